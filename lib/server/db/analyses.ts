import type { AnalysisOptions, AnalysisResult } from '@/lib/shared/result';
import type { Corrections } from '@/lib/shared/corrections';
import { AppError, type ErrorId } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { newId } from '@/lib/server/ids';
import { db } from './client';
import { changeKept, countStoredBytes } from './storage';
import { storedCorrections, storedOptions, storedResult } from './stored-kinds';

export interface AnalysisRecord {
  id: string;
  uploadId: string;
  status: 'processing' | 'ready' | 'failed';
  errorId: ErrorId | null;
  options: AnalysisOptions;
  result: AnalysisResult | null;
  /** JSON of its owner's corrections, passed on without parsing; null where there are none. */
  corrections: string | null;
  createdAt: Date;
  ownerHash: string;
  /** The client whose storage quota it counts towards. */
  clientHash: string;
  sample: boolean;
  leadEmail: string | null;
}

const leaseMs = 90_000;
/** Enough that several restarts lose nothing, few enough that a text that crashes the server is not tried for ever. */
const maxAttempts = 6;

/**
 * Creates the row of an accepted analysis before the call is answered, so that a restart loses none. Its maker holds the first lease.
 * Throws CV_UPLOAD_NOT_FOUND where the upload is deleted meanwhile.
 */
export async function createAnalysis(
  uploadId: string,
  options: AnalysisOptions,
  sample: boolean,
  corrections: string | null = null,
): Promise<string> {
  const id = newId();
  const data = {
    id,
    uploadId,
    status: 'processing',
    attempts: 1,
    leaseUntil: leaseFrom(new Date()),
    options: storedOptions.write(options),
    corrections,
    sample,
  };
  try {
    await db().analysis.create({ data, select: { id: true } });
  } catch (error) {
    if (await db().upload.findUnique({ where: { id: uploadId }, select: { id: true } })) throw error;
    throw new AppError('analysis/CV_UPLOAD_NOT_FOUND', { cause: error });
  }
  return id;
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** A lease that has run out, or that ends later than any lease can: then it was set by a clock that ran ahead. */
const freeLease = (now: Date) => ({ OR: [{ leaseUntil: { lt: now } }, { leaseUntil: { gt: new Date(now.getTime() + 2 * leaseMs) } }] });

/**
 * Claims an abandoned analysis for one worker: a conditional update on the lease decides. False when another worker holds it or it is
 * finished.
 */
export async function claimAnalysis(id: string, now: Date): Promise<boolean> {
  const { count } = await db().analysis.updateMany({
    where: { id, status: 'processing', ...freeLease(now) },
    data: { leaseUntil: leaseFrom(now), attempts: { increment: 1 } },
  });
  return count === 1;
}

export async function finishAnalysis(id: string, result: AnalysisResult): Promise<void> {
  const stored = storedResult.write(result);
  const { count } = await db().analysis.updateMany({
    where: { id, status: 'processing' },
    data: { status: 'ready', ...resultColumns(result, stored), finishedAt: new Date(), leaseUntil: null },
  });
  if (count === 0) return;
  // The corrections of the previous analysis, with which a new one may begin.
  const row = await db().analysis.findUnique({ where: { id }, select: { corrections: true } });
  await countStoredBytes(id, bytesOf({ result: stored, corrections: row?.corrections ?? null }));
}

const bytesOf = ({ result, corrections }: { result: string | null; corrections: string | null }): number =>
  Buffer.byteLength(result ?? '') + Buffer.byteLength(corrections ?? '');

/** The columns of a result. */
export const resultColumns = (result: AnalysisResult, stored: string) => ({
  result: stored,
  score: result.score,
  summary: result.summary,
  summarySearch: result.summary.toLowerCase().slice(0, limits.summarySearchLength),
  engine: result.engine,
});

/** Stores corrections together with the result they lead to. False where the analysis was deleted. */
export async function rescoreAnalysis(id: string, corrections: Corrections, result: AnalysisResult): Promise<boolean> {
  const stored = { result: storedResult.write(result), corrections: storedCorrections.write(corrections) };
  const isRescored = await changeKept(id, async (queries) => {
    const before = await queries.analysis.findFirst({ where: { id, status: 'ready' }, select: { result: true, corrections: true } });
    if (!before) return { bytes: 0, value: false };
    await queries.analysis.updateMany({
      where: { id },
      data: { corrections: stored.corrections, ...resultColumns(result, stored.result) },
    });
    return { bytes: bytesOf(stored) - bytesOf(before), value: true };
  });
  return isRescored ?? false;
}

/** JSON of the latest corrections of an upload, with which its next analysis begins. */
export async function findCorrections(uploadId: string): Promise<string | null> {
  const row = await db().analysis.findFirst({
    where: { uploadId, corrections: { not: null } },
    select: { corrections: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return row?.corrections ?? null;
}

export async function failAnalysis(id: string, errorId: ErrorId): Promise<void> {
  await db().analysis.updateMany({
    where: { id, status: 'processing' },
    data: { status: 'failed', errorId, finishedAt: new Date(), leaseUntil: null },
  });
}

export async function deleteAnalysis(id: string): Promise<void> {
  await db().analysis.deleteMany({ where: { id } });
}

/** Accepted analyses without a worker, left by a restart. Those with too many attempts are failed here. */
export async function findAbandoned(now: Date): Promise<string[]> {
  const waiting = { status: 'processing', ...freeLease(now) };
  await db().analysis.updateMany({
    where: { ...waiting, attempts: { gte: maxAttempts } },
    data: { status: 'failed', errorId: 'analysis/ANALYSIS_FAILED', finishedAt: now, leaseUntil: null },
  });
  // The fewest attempts first, so that an analysis that crashes the server does not delay the others.
  const orderBy = [{ attempts: 'asc' as const }, { createdAt: 'asc' as const }];
  const rows = await db().analysis.findMany({ where: waiting, select: { id: true }, orderBy, take: 20 });
  return rows.map((row) => row.id);
}

/** On a single machine, a lease from before the server's start can only be that of an ended process. */
export async function releaseLeases(started: Date): Promise<void> {
  await db().analysis.updateMany({ where: { status: 'processing', createdAt: { lt: started } }, data: { leaseUntil: new Date(0) } });
}

const statuses = { processing: 'processing', ready: 'ready', failed: 'failed' } as const;
const isStatus = (value: string): value is keyof typeof statuses => value in statuses;

export async function findAnalysis(id: string): Promise<AnalysisRecord | null> {
  const row = await db().analysis.findUnique({
    where: { id },
    select: {
      id: true,
      uploadId: true,
      status: true,
      errorId: true,
      options: true,
      result: true,
      corrections: true,
      createdAt: true,
      sample: true,
      upload: { select: { ownerHash: true, clientHash: true } },
      lead: { select: { email: true } },
    },
  });
  // A query of its own, before which everything may have been deleted.
  const upload: { ownerHash: string; clientHash: string } | null | undefined = row?.upload;
  if (!row || !upload) return null;
  return {
    id: row.id,
    uploadId: row.uploadId,
    status: isStatus(row.status) ? row.status : 'failed',
    errorId: readErrorId(row.errorId),
    options: storedOptions.read(row.options),
    result: row.result ? storedResult.read(row.result) : null,
    corrections: row.corrections,
    createdAt: row.createdAt,
    ownerHash: upload.ownerHash,
    clientHash: upload.clientHash,
    sample: row.sample,
    leadEmail: row.lead?.email ?? null,
  };
}

const knownErrors: readonly ErrorId[] = [
  'analysis/NOT_A_CV',
  'analysis/INSUFFICIENT_CONTENT',
  'analysis/API_KEY_ERROR',
  'analysis/PROVIDER_REFUSED',
  'request/RATE_LIMIT',
];
const readErrorId = (value: string | null): ErrorId | null =>
  knownErrors.find((id) => id === value) ?? (value ? 'analysis/ANALYSIS_FAILED' : null);
