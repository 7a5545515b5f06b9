import { AppError } from '@/lib/shared/errors';
import type { AnalysisResult } from '@/lib/shared/result';
import { findAnalysesOf, replaceText, type Rewritten } from '@/lib/server/db/redactions';
import { readStoredCv } from '@/lib/server/db/uploads';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { writeReport } from '../analyses/analyse-upload';
import { today } from '../analyses/today';
import { awaitPlainReading } from './plain-reading';

async function ownCv(uploadId: string): Promise<StoredCv> {
  const cv = await readStoredCv(uploadId);
  if (!cv) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  return cv;
}

/** The redactions as JSON. The caller has checked that the browser is the owner's. Throws CV_UPLOAD_NOT_FOUND. */
export async function readRedactions(uploadId: string, caller: Caller): Promise<Uint8Array> {
  return runJob('redactions', { cv: await ownCv(uploadId) }, caller);
}

/**
 * Takes out more words and scores every analysis of the CV again, because their quotes would still hold the words. Returns the new
 * result of `shownId`. Claude words only that one again, so that one click does not cost as much as all of them did. Where one analysis
 * cannot be made nothing is changed. Throws CV_UPLOAD_NOT_FOUND, WORDS_NOT_IN_CV, ANALYSIS_UNDER_WAY, and whatever an analysis throws.
 */
export async function redactWords(
  uploadId: string,
  shownId: string | null,
  words: readonly string[],
  caller: Caller,
): Promise<AnalysisResult | null> {
  // An analysis in progress would be stored with the old text.
  await awaitPlainReading(uploadId, caller);
  const cv = await ownCv(uploadId);
  const analyses = await findAnalysesOf(uploadId);
  if (analyses.some(({ isReady }) => !isReady)) throw new AppError('redaction/ANALYSIS_UNDER_WAY');
  const { document, secrets, corrections } = await runJob(
    'redactFurther',
    { cv, words, corrections: analyses.map((analysis) => analysis.corrections) },
    caller,
  );
  const rewritten: Rewritten[] = [];
  for (const [index, { id, options }] of analyses.entries()) {
    const without = { ...cv, document, secrets, corrections: corrections[index] ?? null };
    const started = performance.now();
    const builtIn = await runJob('analyse', { cv: without, options, today: today() }, caller);
    const made = { cv: without, builtIn, engineMs: performance.now() - started };
    const result = id === shownId ? await writeReport(id, made, caller.signal) : builtIn;
    rewritten.push({ id, corrections: without.corrections, result });
  }
  await replaceText({ uploadId, before: cv.document, document, secrets }, rewritten);
  return rewritten.find(({ id }) => id === shownId)?.result ?? null;
}
