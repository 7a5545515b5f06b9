import type { AnalysisOptions } from '@/lib/shared/result';
import { errorCatalogue } from '@/lib/shared/errors';
import { HttpError, call, hasJson, isRecord } from './http';

/** The analysis was refused; the message is for the visitor. `uploadGone`: the server no longer has the file. */
export class AnalysisRefused extends Error {
  readonly uploadGone: boolean;

  constructor(message: string, uploadGone = false) {
    super(message);
    this.uploadGone = uploadGone;
  }
}

const texts: Record<string, string> = {
  CV_UPLOAD_NOT_FOUND: errorCatalogue['analysis/CV_UPLOAD_NOT_FOUND'].text,
  INSUFFICIENT_CONTENT: errorCatalogue['analysis/INSUFFICIENT_CONTENT'].text,
  API_KEY_ERROR: errorCatalogue['analysis/API_KEY_ERROR'].text,
  RATE_LIMIT: errorCatalogue['request/RATE_LIMIT'].text,
};
const notJson = 'Unexpected response format from server. Please try again later.';
const failed = 'Failed to analyse CV';

export type ChosenOptions = Omit<AnalysisOptions, 'atsOptimisation'>;

/** What is analysed where the visitor has not chosen otherwise. */
export const allOptions: ChosenOptions = {
  detailedFeedback: true,
  professionalWorth: true,
  salaryBenchmarking: true,
  aiDetection: true,
};

/** Returns the id of the accepted analysis. Readability is always assessed, so `atsOptimisation` is always sent as true. */
export async function requestAnalysis(cvUploadId: string, options: ChosenOptions, signal?: AbortSignal): Promise<string> {
  try {
    const response = await call('POST', '/api/cv/analyse?model=claude', {
      body: { cvUploadId, options: { ...options, atsOptimisation: true } },
      headers: { Prefer: 'respond-async' },
      ...(signal ? { signal } : {}),
    });
    if (!hasJson(response.headers.get('content-type'))) throw new AnalysisRefused(notJson);
    const body: unknown = await response.json().catch(() => {
      throw new AnalysisRefused(notJson);
    });
    if (!isRecord(body) || typeof body.id !== 'string') throw new AnalysisRefused(failed);
    return body.id;
  } catch (error) {
    throw error instanceof AnalysisRefused ? error : refusal(error);
  }
}

function refusal(error: unknown): AnalysisRefused {
  if (!(error instanceof HttpError)) return new AnalysisRefused(failed);
  if (!error.isJson) return new AnalysisRefused(notJson);
  return new AnalysisRefused(texts[error.code ?? ''] ?? error.text ?? failed, error.code === 'CV_UPLOAD_NOT_FOUND');
}
