import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import { countAttempt, forgetAttempts, prolongAttempts } from '@/lib/server/db/login-attempts';
import { env } from '@/lib/server/env';

/** Five wrong passwords lock an account for a quarter of an hour, whether it exists or not. */
export const maxFailures = 5;
const lockMs = 15 * 60_000;

/** Keyed, so that the table does not tell which addresses were tried. */
const accountHash = (email: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(email.toLowerCase()).digest('hex');

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip past; throws RATE_LIMIT with
 * the seconds to wait once the account is locked. A success is told with `clearAttempts`.
 */
export async function countLoginAttempt(email: string, now: Date): Promise<void> {
  const account = accountHash(email);
  const lockedUntil = new Date(now.getTime() + lockMs);
  const { failures, expiresAt } = await countAttempt(account, now, lockedUntil);
  if (failures > maxFailures) {
    const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, seconds) });
  }
  if (failures === maxFailures) await prolongAttempts(account, lockedUntil);
}

export const clearAttempts = (email: string): Promise<void> => forgetAttempts(accountHash(email));
