import type { CarriedDraft } from '@/lib/shared/hand-over';
import { open, seal } from '@/lib/server/encryption';
import { db } from './client';
import { changeKept } from './storage';
import { storedHandOver } from './stored-kinds';

/** What is passed to the other device. */
export interface CarriedWork {
  visitorSecret: string;
  draft: CarriedDraft;
}

/** Replaces the previous code: only the newest code of a report works. False where the report was deleted. */
export async function saveHandOver(analysisId: string, codeHash: string, expiresAt: Date, work: CarriedWork): Promise<boolean> {
  const row = { codeHash, expiresAt, ...seal(Buffer.from(storedHandOver.write(work)), codeHash) };
  const isSaved = await changeKept(analysisId, async (queries) => {
    const before = await queries.handOver.findUnique({ where: { analysisId }, select: { bytes: true } });
    await queries.handOver.upsert({ where: { analysisId }, create: { analysisId, ...row }, update: row });
    return { bytes: row.bytes.byteLength - (before?.bytes.byteLength ?? 0), value: true };
  });
  return isSaved ?? false;
}

/** Works once: deleting the row decides between two devices at once. null where there is none, or it has expired. */
export async function takeHandOver(codeHash: string, now: Date): Promise<(CarriedWork & { analysisId: string }) | null> {
  const found = await db().handOver.findUnique({ where: { codeHash }, select: { analysisId: true } });
  const row = found && (await deleteHandOver({ ...found, codeHash }));
  if (!row || row.expiresAt <= now) return null;
  return { analysisId: row.analysisId, ...storedHandOver.read(open(row, codeHash).toString('utf8')) };
}

/** Deletes the code of a report; returns what was deleted, or null. */
export const deleteHandOver = (where: { analysisId: string; codeHash?: string; expiresAt?: { lt: Date } }) =>
  changeKept(where.analysisId, async (queries) => {
    const row = await queries.handOver.findFirst({ where });
    await queries.handOver.deleteMany({ where });
    return { bytes: -(row?.bytes.byteLength ?? 0), value: row };
  });

export async function deleteExpiredHandOvers(now: Date): Promise<void> {
  const expiresAt = { lt: now };
  for (const { analysisId } of await db().handOver.findMany({ where: { expiresAt }, select: { analysisId: true } }))
    await deleteHandOver({ analysisId, expiresAt });
}
