import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import { countAttempt, forgetAttempts, giveBackAttempt, prolongAttempts } from '@/lib/server/db/login-attempts';
import { env } from '@/lib/server/env';

/** So many wrong passwords make one client, or one browser that has signed in before, wait for that account. */
export const maxFailures = 5;
/** So many in a quarter of an hour make all clients wait that never signed in to that account. */
export const maxStrangersFailures = 20;
const lockMs = 15 * 60_000;

/** Who tries: the client by its address, and the browser by its device cookie where it has signed in to this account before. */
export interface Attempt {
  email: string;
  client: string;
  device: string | null;
}

/** Keyed, so that the table does not tell which addresses were tried, nor from where. */
const hash = (text: string): string => createHmac('sha256', env().NEXTAUTH_SECRET).update(text).digest('hex');
const accountHash = (email: string): string => hash(email.toLowerCase());
/** Begins with the account's hash, by which all counts of an account are found. */
const countOf = (email: string, who: string): string => `${accountHash(email)}.${hash(who).slice(0, 32)}`;

const strangers = 'strangers';
const ownCount = ({ email, client, device }: Attempt): string => countOf(email, device === null ? `client ${client}` : `device ${device}`);

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip past; throws RATE_LIMIT with
 * the seconds to wait. Accounts that exist and those that do not are counted alike. A success is told with `forgiveAttempt`.
 */
export async function countLoginAttempt(attempt: Attempt, now: Date): Promise<void> {
  await count(ownCount(attempt), maxFailures, now);
  if (attempt.device === null) await count(countOf(attempt.email, strangers), maxStrangersFailures, now);
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

/** The password was right: this client's mistakes are forgotten, those of others are not. */
export async function forgiveAttempt(attempt: Attempt): Promise<void> {
  await forgetAttempts(ownCount(attempt));
  if (attempt.device === null) await giveBackAttempt(countOf(attempt.email, strangers));
}

/** What was counted was no attempt at all: neither a mistake nor a success. */
export async function takeBackAttempt(attempt: Attempt): Promise<void> {
  await giveBackAttempt(ownCount(attempt));
  if (attempt.device === null) await giveBackAttempt(countOf(attempt.email, strangers));
}

/** Opens an account to everybody again. */
export const clearAttempts = (email: string): Promise<void> => forgetAttempts(accountHash(email));
