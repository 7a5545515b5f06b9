import { timings } from '@/lib/shared/timings';
import { errorCatalogue } from '@/lib/shared/errors';
import { filenameHints } from '@/lib/report/filename-hints';
import type { UploadAnswer } from './upload-cv';

/**
 * The main page as a state machine: upload -> processing -> results. It is pure: times are passed in, and effects (calls, storage,
 * address) belong to the component that drives it. `R` is the report as the screens read it.
 */
export interface UploadStage {
  stage: 'upload';
  status: 'none' | 'selected' | 'uploading' | 'uploaded';
  filename: string | null;
  /** Share sent, 0..1. */
  progress: number;
  upload: UploadAnswer | null;
  error: string | null;
  hints: string[];
  /** Why this file was not analysed. */
  refusal: string | null;
}

interface ProcessingStage<R> {
  stage: 'processing';
  startedAtMs: number;
  analysisId: string | null;
  /** Where a refused analysis returns to. */
  before: UploadStage;
  arrived: R | null;
  failure: { message: string; atMs: number } | null;
}

export type Flow<R> =
  | UploadStage
  | ProcessingStage<R>
  | { stage: 'opening'; analysisId: string }
  | { stage: 'results'; analysisId: string; report: R }
  /** The 'Analysis Limited' report: nothing was judged, nothing is stored. */
  | { stage: 'limited'; message: string; analysisId: string | null }
  /** A report opened by its address could not be read. */
  | { stage: 'failed'; message: string; analysisId: string };

export type FlowEvent<R> =
  | { type: 'fileRefused'; message: string; filename: string }
  | { type: 'fileChosen'; filename: string }
  | { type: 'uploadProgressed'; share: number }
  | { type: 'uploaded'; upload: UploadAnswer }
  | { type: 'uploadFailed'; message: string }
  | { type: 'uploadCancelled' }
  | { type: 'uploadMissing' }
  | { type: 'analysisStarted'; nowMs: number }
  | { type: 'analysisAccepted'; id: string }
  | { type: 'analysisRefused'; message: string; uploadGone: boolean }
  | { type: 'arrived'; id: string; report: R; nowMs: number }
  | { type: 'fetchFailed'; message: string; nowMs: number }
  | { type: 'ticked'; nowMs: number }
  | { type: 'viewedNow' }
  | { type: 'opened'; id: string }
  | { type: 'resumed'; id: string; startedAtMs: number }
  | { type: 'reset' };

export const startOfFlow: UploadStage = {
  stage: 'upload',
  status: 'none',
  filename: null,
  progress: 0,
  upload: null,
  error: null,
  hints: [],
  refusal: null,
};

export function advance<R>(flow: Flow<R>, event: FlowEvent<R>, minLoadingMs: number): Flow<R> {
  switch (event.type) {
    case 'reset':
      return startOfFlow;
    case 'opened':
      // An unchanged state stays the same object, so that nothing is drawn again while React hydrates the server's HTML.
      return flow.stage === 'opening' && flow.analysisId === event.id ? flow : { stage: 'opening', analysisId: event.id };
    case 'resumed':
      return processing(startOfFlow, event.startedAtMs, event.id);
    case 'arrived':
      return arrive(flow, event, minLoadingMs);
    case 'fetchFailed':
      return fail(flow, event, minLoadingMs);
    default:
      if (flow.stage === 'upload') return advanceUpload(flow, event);
      if (flow.stage === 'processing') return advanceProcessing(flow, event, minLoadingMs);
      return flow;
  }
}

function advanceUpload<R>(flow: UploadStage, event: FlowEvent<R>): Flow<R> {
  switch (event.type) {
    case 'fileRefused':
      return { ...startOfFlow, error: event.message, hints: filenameHints(event.filename) };
    case 'fileChosen':
      return { ...startOfFlow, status: 'uploading', filename: event.filename };
    case 'uploadProgressed':
      return flow.status === 'uploading' ? { ...flow, progress: Math.min(1, Math.max(flow.progress, event.share)) } : flow;
    case 'uploaded':
      return flow.status === 'uploading' ? { ...flow, status: 'uploaded', progress: 1, upload: event.upload } : flow;
    case 'uploadFailed':
      return { ...startOfFlow, error: event.message, hints: filenameHints(flow.filename ?? '') };
    case 'uploadCancelled':
      return flow.status === 'uploading' ? { ...flow, status: 'selected', progress: 0 } : flow;
    case 'uploadMissing':
      return { ...flow, error: errorCatalogue['upload/NO_FILE'].text, hints: [] };
    case 'analysisStarted':
      return flow.upload ? processing({ ...flow, error: null, hints: [], refusal: null }, event.nowMs, null) : flow;
    default:
      return flow;
  }
}

function advanceProcessing<R>(flow: ProcessingStage<R>, event: FlowEvent<R>, minLoadingMs: number): Flow<R> {
  switch (event.type) {
    case 'analysisAccepted':
      return { ...flow, analysisId: event.id };
    case 'analysisRefused':
      return { ...(event.uploadGone ? startOfFlow : flow.before), refusal: event.message };
    case 'ticked':
      return settle(flow, event.nowMs, minLoadingMs);
    case 'viewedNow':
      return flow.arrived && flow.analysisId ? { stage: 'results', analysisId: flow.analysisId, report: flow.arrived } : flow;
    default:
      return flow;
  }
}

const processing = <R>(before: UploadStage, startedAtMs: number, analysisId: string | null): ProcessingStage<R> => ({
  stage: 'processing',
  startedAtMs,
  analysisId,
  before,
  arrived: null,
  failure: null,
});

function arrive<R>(flow: Flow<R>, event: { id: string; report: R; nowMs: number }, minLoadingMs: number): Flow<R> {
  if (flow.stage === 'processing') {
    // An answer to an earlier request must not count as this one's, nor may a second one replace the first.
    if (flow.arrived || (flow.analysisId !== null && flow.analysisId !== event.id)) return flow;
    return settle({ ...flow, analysisId: event.id, arrived: event.report, failure: null }, event.nowMs, minLoadingMs);
  }
  if (flow.stage === 'opening' && flow.analysisId === event.id) return { stage: 'results', analysisId: event.id, report: event.report };
  return flow;
}

function fail<R>(flow: Flow<R>, event: { message: string; nowMs: number }, minLoadingMs: number): Flow<R> {
  if (flow.stage === 'opening') return { stage: 'failed', message: event.message, analysisId: flow.analysisId };
  if (flow.stage !== 'processing' || flow.arrived) return flow;
  return settle({ ...flow, failure: { message: event.message, atMs: event.nowMs } }, event.nowMs, minLoadingMs);
}

/** When the processing screen ends: after the minimum time for a result; after a failure also after a pause of its own. */
export function dueAtMs<R>(flow: Flow<R>, minLoadingMs: number): number | null {
  if (flow.stage !== 'processing') return null;
  const earliest = flow.startedAtMs + minLoadingMs;
  if (flow.arrived) return earliest;
  return flow.failure ? Math.max(earliest, flow.failure.atMs + timings.failurePauseMs) : null;
}

function settle<R>(flow: ProcessingStage<R>, nowMs: number, minLoadingMs: number): Flow<R> {
  const due = dueAtMs(flow, minLoadingMs);
  if (due === null || nowMs < due) return flow;
  if (flow.arrived && flow.analysisId) return { stage: 'results', analysisId: flow.analysisId, report: flow.arrived };
  return flow.failure ? { stage: 'limited', message: flow.failure.message, analysisId: flow.analysisId } : flow;
}
