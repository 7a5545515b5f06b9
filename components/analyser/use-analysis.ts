import { startTransition, useEffect, useRef } from 'react';
import { keepAdvert } from '@/lib/client/advert-calls';
import { FetchAnalysisError, fetchTexts } from '@/lib/client/fetch-analysis';
import { analysisInProgress, forgetInProgress, rememberInProgress } from '@/lib/client/in-progress';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { tellParentOfResult } from '@/lib/client/parent-frame';
import { AnalysisRefused, requestAnalysis, type ChosenOptions } from '@/lib/client/request-analysis';
import { forget, store } from '@/lib/client/storage';
import { showToast } from '@/lib/client/toasts';
import type { UploadAnswer } from '@/lib/client/upload-cv';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { PublicSettings } from '@/lib/shared/settings';
import { readUntilReady, reportOf } from './analysis-reader';
import { announceCompletion } from './completion-event';
import type { Dispatch } from './use-upload';

/** How long opening a stored report is tried before the visitor is told of a failure. */
const openingTimeoutMs = 8_000;

const readClock = (): number => Date.now();

/** Starts an analysis and follows it to its end, resumes one from before a reload, or opens a stored one. */
// eslint-disable-next-line max-lines-per-function -- handlers that share one running analysis; splitting them would pass it through each
export function useAnalysis(dispatch: Dispatch, { minLoadingMs, embedAllowedOrigins }: PublicSettings) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    return (running.current = new AbortController()).signal;
  };

  const announce = (id: string, report: ReadAnalysis) => {
    announceCompletion({ id, result: report.result });
    tellParentOfResult(id, report.result.score, embedAllowedOrigins);
  };

  /** `isAwaited`: the analysis was started on this page. Opening a stored report is no completion, unless it was still in progress. */
  const follow = async (id: string, signal: AbortSignal, retryUntilMs: number, isAwaited: boolean) => {
    let completes = isAwaited;
    const onProcessing = () => {
      completes = true;
      if (!isAwaited) takeUp(id);
    };
    try {
      const report = await readUntilReady(id, { signal, retryUntilMs, onProcessing });
      // A transition: a report that arrives before its server-drawn opening is hydrated waits, instead of being drawn again.
      startTransition(() => dispatch({ type: 'arrived', id, report, nowMs: readClock() }));
      if (completes) announce(id, report);
    } catch (error) {
      if (signal.aborted) return;
      logFailure('The analysis could not be read.', error);
      dispatch({
        type: 'fetchFailed',
        message: error instanceof FetchAnalysisError ? error.message : fetchTexts.failed,
        nowMs: readClock(),
      });
    }
  };

  const start = async (upload: UploadAnswer, options: ChosenOptions, advert: string): Promise<void> => {
    const signal = begin();
    const startedAtMs = readClock();
    // After a failed new analysis the previous one must not be shown.
    forget('latestAnalysisId');
    forgetInProgress();
    dispatch({ type: 'analysisStarted', nowMs: startedAtMs });
    try {
      const id = await requestAnalysis(upload.id, options, signal);
      if (signal.aborted) return;
      dispatch({ type: 'analysisAccepted', id });
      store('latestAnalysisId', id);
      rememberInProgress({ id, startedAtMs });
      if (advert.trim()) await keepWithReport(id, advert);
      // A synchronous answer has only the result; text and owner are then read from the report's address.
      await follow(id, signal, startedAtMs + minLoadingMs, true);
    } catch (error) {
      if (!signal.aborted) refuse(error, () => void start(upload, options, advert));
    }
  };

  const refuse = (error: unknown, retry: () => void) => {
    const uploadGone = error instanceof AnalysisRefused && error.uploadGone;
    const message = error instanceof AnalysisRefused ? error.message : 'Failed to analyse CV';
    logFailure('The analysis was refused.', error);
    dispatch({ type: 'analysisRefused', message, uploadGone });
    showToast({ title: message, tone: 'error', ...(uploadGone ? {} : { action: { label: 'Try again', onClick: retry } }) });
  };

  const open = (id: string) => {
    const signal = begin();
    dispatch({ type: 'opened', id });
    void follow(id, signal, readClock() + openingTimeoutMs, false);
  };

  /** The report opened by its address is still in progress. */
  const takeUp = (id: string) => {
    const begun = analysisInProgress(readClock());
    dispatch({ type: 'resumed', id, startedAtMs: begun?.id === id ? begun.startedAtMs : readClock() });
  };

  /** True where an analysis from before a reload is resumed. */
  const resume = (): boolean => {
    const begun = analysisInProgress(readClock());
    if (!begun) return false;
    const signal = begin();
    dispatch({ type: 'resumed', ...begun });
    void follow(begun.id, signal, begun.startedAtMs + minLoadingMs, true);
    return true;
  };

  const take = async (id: string, body: unknown) => {
    try {
      dispatch({ type: 'arrived', id, report: await reportOf(body), nowMs: readClock() });
    } catch (error) {
      logFailure('A result handed in by event could not be read.', error);
    }
  };

  return { start, open, resume, take, stop: () => running.current?.abort() };
}

/** The report is made even if the advert cannot be saved; the visitor can paste it there again. */
async function keepWithReport(id: string, advert: string): Promise<void> {
  try {
    await keepAdvert(id, { text: advert });
  } catch (error) {
    logFailure('The advert could not be kept.', error);
    const description = readableMessage(error, 'You can paste it again in your report.');
    showToast({ title: 'The advert could not be kept.', description, tone: 'error' });
  }
}
