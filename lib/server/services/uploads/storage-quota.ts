import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { readStored, readStoredOf, type Stored } from '@/lib/server/db/storage';
import { env } from '@/lib/server/env';

/** Bytes that the site may store; null where STORAGE_QUOTA_MB is 0. */
export const siteQuota = (): number | null => env().STORAGE_QUOTA_MB * 1e6 || null;

/**
 * Throws STORAGE_FULL where `more` bytes would exceed the client's or the site's quota. It is checked before any work is done. Uploads
 * at the same moment may each pass, so the store can exceed the quota by as many files as are read at once.
 */
export async function requireStorage(clientHash: string, more: Stored): Promise<void> {
  const quota = siteQuota();
  if (quota === null) return;
  const [own, all] = await Promise.all([readStoredOf(clientHash), readStored()]);
  const isFull =
    all.bytes + more.bytes > quota ||
    own.bytes + more.bytes > quota * limits.clientShareOfStorage ||
    own.files + more.files > limits.clientFiles;
  if (isFull) throw new AppError('upload/STORAGE_FULL');
}
