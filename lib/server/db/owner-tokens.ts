import { open, seal } from '@/lib/server/encryption';
import { hashSecret, newSecret } from '@/lib/server/ids';
import { db } from './client';

const lifetimeMs = 5 * 60_000;

/** A token that carries the visitor cookie's secret into a window opened from a frame: once, within five minutes. */
export async function createOwnerToken(visitorSecret: string): Promise<string> {
  const token = newSecret();
  const hash = hashSecret(token);
  await db().ownerToken.create({ data: { hash, ...seal(Buffer.from(visitorSecret), hash), expiresAt: new Date(Date.now() + lifetimeMs) } });
  return token;
}

/** The secret the token carried; null when it is unknown, used or too old. */
export async function redeemOwnerToken(token: string): Promise<string | null> {
  const hash = hashSecret(token);
  const row = await db().ownerToken.findUnique({ where: { hash } });
  const { count } = await db().ownerToken.deleteMany({ where: { hash } });
  if (!row || count !== 1 || row.expiresAt < new Date()) return null;
  return open(row, hash).toString('utf8');
}

export async function deleteExpiredOwnerTokens(now: Date): Promise<void> {
  await db().ownerToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
