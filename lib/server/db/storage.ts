import { db, type Queries } from './client';
import { erase } from './erase';

/** Adds a report's bytes to those of its upload. False where the report is gone. */
export async function countStoredBytes(analysisId: string, bytes: number, queries: Queries = db()): Promise<boolean> {
  const { count } = await queries.upload.updateMany({
    where: { analyses: { some: { id: analysisId } } },
    data: { storedBytes: { increment: bytes } },
  });
  return count > 0;
}

/**
 * Changes what is kept beside a report, and counts the bytes that `change` says were added by it. It takes hold of the
 * upload first, as a deletion does: of two at once one comes after the other, and neither waits for ever. null where the
 * report is gone.
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

/** What is stored of one client. */
export async function readStoredOf(clientHash: string): Promise<Stored> {
  return numbers(
    await db().$queryRaw<Row[]>`
      SELECT count(*) AS "files", coalesce(sum("storedBytes"), 0) AS "bytes" FROM "Upload" WHERE "clientHash" = ${clientHash}`,
  );
}

/** What is stored in all. Plain SQL, which the index alone answers: Prisma's own sum reads every row, documents and all. */
export async function readStored(): Promise<Stored> {
  return numbers(await db().$queryRaw<Row[]>`SELECT count(*) AS "files", coalesce(sum("storedBytes"), 0) AS "bytes" FROM "Upload"`);
}

const numbers = ([row]: Row[]): Stored => ({ files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) });
