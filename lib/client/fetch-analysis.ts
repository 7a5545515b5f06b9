import { errorCatalogue } from '@/lib/shared/errors';
import { HttpError, call, hasJson } from './http';

export const fetchTexts = {
  noId: 'Analysis ID not found. Please try analysing your CV again.',
  notFound: 'Analysis not found. Please try analysing your CV again.',
  server: 'Server error processing your CV. Please try a different file format.',
  failed: 'Failed to fetch analysis results. Please try again.',
  notJson: 'Unexpected response from server. Please try a different file format.',
  unparsable: 'Failed to parse server response. Please try a different file format.',
  empty: 'No analysis data returned. Please try analysing your CV again with a different format.',
  invalid: 'Received invalid analysis format. Please try again.',
  timeout: 'Request timed out. The server is taking too long to respond.',
} as const;

/** A read that failed, with a message for the visitor; a `final` one is not tried again. */
export class FetchAnalysisError extends Error {
  readonly final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}

type FetchedAnalysis = { status: 'processing' } | { status: 'ready'; body: unknown };

/** Reads the analysis, without a timer of its own: 202 means that it is still in progress. */
export async function fetchAnalysis(id: string, signal?: AbortSignal): Promise<FetchedAnalysis> {
  if (!id) throw new FetchAnalysisError(fetchTexts.noId, true);
  let response: Response;
  try {
    response = await call('GET', `/api/cv/analysis/${encodeURIComponent(id)}`, signal ? { signal } : {});
  } catch (error) {
    throw failure(error);
  }
  if (!hasJson(response.headers.get('content-type'))) throw new FetchAnalysisError(fetchTexts.notJson, false);
  if (response.status === 202) return { status: 'processing' };
  return { status: 'ready', body: parse(await response.text()) };
}

function parse(text: string): unknown {
  if (!text.trim()) throw new FetchAnalysisError(fetchTexts.empty, true);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new FetchAnalysisError(fetchTexts.unparsable, false);
  }
  if (body === null || body === undefined) throw new FetchAnalysisError(fetchTexts.empty, true);
  return body;
}

/** Errors of an analysis that another try cannot help: the settings require Claude and it could not write. */
const refusals: Record<string, string> = {
  API_KEY_ERROR: errorCatalogue['analysis/API_KEY_ERROR'].text,
  RATE_LIMIT: errorCatalogue['request/RATE_LIMIT'].text,
};

function failure(error: unknown): FetchAnalysisError {
  if (error instanceof HttpError) {
    if (error.status === 404) return new FetchAnalysisError(fetchTexts.notFound, true);
    if (error.status === 408 || error.status === 504) return new FetchAnalysisError(fetchTexts.timeout, false);
    const refusal = refusals[error.code ?? ''];
    if (refusal) return new FetchAnalysisError(refusal, true);
    // An analysis that failed for good has its error code; any other 500 may pass.
    if (error.status === 500) return new FetchAnalysisError(fetchTexts.server, error.code === 'ANALYSIS_FAILED');
    return new FetchAnalysisError(fetchTexts.failed, error.status >= 400 && error.status < 500);
  }
  const aborted = error instanceof Error && error.name === 'AbortError';
  return new FetchAnalysisError(aborted ? fetchTexts.timeout : fetchTexts.failed, false);
}
