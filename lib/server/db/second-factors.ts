import { open, seal } from '@/lib/server/encryption';
import { db } from './client';

interface StoredFactor {
  secret: Uint8Array;
  confirmed: boolean;
}

/** The account's secret; null where it has set none up. */
export async function findFactor(adminId: string): Promise<StoredFactor | null> {
  const row = await db().secondFactor.findUnique({ where: { adminId } });
  return row && { secret: open(row, adminId), confirmed: row.confirmedAt !== null };
}

export const hasFactor = async (adminId: string): Promise<boolean> =>
  (await db().secondFactor.count({ where: { adminId, confirmedAt: { not: null } } })) > 0;

/** Stores a secret that no code has confirmed yet, and replaces an earlier one. False where a confirmed one exists. */
export async function proposeFactor(adminId: string, secret: Uint8Array): Promise<boolean> {
  return db().$transaction(async (queries) => {
    await queries.secondFactor.deleteMany({ where: { adminId, confirmedAt: null } });
    if ((await queries.secondFactor.count({ where: { adminId } })) > 0) return false;
    await queries.secondFactor.create({ data: { adminId, ...seal(secret, adminId) } });
    return true;
  });
}

/**
 * From here on sign-in asks for a code. All other sessions of the account end, because they were opened without one. False where it was
 * confirmed already.
 */
export async function confirmFactor(
  adminId: string,
  { step, recoveryHashes, session, now }: { step: number; recoveryHashes: string[]; session: string; now: Date },
): Promise<boolean> {
  return db().$transaction(async (queries) => {
    const { count } = await queries.secondFactor.updateMany({
      where: { adminId, confirmedAt: null },
      data: { confirmedAt: now, lastStep: step },
    });
    if (count === 0) return false;
    await queries.recoveryCode.createMany({ data: recoveryHashes.map((hash) => ({ hash, adminId })) });
    await queries.adminSession.deleteMany({ where: { adminId, NOT: { id: session } } });
    return true;
  });
}

/** False where the code of this step, or of a later one, was used before. */
export async function spendStep(adminId: string, step: number): Promise<boolean> {
  const { count } = await db().secondFactor.updateMany({ where: { adminId, lastStep: { lt: step } }, data: { lastStep: step } });
  return count > 0;
}

/** True once for each code. */
export async function spendRecoveryCode(adminId: string, hash: string): Promise<boolean> {
  const { count } = await db().recoveryCode.deleteMany({ where: { adminId, hash } });
  return count > 0;
}

export const countRecoveryCodes = (adminId: string): Promise<number> => db().recoveryCode.count({ where: { adminId } });

export async function removeFactor(adminId: string): Promise<void> {
  await db().$transaction([db().recoveryCode.deleteMany({ where: { adminId } }), db().secondFactor.deleteMany({ where: { adminId } })]);
}
