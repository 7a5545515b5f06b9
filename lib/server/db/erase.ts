import { env } from '@/lib/server/env';
import { db, type Queries } from './client';
import { isPostgres } from './kind';

/** A purge after weeks without one deletes much at once. */
const transactionTimeouts = { maxWait: 10_000, timeout: 60_000 };

/**
 * A transaction after which nothing deleted can be read. SQLite overwrites what is deleted (client.ts) but keeps earlier pages in the
 * write-ahead log; Postgres frees the space with its own vacuum.
 */
export async function erase<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
  const result = await db().$transaction(work, transactionTimeouts);
  if (!isPostgres(env().DATABASE_URL)) await emptyLog();
  return result;
}

const attempts = 5;

/** Moves the write-ahead log into the file and empties it. Where a query is still reading, it is done the next time. */
async function emptyLog(): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const rows = await db().$queryRawUnsafe<{ busy: number | bigint }[]>('PRAGMA wal_checkpoint(TRUNCATE)');
    if (Number(rows[0]?.busy ?? 0) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Rewrites the whole database without the gaps of deleted and moved rows: after a purge, not in a request. */
export async function compactDatabase(): Promise<void> {
  await db().$executeRawUnsafe('VACUUM');
  if (!isPostgres(env().DATABASE_URL)) await emptyLog();
}
