import type { CarriedDraft } from '@/lib/shared/hand-over';
import { open, seal } from '@/lib/server/encryption';
import { db } from './client';
import { erase } from './erase';
import { storedHandOver } from './stored-kinds';

/** What goes to the other device. */
export interface CarriedWork {
  visitorSecret: string;
  draft: CarriedDraft;
}

/** In the place of the one before: only the newest code of a report works. */
export async function saveHandOver(analysisId: string, codeHash: string, expiresAt: Date, work: CarriedWork): Promise<void> {
  const row = { codeHash, expiresAt, ...seal(Buffer.from(storedHandOver.write(work)), codeHash) };
  await erase((queries) => queries.handOver.upsert({ where: { analysisId }, create: { analysisId, ...row }, update: row }));
}

/** Once only: deleting the row decides between two devices at once. null where there is none, or its time is over. */
export async function takeHandOver(codeHash: string, now: Date): Promise<(CarriedWork & { analysisId: string }) | null> {
  const row = await db().handOver.findUnique({ where: { codeHash } });
  if (!row) return null;
  const { count } = await erase((queries) => queries.handOver.deleteMany({ where: { codeHash } }));
  if (count === 0 || row.expiresAt <= now) return null;
  return { analysisId: row.analysisId, ...storedHandOver.read(open(row, codeHash).toString('utf8')) };
}

export async function deleteHandOver(analysisId: string): Promise<void> {
  await erase((queries) => queries.handOver.deleteMany({ where: { analysisId } }));
}

/** Looks first: to overwrite what was there costs more than a look. */
export async function deleteExpiredHandOvers(now: Date): Promise<void> {
  const expired = { expiresAt: { lt: now } };
  if ((await db().handOver.count({ where: expired })) > 0) await erase((queries) => queries.handOver.deleteMany({ where: expired }));
}
