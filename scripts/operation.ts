// The verbs of scripts/operate.mjs, which bundles this file.
import { parseArgs } from 'node:util';
import { closeDatabase } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { backupFolder, listBackups, makeBackup, restoreBackup } from '@/lib/server/services/operation/backup';
import { examine } from '@/lib/server/services/operation/doctor';
import { closePool } from '@/lib/server/workers/pool';

interface Surroundings {
  migrate: (url: string) => Promise<string[]>;
  pendingMigrations: (url: string) => Promise<string[]>;
  say: (text: string) => void;
}

const usage = `Usage:
  npm run doctor                                   examines settings, database, backups and the engine
  npm run backup [-- --to FILE] [--keep-days 30]   writes a backup (encrypted with DATA_KEY) while the site runs
  npm run restore -- FILE|latest --yes             puts a backup in the place of what the database holds`;

export const close = async (): Promise<void> => {
  await closePool();
  await closeDatabase();
};

/** Null for an unknown option. */
function understood(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, 'keep-days': { type: 'string', default: '30' }, yes: { type: 'boolean', default: false } },
    });
  } catch {
    return null;
  }
}

/** Returns the exit code: 0 well, 1 a fault, 2 not understood. */
export async function run(verb: string | undefined, args: string[], { migrate, pendingMigrations, say }: Surroundings): Promise<number> {
  const words = understood(args);
  if (!words) {
    say(usage);
    return 2;
  }
  const { values, positionals } = words;
  if (verb === 'doctor') {
    const findings = await examine(new Date(), await pendingMigrations(env().DATABASE_URL));
    for (const { state, text } of findings) say(`${{ well: 'ok   ', advice: 'note ', fault: 'FAULT' }[state]} ${text}`);
    return findings.some((finding) => finding.state === 'fault') ? 1 : 0;
  }
  if (verb === 'backup' && /^\d+$/.test(values['keep-days'])) {
    await migrate(env().DATABASE_URL);
    const { file, rows, bytes, removed } = await makeBackup(new Date(), Number(values['keep-days']), values.to);
    say(`${file}: ${rows} records, ${(bytes / 1e6).toFixed(2)} MB, read back whole.${removed ? ` ${removed} older deleted.` : ''}`);
    return 0;
  }
  if (verb === 'restore') {
    const [chosen] = positionals;
    const file = chosen === 'latest' ? (await listBackups())[0]?.file : chosen;
    if (!file || !values.yes) {
      say(chosen === 'latest' && !file ? `There is no backup in ${backupFolder()}.` : `${usage}\nWithout --yes nothing is replaced.`);
      return 2;
    }
    await migrate(env().DATABASE_URL);
    const { createdAt, rows, deletedAgain } = await restoreBackup(file, new Date());
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
    say(`Restored the backup of ${createdAt}: ${count} records. Deleted or withdrawn again: ${deletedAgain}.`);
    return 0;
  }
  say(usage);
  return 2;
}
