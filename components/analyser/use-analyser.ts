import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useSettings } from '@/components/layout/settings-context';
import { rememberReport } from '@/lib/client/device-reports';
import { advance, dueAtMs, startOfFlow, type Flow, type FlowEvent } from '@/lib/client/flow';
import { forgetInProgress } from '@/lib/client/in-progress';
import { allOptions, type ChosenOptions } from '@/lib/client/request-analysis';
import { isSharedComputer } from '@/lib/client/shared-computer';
import { forget, readStored, store } from '@/lib/client/storage';
import { showToast } from '@/lib/client/toasts';
import { demoId } from '@/lib/shared/demo-id';
import { errorCatalogue } from '@/lib/shared/errors';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { isoDate } from '@/lib/report/format';
import { goToReport, goToStart, reportInAddress } from './address';
import { onCompletion } from './completion-event';
import { useAnalysis } from './use-analysis';
import { useUpload } from './use-upload';

type ReportFlow = Flow<ReadAnalysis>;

const firstState = (openedId: string | null): ReportFlow => (openedId ? { stage: 'opening', analysisId: openedId } : startOfFlow);

/** Drives the state machine: calls, storage, address and clock are here, its transitions are in `lib/client/flow`. */
// eslint-disable-next-line max-lines-per-function -- handlers that share the state of one flow; splitting them would pass that state through each
export function useAnalyser(openedId: string | null) {
  const settings = useSettings();
  const { minLoadingMs } = settings;
  const [flow, dispatch] = useReducer(
    (state: ReportFlow, event: FlowEvent<ReadAnalysis>) => advance(state, event, minLoadingMs),
    openedId,
    firstState,
  );
  const uploads = useUpload(dispatch);
  const analyses = useAnalysis(dispatch, settings);
  const isSample = useRef(false);

  const enter = useEffectEvent(() => {
    if (openedId) analyses.open(openedId);
    // A file chosen before the page came to life gives way to the analysis that was under way.
    else if (analyses.resume()) uploads.clear();
  });
  useEffect(() => enter(), []);

  const hear = useEffectEvent((id: string, result: unknown) => void analyses.take(id, result));
  useEffect(() => onCompletion(({ id, result }) => hear(id, result)), []);

  const path = useRef('');
  const walk = useEffectEvent(() => {
    // Browsers fire the same event for a link within the page, which changes nothing here.
    if (window.location.pathname === path.current) return;
    path.current = window.location.pathname;
    const id = reportInAddress(window.location.pathname);
    if (id) analyses.open(id);
    else if (flow.stage !== 'upload') dispatch({ type: 'reset' });
  });
  useEffect(() => {
    const moved = () => walk();
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);

  const due = dueAtMs(flow, minLoadingMs);
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => dispatch({ type: 'ticked', nowMs: Math.max(due, Date.now()) }), Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [due]);

  const settle = useEffectEvent(() => {
    if (flow.stage === 'results') keep(flow.analysisId, flow.report, isSharedComputer(settings.sharedComputer));
    if (flow.stage === 'limited') forget('latestAnalysisId');
    if (flow.stage === 'results' || flow.stage === 'limited') forgetInProgress();
  });
  useEffect(() => settle(), [flow.stage]);
  // Runs after the effect that has just changed it.
  useEffect(() => {
    path.current = window.location.pathname;
  });

  const analyse = async (options: ChosenOptions, advert: string) => {
    if (flow.stage !== 'upload' || flow.status === 'uploading') return;
    if (!flow.upload && !uploads.hasFile()) return dispatch({ type: 'uploadMissing' });
    const upload = flow.upload ?? (await uploads.send());
    if (!upload) {
      // The card says why the file was refused; an error of the click is shown beside it.
      if (!uploads.hasFile()) showToast({ title: errorCatalogue['upload/NO_FILE'].text, tone: 'error' });
      return;
    }
    isSample.current = false;
    await analyses.start(upload, options, advert);
  };

  /** One click: the sample's report opens as soon as it is ready. */
  const trySample = () =>
    uploads.chooseSample((upload) => {
      isSample.current = true;
      void analyses.start(upload, allOptions, '');
    });
  const isThere = flow.stage === 'processing' && flow.arrived !== null;
  useEffect(() => {
    if (isThere && isSample.current) dispatch({ type: 'viewedNow' });
  }, [isThere]);

  const reset = () => {
    uploads.clear();
    analyses.stop();
    forget('latestAnalysisId', 'lastAnalysisData', 'lastUploadedFilename');
    forgetInProgress();
    dispatch({ type: 'reset' });
    goToStart();
  };

  const retry = () => {
    if (flow.stage !== 'limited' && flow.stage !== 'failed') return;
    if (flow.analysisId) analyses.open(flow.analysisId);
    else reset();
  };

  return { flow, uploads, analyse, trySample, viewNow: () => dispatch({ type: 'viewedNow' }), reset, retry };
}

/** What this browser stores of a report it has shown. */
function keep(id: string, report: ReadAnalysis, isShared: boolean) {
  const isOfLastUpload = report.owner && readStored('latestAnalysisId') === id;
  // Somebody else's report, or the demo, must not take the place of one's own.
  if (report.owner) store('latestAnalysisId', id);
  goToReport(id);
  // On a shared computer no list is kept.
  if (isShared) return;
  const filename = (isOfLastUpload && readStored('lastUploadedFilename')) || (id === demoId ? 'Sample CV' : report.result.filename);
  rememberReport({ id, score: report.result.score, filename, date: isoDate(new Date().toISOString()) });
}
