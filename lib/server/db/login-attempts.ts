import { db } from './client';

export interface LoginAttempts {
  failures: number;
  expiresAt: Date;
}

/** Counts one more attempt and returns the new state. The count starts again once the last one has expired. */
export async function countAttempt(accountHash: string, now: Date, expiresAt: Date): Promise<LoginAttempts> {
  await db().loginAttempts.deleteMany({ where: { accountHash, expiresAt: { lte: now } } });
  return db().loginAttempts.upsert({
    where: { accountHash },
    create: { accountHash, failures: 1, expiresAt },
    update: { failures: { increment: 1 } },
    select: { failures: true, expiresAt: true },
  });
}

export async function prolongAttempts(accountHash: string, expiresAt: Date): Promise<void> {
  await db().loginAttempts.updateMany({ where: { accountHash }, data: { expiresAt } });
}

/** Takes back one counted attempt that was no failure. */
export async function decrementAttempts(accountHash: string): Promise<void> {
  await db().loginAttempts.updateMany({ where: { accountHash }, data: { failures: { decrement: 1 } } });
}

/** Deletes every count whose key begins with this one. */
export async function deleteAttempts(accountHash: string): Promise<void> {
  await db().loginAttempts.deleteMany({ where: { accountHash: { startsWith: accountHash } } });
}

export async function deleteExpiredAttempts(now: Date): Promise<void> {
  await db().loginAttempts.deleteMany({ where: { expiresAt: { lte: now } } });
}
