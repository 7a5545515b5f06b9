import type { Corrections } from '@/lib/shared/corrections';
import { AppError } from '@/lib/shared/errors';
import type { AnalysisResult } from '@/lib/shared/result';
import { rescoreAnalysis } from '@/lib/server/db/analyses';
import { countCorrections } from '@/lib/server/db/correction-counts';
import { storedCorrections } from '@/lib/server/db/stored-kinds';
import { readStoredCv } from '@/lib/server/db/uploads';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { findOwnCv, refuseDemo } from '../improving/own-cv';
import { requireOwnAnalysis } from '../ownership/ownership';
import { requireStorage } from '../uploads/storage-quota';
import { writeReport } from './analyse-upload';
import { today } from './today';

/** The reading as JSON, for its owner to correct. Throws ANALYSIS_NOT_FOUND, NOT_OWNER, DEMO_READ_ONLY. */
export async function readReading(analysisId: string, owner: string | null, caller: Caller): Promise<Uint8Array> {
  refuseDemo(analysisId);
  const { cv } = await findOwnCv(analysisId, owner);
  return runJob('reading', { cv, today: today() }, caller);
}

/**
 * Stores the owner's corrections and scores the CV again. Nothing is stored where the corrected CV cannot be scored. Throws as
 * `readReading` does, STORAGE_FULL, and CORRECTION_NOT_IN_CV where a correction names lines or words that the CV does not have.
 */
export async function putRight(
  analysisId: string,
  owner: string | null,
  corrections: Corrections,
  caller: Caller,
): Promise<AnalysisResult> {
  refuseDemo(analysisId);
  const { uploadId, options, status, corrections: earlier, clientHash } = await requireOwnAnalysis(analysisId, owner);
  await requireStorage(clientHash, { files: 0, bytes: Buffer.byteLength(JSON.stringify(corrections)) });
  const cv = status === 'ready' ? await readStoredCv(uploadId, { corrections: earlier }) : null;
  if (!cv) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  const started = performance.now();
  const { result: builtIn, counts } = await runJob('putRight', { cv, corrections, options, today: today() }, caller);
  const corrected = { ...cv, corrections: storedCorrections.write(corrections) };
  const result = await writeReport(analysisId, { cv: corrected, builtIn, engineMs: performance.now() - started }, caller.signal);
  if (!(await rescoreAnalysis(analysisId, corrections, result))) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  await countCorrections(counts);
  return result;
}
