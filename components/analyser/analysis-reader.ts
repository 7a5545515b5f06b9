import { FetchAnalysisError, fetchAnalysis, fetchTexts } from '@/lib/client/fetch-analysis';
import type { ReadAnalysis } from '@/lib/report/read-analysis';

/** The stored result as the screens read it. A body without a result throws an error with a message for the visitor. */
export async function reportOf(body: unknown): Promise<ReadAnalysis> {
  // Loaded when there is something to read, because the start page does not need it.
  const { readAnalysis } = await import('@/lib/report/read-analysis');
  const reading = readAnalysis(body);
  if (reading.kind === 'read') return reading;
  throw new FetchAnalysisError(reading.kind === 'empty' ? fetchTexts.empty : fetchTexts.invalid, true);
}

const firstPollMs = 400;
const longestPollMs = 3_000;
const backOff = 1.5;

export interface ReadOptions {
  signal: AbortSignal;
  /** The time in milliseconds until which a temporary failure is tried again. */
  retryUntilMs: number;
  /** Called once when the server answers that the analysis is in progress. */
  onProcessing?: () => void;
}

/** Asks until the analysis is ready, at first quickly and then at growing intervals. Temporary failures are tried again. */
export async function readUntilReady(id: string, { signal, retryUntilMs, onProcessing }: ReadOptions): Promise<ReadAnalysis> {
  let pause = firstPollMs;
  let told = false;
  for (;;) {
    try {
      const fetched = await fetchAnalysis(id, signal);
      if (fetched.status === 'ready') return await reportOf(fetched.body);
      if (!told) onProcessing?.();
      told = true;
    } catch (error) {
      if (signal.aborted || !(error instanceof FetchAnalysisError) || error.final || Date.now() >= retryUntilMs) throw error;
    }
    await wait(pause, signal);
    pause = Math.min(longestPollMs, pause * backOff);
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new FetchAnalysisError(fetchTexts.timeout, true));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
