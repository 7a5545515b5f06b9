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

/** Migrates the database and creates the first admin. Where the database cannot be reached it tries again until it can. */
export async function prepareServer(started: Date): Promise<void> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(longestRetryMs, retryMs * 2)) {
    try {
      return await prepareOnce(started);
    } catch (error) {
      // The error comes from the operator's own database and holds no visitor's data, so its whole message is logged.
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
  // On one machine a lease that is left belongs to a process that has ended; on Postgres another instance may hold it.
  if (!isPostgres(url)) await releaseLeases(started);
}
