import { db } from './client';

/** True the first time only: a unique hash decides between two windows at once. */
export async function markOwnerTokenUsed(hash: string, expiresAt: Date): Promise<boolean> {
  if (await db().ownerToken.findUnique({ where: { hash } })) return false;
  try {
    await db().ownerToken.create({ data: { hash, expiresAt } });
    return true;
  } catch (error) {
    if (await db().ownerToken.findUnique({ where: { hash } })) return false;
    throw error;
  }
}

export async function deleteExpiredOwnerTokens(now: Date): Promise<void> {
  await db().ownerToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
