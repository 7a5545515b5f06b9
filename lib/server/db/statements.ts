import type { SavedStatement } from '@/lib/shared/statement';
import { open, seal, type Sealed } from '@/lib/server/encryption';
import { db } from './client';
import { erase } from './erase';
import { storedStatement } from './stored-kinds';

export const openStatement = (analysisId: string, sealed: Pick<Sealed, 'keyId' | 'bytes'>): SavedStatement =>
  storedStatement.read(open(sealed, analysisId).toString('utf8'));

/** null where its owner saved none. */
export async function findStatement(analysisId: string): Promise<SavedStatement | null> {
  const row = await db().statement.findUnique({ where: { analysisId } });
  return row && openStatement(analysisId, row);
}

/** In the place of the one before, of which nothing stays. */
export async function saveStatement(analysisId: string, statement: SavedStatement): Promise<void> {
  const sealed = seal(Buffer.from(storedStatement.write(statement)), analysisId);
  await erase((queries) => queries.statement.upsert({ where: { analysisId }, create: { analysisId, ...sealed }, update: sealed }));
}

export async function deleteStatement(analysisId: string): Promise<void> {
  await erase((queries) => queries.statement.deleteMany({ where: { analysisId } }));
}
