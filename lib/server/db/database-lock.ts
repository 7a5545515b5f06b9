import { setTimeout as pause } from 'node:timers/promises';
import { openAdapters } from './adapter';
import { isPostgres } from './kind';

/** A key that nothing else locks in this database. */
const lockKey = 420_731_001;
const maxWaitMs = 90_000;
const retryMs = 50;

/**
 * Runs `work` while no other process runs its own on the same database, so that instances that start together migrate one after
 * another. The database holds the lock, so it ends with the process that took it.
 */
export const withDatabaseLock = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  isPostgres(url) ? withAdvisoryLock(url, work) : withFileLock(`${url}.lock`, work);

/** A transaction keeps one connection for as long as the lock must hold. */
async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { factory, close } = await openAdapters(url);
  try {
    const transaction = await (await factory.connect()).startTransaction();
    try {
      await transaction.executeRaw({ sql: `SELECT pg_advisory_xact_lock(${lockKey})`, args: [], argTypes: [] });
      return await work();
    } finally {
      await transaction.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] }).catch(() => undefined);
      await transaction.rollback();
    }
  } finally {
    await close();
  }
}

/** SQLite has no advisory locks, so an empty database beside the file is locked instead. */
async function withFileLock<T>(lockUrl: string, work: () => Promise<T>): Promise<T> {
  // The driver blocks the thread while it waits for a busy file, so it does not wait at all. The lock is one that a reader does not
  // block: a failed try keeps reading until the driver's statement has been garbage-collected.
  const { factory, close } = await openAdapters(lockUrl, 0);
  try {
    const adapter = await factory.connect();
    const deadline = Date.now() + maxWaitMs;
    while (!(await isTaken(() => adapter.executeRaw({ sql: 'BEGIN IMMEDIATE', args: [], argTypes: [] })))) {
      if (Date.now() > deadline) throw new Error('Another process has been preparing the database for too long.');
      await pause(retryMs);
    }
    try {
      return await work();
    } finally {
      // Closing alone may leave the lock until then.
      await adapter.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] });
    }
  } finally {
    await close();
  }
}

/** False where another process holds the lock. */
async function isTaken(begin: () => Promise<unknown>): Promise<boolean> {
  try {
    await begin();
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** The adapter's name for SQLITE_BUSY is SocketTimeout. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'kind' in error.cause &&
  error.cause.kind === 'SocketTimeout';
