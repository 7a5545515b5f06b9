import type { SavedStatement } from '@/lib/shared/statement';
import { deleteStatement, findStatement, saveStatement } from '@/lib/server/db/statements';
import { requireOwnAnalysis } from '../ownership/ownership';

/** Answers and draft that the owner saved with a report; null where there are none. Throws ANALYSIS_NOT_FOUND, NOT_OWNER, DEMO_READ_ONLY. */
export async function readSavedStatement(analysisId: string, owner: string | null): Promise<SavedStatement | null> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  return findStatement(id);
}

/** Throws as `readSavedStatement` does. */
export async function keepStatement(analysisId: string, owner: string | null, statement: SavedStatement): Promise<void> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  await saveStatement(id, statement);
}

/** Throws as `readSavedStatement` does. */
export async function dropStatement(analysisId: string, owner: string | null): Promise<void> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  await deleteStatement(id);
}
