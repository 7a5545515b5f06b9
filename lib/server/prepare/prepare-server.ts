import { setTimeout as pause } from 'node:timers/promises';
import { applyMigrations } from '@/lib/server/db/migrate';
import { releaseLeases } from '@/lib/server/db/analyses';
import { prepareDatabase } from '@/lib/server/db/client';
import { withDatabaseLock } from '@/lib/server/db/database-lock';
import { isPostgres } from '@/lib/server/db/kind';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { ensureFirstAdmin } from '@/lib/server/services/admin/first-admin';
import { announceFirstAdmin, say } from './announce';

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Brings the database up to date and makes the first admin. Where the database is away, tries again until it is there. */
export async function prepareServer(started: Date): Promise<void> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(longestRetryMs, retryMs * 2)) {
    try {
      return await prepareOnce(started);
    } catch (error) {
      // Nothing here comes from a visitor, so the operator may read the whole message.
      log().error({ job: 'prepare', reason: error instanceof Error ? error.message : String(error) }, 'not ready');
      await pause(retryMs, undefined, { ref: false });
    }
  }
}

async function prepareOnce(started: Date): Promise<void> {
  const { DATABASE_URL: url } = env();
  await withDatabaseLock(url, async () => {
    const applied = await applyMigrations(url);
    if (applied.length) say(`Applied ${applied.length} migration${applied.length === 1 ? '' : 's'} to the database.`);
    await prepareDatabase();
    const admin = await ensureFirstAdmin();
    if (admin) announceFirstAdmin(admin);
  });
  // On one machine a lease that is left belongs to a process that ended; on Postgres another instance may hold it.
  if (!isPostgres(url)) await releaseLeases(started);
}
