import { AppError } from '@/lib/shared/errors';
import type { AnalysisOptions, AnalysisResult } from '@/lib/shared/result';
import { seal } from '@/lib/server/encryption';
import { resultColumns } from './analyses';
import { db } from './client';
import { erase } from './erase';
import { storedOptions, storedResult } from './stored-kinds';

/** The finished and unfinished analyses of an upload. */
export async function findAnalysesOf(
  uploadId: string,
): Promise<{ id: string; isReady: boolean; options: AnalysisOptions; corrections: string | null }[]> {
  const rows = await db().analysis.findMany({
    where: { uploadId, status: { in: ['ready', 'processing'] } },
    select: { id: true, status: true, options: true, corrections: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, status, options, corrections }) => ({
    id,
    isReady: status === 'ready',
    options: storedOptions.read(options),
    corrections,
  }));
}

export interface Rewritten {
  id: string;
  corrections: string | null;
  result: AnalysisResult;
}

/**
 * Replaces a CV by one with fewer words, and the results made from it. All or nothing, and nothing of the former text stays readable.
 * Throws ANALYSIS_UNDER_WAY where the CV was changed or is being analysed meanwhile.
 */
export async function replaceText(
  { uploadId, before, document, secrets }: { uploadId: string; before: string; document: string; secrets: string },
  analyses: readonly Rewritten[],
): Promise<void> {
  const sealed = seal(Buffer.from(secrets), uploadId);
  await erase(async (queries) => {
    const { count } = await queries.upload.updateMany({ where: { id: uploadId, document: before }, data: { document } });
    const known = await queries.analysis.count({ where: { uploadId, status: 'ready', id: { in: analyses.map(({ id }) => id) } } });
    const all = await queries.analysis.count({ where: { uploadId, status: { in: ['ready', 'processing'] } } });
    if (count === 0 || known !== analyses.length || all !== known) throw new AppError('redaction/ANALYSIS_UNDER_WAY');
    await queries.uploadSecrets.updateMany({ where: { uploadId }, data: sealed });
    for (const { id, corrections, result } of analyses)
      await queries.analysis.updateMany({ where: { id }, data: { corrections, ...resultColumns(result, storedResult.write(result)) } });
  });
}
