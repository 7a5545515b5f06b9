import type { SavedStatement } from '@/lib/shared/statement';
import { AppError } from '@/lib/shared/errors';
import { deleteStatement, findStatement, saveStatement } from '@/lib/server/db/statements';
import { requireOwnAnalysis } from '../ownership/ownership';
import { requireStorage } from '../uploads/storage-quota';

/** Answers and draft that the owner saved with a report; null where there are none. Throws ANALYSIS_NOT_FOUND, NOT_OWNER, DEMO_READ_ONLY. */
export async function readSavedStatement(analysisId: string, owner: string | null): Promise<SavedStatement | null> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  return findStatement(id);
}

/** Throws as `readSavedStatement` does, and STORAGE_FULL. */
export async function keepStatement(analysisId: string, owner: string | null, statement: SavedStatement): Promise<void> {
  const { id, clientHash } = await requireOwnAnalysis(analysisId, owner);
  await requireStorage(clientHash, { files: 0, bytes: Buffer.byteLength(JSON.stringify(statement)) });
  if (!(await saveStatement(id, statement))) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
}

/** Throws as `readSavedStatement` does. */
export async function dropStatement(analysisId: string, owner: string | null): Promise<void> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  await deleteStatement(id);
}
