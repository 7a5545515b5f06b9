import type { SavedStatement } from '@/lib/shared/statement';
import { open, seal, type Sealed } from '@/lib/server/encryption';
import { db, type Queries } from './client';
import { changeKept } from './storage';
import { storedStatement } from './stored-kinds';

export const openStatement = (analysisId: string, sealed: Pick<Sealed, 'keyId' | 'bytes'>): SavedStatement =>
  storedStatement.read(open(sealed, analysisId).toString('utf8'));

/** null where its owner saved none. */
export async function findStatement(analysisId: string): Promise<SavedStatement | null> {
  const row = await db().statement.findUnique({ where: { analysisId } });
  return row && openStatement(analysisId, row);
}

/** Replaces the earlier one, of which nothing stays. False where the report was deleted. */
export async function saveStatement(analysisId: string, statement: SavedStatement): Promise<boolean> {
  const sealed = seal(Buffer.from(storedStatement.write(statement)), analysisId);
  const isSaved = await changeKept(analysisId, async (queries) => {
    const before = await bytesOf(analysisId, queries);
    await queries.statement.upsert({ where: { analysisId }, create: { analysisId, ...sealed }, update: sealed });
    return { bytes: sealed.bytes.byteLength - before, value: true };
  });
  return isSaved ?? false;
}

export async function deleteStatement(analysisId: string): Promise<void> {
  await changeKept(analysisId, async (queries) => {
    const before = await bytesOf(analysisId, queries);
    await queries.statement.deleteMany({ where: { analysisId } });
    return { bytes: -before, value: undefined };
  });
}

async function bytesOf(analysisId: string, queries: Queries): Promise<number> {
  const row = await queries.statement.findUnique({ where: { analysisId }, select: { bytes: true } });
  return row?.bytes.byteLength ?? 0;
}
