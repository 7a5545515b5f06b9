import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { readStored, readStoredOf, type Stored } from '@/lib/server/db/storage';
import { env } from '@/lib/server/env';

/** Bytes that the site may store; null where STORAGE_QUOTA_MB is 0. */
export const siteQuota = (): number | null => env().STORAGE_QUOTA_MB * 1e6 || null;

/**
 * Throws STORAGE_FULL where `more` would be too much of this client's or of all. Asked before any work is done; several
 * at once may each find the last place, so the store can be over the quota by as many as are read at once.
 */
export async function requireRoom(clientHash: string, more: Stored): Promise<void> {
  const quota = siteQuota();
  if (quota === null) return;
  const [own, all] = await Promise.all([readStoredOf(clientHash), readStored()]);
  const isFull =
    all.bytes + more.bytes > quota ||
    own.bytes + more.bytes > quota * limits.clientShareOfStorage ||
    own.files + more.files > limits.clientFiles;
  if (isFull) throw new AppError('upload/STORAGE_FULL');
}
