import { db } from './client';
import { erase } from './erase';
import { withVersions } from './uploads';

interface DeletionReceipt {
  receipt: string;
  deletedAt: Date;
  analyses: number;
  emails: number;
}

export async function findReceipt(receipt: string): Promise<DeletionReceipt | null> {
  const row = await db().deletion.findUnique({ where: { id: receipt } });
  return row && { receipt: row.id, deletedAt: row.createdAt, analyses: row.analyses, emails: row.emails };
}

/** What was deleted on request, newest first: ids and counts, no personal data. */
export const listDeletions = (
  take: number,
): Promise<{ id: string; createdAt: Date; kind: string; askedBy: string; analyses: number; emails: number }[]> =>
  db().deletion.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take, omit: { recordId: true } });

/** After a restore: deletes again what was deleted on request since the backup. Returns how many records were deleted. */
export async function reapplyDeletions(): Promise<number> {
  const rows = await db().deletion.findMany({ select: { kind: true, recordId: true } });
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.recordId);
  return erase(async (queries) => {
    const uploads = await deleteInBatches(of('upload'), (id) => queries.upload.deleteMany({ where: withVersions(id) }));
    return uploads + (await deleteInBatches(of('lead'), (id) => queries.lead.deleteMany({ where: { id: { in: id } } })));
  });
}

const batch = 500;

async function deleteInBatches(ids: string[], remove: (ids: string[]) => Promise<{ count: number }>): Promise<number> {
  let removed = 0;
  for (let start = 0; start < ids.length; start += batch) removed += (await remove(ids.slice(start, start + batch))).count;
  return removed;
}
