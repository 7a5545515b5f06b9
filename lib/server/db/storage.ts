import { db, type Queries } from './client';
import { erase } from './erase';

/** Adds a report's bytes to those of its upload. False where the report was deleted. */
export async function countStoredBytes(analysisId: string, bytes: number, queries: Queries = db()): Promise<boolean> {
  const { count } = await queries.upload.updateMany({
    where: { analyses: { some: { id: analysisId } } },
    data: { storedBytes: { increment: bytes } },
  });
  return count > 0;
}

/**
 * Changes what is stored beside a report, and counts the bytes that `change` says it added. It locks the upload's row first, as a
 * deletion does, so that two at once run one after the other without a deadlock. null where the report was deleted.
 */
export const changeKept = <T>(analysisId: string, change: (queries: Queries) => Promise<{ bytes: number; value: T }>): Promise<T | null> =>
  erase(async (queries) => {
    if (!(await countStoredBytes(analysisId, 0, queries))) return null;
    const { bytes, value } = await change(queries);
    if (bytes !== 0) await countStoredBytes(analysisId, bytes, queries);
    return value;
  });

export interface Stored {
  files: number;
  bytes: number;
}

type Row = Record<keyof Stored, number | bigint>;

/** The bytes stored for one client. */
export async function readStoredOf(clientHash: string): Promise<Stored> {
  return numbers(
    await db().$queryRaw<Row[]>`
      SELECT count(*) AS "files", coalesce(sum("storedBytes"), 0) AS "bytes" FROM "Upload" WHERE "clientHash" = ${clientHash}`,
  );
}

/** All stored bytes. Plain SQL that is answered from the index alone, because Prisma's own sum reads every row with its document. */
export async function readStored(): Promise<Stored> {
  return numbers(await db().$queryRaw<Row[]>`SELECT count(*) AS "files", coalesce(sum("storedBytes"), 0) AS "bytes" FROM "Upload"`);
}

const numbers = ([row]: Row[]): Stored => ({ files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) });
