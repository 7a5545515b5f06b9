import { AppError, isAppError, type ErrorId } from '@/lib/shared/errors';
import { analysisResultSchema, type AnalysisOptions, type AnalysisResult } from '@/lib/shared/result';
import { requireWriter, writerPartsFor } from '@/lib/server/analysers/analyser-for';
import { rewordAnalysis } from '@/lib/server/analysers/claude/claude-analyser';
import { createAnalysis, deleteAnalysis, failAnalysis, findCorrections, finishAnalysis } from '@/lib/server/db/analyses';
import { findUpload, readStoredCv } from '@/lib/server/db/uploads';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';
import { describeError, log } from '@/lib/server/log';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { wordsForClaude } from '../improving/words-for-claude';
import { awaitPlainReading } from '../uploads/plain-reading';
import { requireStorage } from '../uploads/storage-quota';
import { today } from './today';

/** A stored CV and the built-in engine's result for it. */
interface Analysed {
  cv: StoredCv;
  builtIn: AnalysisResult;
  /** How long the job of the engine took. */
  engineMs: number;
}

/**
 * The upload with its owner's corrections. Throws CV_UPLOAD_NOT_FOUND, NOT_A_CV, INSUFFICIENT_CONTENT, and ANALYSIS_FAILED where this
 * release cannot read the stored record.
 */
export async function analysed(
  uploadId: string,
  options: AnalysisOptions,
  corrections: string | null,
  caller: Caller,
): Promise<Analysed & { sample: boolean; clientHash: string }> {
  await awaitPlainReading(uploadId, caller);
  const [upload, cv] = await Promise.all([findUpload(uploadId), readStoredCv(uploadId, { corrections })]);
  if (!upload || !cv) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  const started = performance.now();
  try {
    const builtIn = await runJob('analyse', { cv, options, today: today() }, caller);
    return { cv, builtIn, engineMs: performance.now() - started, sample: upload.sample, clientHash: upload.clientHash };
  } catch (error) {
    if (errorIdOf(error) === 'analysis/ANALYSIS_FAILED') log().error({ upload: uploadId, error: describeError(error) }, 'engine failed');
    throw error;
  }
}

/** Refuses what cannot be analysed, then creates the row: from here on the analysis is accepted and survives a restart. */
export async function acceptAnalysis(uploadId: string, options: AnalysisOptions, caller: Caller): Promise<{ id: string; made: Analysed }> {
  const corrections = await findCorrections(uploadId);
  const { sample, clientHash, ...made } = await analysed(uploadId, options, corrections, caller);
  // Every analysis is stored, also one of the same upload.
  await requireStorage(clientHash, { files: 0, bytes: 0 });
  requireWriter();
  return { id: await createAnalysis(uploadId, options, sample, corrections), made };
}

/** The report, worded by the engine that the settings ask for. */
export async function writeReport(id: string, { cv, builtIn, engineMs }: Analysed, signal?: AbortSignal): Promise<AnalysisResult> {
  const started = performance.now();
  const parts = writerPartsFor(id);
  const written = parts ? await rewordAnalysis(parts, { cv: wordsForClaude(cv).cv, builtIn }, signal) : builtIn;
  const result = analysisResultSchema.parse(written);
  log().info({ analysis: id, engine: result.engine, ms: Math.round(engineMs + performance.now() - started) }, 'analysis made');
  return result;
}

/** The synchronous form: a failure leaves no row behind. */
export async function analyseNow(
  uploadId: string,
  options: AnalysisOptions,
  caller: Caller,
): Promise<{ id: string; result: AnalysisResult }> {
  const { id, made } = await acceptAnalysis(uploadId, options, caller);
  try {
    const result = await writeReport(id, made, caller.signal);
    await finishAnalysis(id, result);
    return { id, result };
  } catch (error) {
    await deleteAnalysis(id);
    throw error;
  }
}

const errorIdOf = (error: unknown): ErrorId => (isAppError(error) ? error.id : 'analysis/ANALYSIS_FAILED');

/**
 * Finishes an accepted analysis, in the process that accepted it or in one that claimed it after a restart. A failure of the database
 * does not fail the analysis: it stays accepted and is taken up again when its lease has run out. A failure that would repeat every
 * time fails it at once.
 */
export async function finishAccepted(id: string, input: () => Analysed | Promise<Analysed>): Promise<void> {
  try {
    const made = await outcome(id, input);
    await ('failed' in made ? failAnalysis(id, made.failed) : finishAnalysis(id, made));
  } catch (error) {
    log().error({ analysis: id, error: describeError(error) }, 'analysis put off');
  }
}

async function outcome(id: string, input: () => Analysed | Promise<Analysed>): Promise<AnalysisResult | { failed: ErrorId }> {
  let given: Analysed;
  try {
    given = await input();
  } catch (error) {
    if (isAppError(error) && !isPassing(error)) return failure(id, error);
    throw error;
  }
  return writeReport(id, given).catch((error: unknown) => failure(id, error));
}

/** The pool is full or is being closed, which is not the CV's fault. */
const isPassing = ({ id }: AppError): boolean => id === 'server/UNAVAILABLE' || id === 'request/RATE_LIMIT';

function failure(id: string, error: unknown): { failed: ErrorId } {
  log().error({ analysis: id, error: describeError(error) }, 'analysis failed');
  return { failed: errorIdOf(error) };
}
