import { refuseUnlessCv } from '@/lib/analysis/gates';
import { problemIn } from '@/lib/cv/parse/corrected/check-corrections';
import { kindsOfCorrections } from '@/lib/cv/project/correction-kinds';
import { readingOf } from '@/lib/cv/project/corrections-of';
import { readingView } from '@/lib/cv/project/reading-view';
import type { Corrections } from '@/lib/shared/corrections';
import { AppError } from '@/lib/shared/errors';
import type { ReadingView } from '@/lib/shared/reading-view';
import type { AnalysisResult } from '@/lib/shared/result';
import { rescoreAnalysis } from '@/lib/server/db/analyses';
import { countCorrections } from '@/lib/server/db/correction-counts';
import { readOwnCv, refuseDemo } from '../improving/own-cv';
import { requireOwnAnalysis } from '../ownership/ownership';
import { analysisInput, makeResult } from './analyse-upload';

/** What was read, for its owner to put right. Throws ANALYSIS_NOT_FOUND, NOT_OWNER, DEMO_READ_ONLY. */
export async function readReading(analysisId: string, owner: string | null): Promise<ReadingView> {
  refuseDemo(analysisId);
  const { cv, own } = await readOwnCv(analysisId, owner);
  return readingView(cv, own.origins);
}

/**
 * Keeps what the owner put right and scores the CV again. Nothing is kept where the new reading cannot be scored.
 * Throws as `readReading` does, and CORRECTION_NOT_IN_CV where lines or words are named that the CV does not have.
 */
export async function putRight(analysisId: string, owner: string | null, corrections: Corrections): Promise<AnalysisResult> {
  const { uploadId, options, status } = await requireOwnAnalysis(analysisId, owner);
  if (status !== 'ready') throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  const before = await readOwnCv(analysisId, owner);
  const problem = problemIn(before.document, corrections);
  if (problem) throw new AppError('reading/CORRECTION_NOT_IN_CV', { cause: new Error(problem.problem) });
  const input = await analysisInput(uploadId, options, corrections);
  refuseUnlessCv(input.cv);
  const result = await makeResult(analysisId, input);
  if (!(await rescoreAnalysis(analysisId, corrections, result))) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  await countCorrections(kindsOfCorrections(readingOf(before.cv), corrections));
  return result;
}
