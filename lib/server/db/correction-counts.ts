import type { CorrectionCounts } from '@/lib/shared/corrections';
import { db } from './client';

/** Adds to the counts of corrections by kind. */
export async function countCorrections(counts: CorrectionCounts): Promise<void> {
  for (const [kind, count] of Object.entries(counts))
    await db().correctionCount.upsert({ where: { kind }, create: { kind, count }, update: { count: { increment: count } } });
}

export async function readCorrectionCounts(): Promise<{ name: string; count: number }[]> {
  const rows = await db().correctionCount.findMany({ orderBy: [{ count: 'desc' }, { kind: 'asc' }] });
  return rows.map(({ kind, count }) => ({ name: kind, count }));
}
