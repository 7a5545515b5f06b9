import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import { countAttempt, deleteAttempts, decrementAttempts, prolongAttempts } from '@/lib/server/db/login-attempts';
import { env } from '@/lib/server/env';

/** After this many wrong passwords a client, or a browser that has signed in before, has to wait for that account. */
export const maxFailures = 5;
/** After this many in a quarter of an hour all clients have to wait that never signed in to the account. */
export const maxFailuresOfUnknownClients = 20;
const lockMs = 15 * 60_000;

/** Who tries: the client's address, and the device cookie of a browser that has signed in to this account before. */
export interface Attempt {
  email: string;
  client: string;
  device: string | null;
}

/** A keyed hash, so that the table does not show which addresses were tried, nor from where. */
const hash = (text: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(text).digest('hex');
const accountHash = (email: string): string => hash(email.toLowerCase());
/** The key begins with the account's hash, so that all counts of an account can be found. */
const countOf = (email: string, who: string): string => `${accountHash(email)}.${hash(who).slice(0, 32)}`;

const unknownClients = 'unknown clients';
const ownCount = ({ email, client, device }: Attempt): string => countOf(email, device === null ? `client ${client}` : `device ${device}`);

/**
 * Counts an attempt before its password is checked, so that many attempts at once cannot slip past. Throws RATE_LIMIT with the seconds
 * to wait. Unknown accounts are counted like known ones. After a success call `clearFailures`.
 */
export async function countLoginAttempt(attempt: Attempt, now: Date): Promise<void> {
  await count(ownCount(attempt), maxFailures, now);
  if (attempt.device === null) await count(countOf(attempt.email, unknownClients), maxFailuresOfUnknownClients, now);
}

async function count(key: string, most: number, now: Date): Promise<void> {
  const lockedUntil = new Date(now.getTime() + lockMs);
  const { failures, expiresAt } = await countAttempt(key, now, lockedUntil);
  if (failures > most) {
    const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: Math.max(1, seconds) });
  }
  if (failures === most) await prolongAttempts(key, lockedUntil);
}

/** Forgets this client's failures after a right password; failures of others stay. */
export async function clearFailures(attempt: Attempt): Promise<void> {
  await deleteAttempts(ownCount(attempt));
  if (attempt.device === null) await decrementAttempts(countOf(attempt.email, unknownClients));
}

/** Takes back an attempt that was neither a failure nor a success. */
export async function uncountAttempt(attempt: Attempt): Promise<void> {
  await decrementAttempts(ownCount(attempt));
  if (attempt.device === null) await decrementAttempts(countOf(attempt.email, unknownClients));
}

/** Ends all waiting for an account. */
export const clearAttempts = (email: string): Promise<void> => deleteAttempts(accountHash(email));
