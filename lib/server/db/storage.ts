import { db } from './client';

/** Adds a report's bytes to those of its upload. */
export async function countStoredBytes(analysisId: string, bytes: number): Promise<void> {
  await db().upload.updateMany({ where: { analyses: { some: { id: analysisId } } }, data: { storedBytes: { increment: bytes } } });
}

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
