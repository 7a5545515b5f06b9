import { refuseUnlessCv } from '@/lib/analysis/gates';
import type { AnalysisInput } from '@/lib/analysis/analyser';
import type { Cv } from '@/lib/cv/cv';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import type { RedactedDocument, RedactedText } from '@/lib/cv/document/redacted-document';
import { officialStatistics } from '@/lib/placement';
import { AppError, isAppError, type ErrorId } from '@/lib/shared/errors';
import { analysisResultSchema, type AnalysisOptions, type AnalysisResult } from '@/lib/shared/result';
import { analyserFor, requireWriter } from '@/lib/server/analysers/analyser-for';
import { createAnalysis, deleteAnalysis, failAnalysis, finishAnalysis } from '@/lib/server/db/analyses';
import { findDocument, findUpload, readSecrets } from '@/lib/server/db/uploads';
import { StoredJsonError } from '@/lib/server/db/stored-json';
import { describeError, log } from '@/lib/server/log';
import { awaitPlainReading } from '../uploads/plain-reading';
import { requireRoom } from '../uploads/storage-quota';
import { today } from './today';

/** Everything an analyser needs of one stored upload; throws CV_UPLOAD_NOT_FOUND. */
export async function analysisInput(
  uploadId: string,
  options: AnalysisOptions,
): Promise<AnalysisInput & { sample: boolean; clientHash: string }> {
  await awaitPlainReading(uploadId);
  const [upload, document, secrets] = await Promise.all([findUpload(uploadId), findDocument(uploadId), readSecrets(uploadId)]).catch(
    failWhereUnreadable,
  );
  if (!upload || !document || !secrets) throw new AppError('analysis/CV_UPLOAD_NOT_FOUND');
  return {
    cv: parsed(uploadId, document),
    options,
    filename: filenameFacts(upload.filename, secrets.contact),
    today: today(),
    official: officialStatistics,
    sample: upload.sample,
    clientHash: upload.clientHash,
  };
}

/** A stored document that does not fit its schema will not fit it later: a failure of the analysis, not of the machine. */
function failWhereUnreadable(cause: unknown): never {
  throw cause instanceof StoredJsonError ? new AppError('analysis/ANALYSIS_FAILED', { cause }) : cause;
}

/** What the parser cannot read today it cannot read later: a failure of the analysis, not of the machine. */
function parsed(uploadId: string, document: RedactedDocument): Cv<RedactedText> {
  try {
    return parse(document, today());
  } catch (cause) {
    log().error({ upload: uploadId, error: describeError(cause) }, 'text could not be parsed');
    throw new AppError('analysis/ANALYSIS_FAILED', { cause });
  }
}

/** Refuses what cannot be analysed, then makes the row: from here on the analysis is accepted and survives a restart. */
export async function acceptAnalysis(uploadId: string, options: AnalysisOptions): Promise<{ id: string; input: AnalysisInput }> {
  const { sample, clientHash, ...input } = await analysisInput(uploadId, options);
  // Each analysis keeps a report of its own.
  await requireRoom(clientHash, { files: 0, bytes: 0 });
  refuseUnlessCv(input.cv);
  requireWriter();
  return { id: await createAnalysis(uploadId, options, sample), input };
}

async function make(id: string, input: AnalysisInput, signal?: AbortSignal): Promise<AnalysisResult> {
  const started = performance.now();
  const result = analysisResultSchema.parse(await analyserFor(id).analyse(input, signal));
  log().info({ analysis: id, engine: result.engine, ms: Math.round(performance.now() - started) }, 'analysis made');
  return result;
}

/** The synchronous form: a failure leaves no row behind. */
export async function analyseNow(
  uploadId: string,
  options: AnalysisOptions,
  signal?: AbortSignal,
): Promise<{ id: string; result: AnalysisResult }> {
  const { id, input } = await acceptAnalysis(uploadId, options);
  try {
    const result = await make(id, input, signal);
    await finishAnalysis(id, result);
    return { id, result };
  } catch (error) {
    await deleteAnalysis(id);
    throw error;
  }
}

const errorIdOf = (error: unknown): ErrorId => (isAppError(error) ? error.id : 'analysis/ANALYSIS_FAILED');

/**
 * The asynchronous form's work: whoever accepted the analysis, or claimed it after a restart, does it. What the database
 * could not read or keep is no failure of the analysis: it stays accepted, and is taken up when its lease has run out.
 * What would end the same way every time fails at once.
 */
export async function finishAccepted(id: string, input: () => AnalysisInput | Promise<AnalysisInput>): Promise<void> {
  try {
    const made = await outcome(id, input);
    await ('failed' in made ? failAnalysis(id, made.failed) : finishAnalysis(id, made));
  } catch (error) {
    log().error({ analysis: id, error: describeError(error) }, 'analysis put off');
  }
}

async function outcome(id: string, input: () => AnalysisInput | Promise<AnalysisInput>): Promise<AnalysisResult | { failed: ErrorId }> {
  let given: AnalysisInput;
  try {
    given = await input();
  } catch (error) {
    if (isAppError(error)) return failure(id, error);
    throw error;
  }
  return make(id, given).catch((error: unknown) => failure(id, error));
}

function failure(id: string, error: unknown): { failed: ErrorId } {
  log().error({ analysis: id, error: describeError(error) }, 'analysis failed');
  return { failed: errorIdOf(error) };
}
