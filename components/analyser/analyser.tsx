'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { tellParentOfNewScreen } from '@/lib/client/parent-frame';
import { submitEmail } from '@/lib/client/report-calls';
import type { ReportOpening } from '@/lib/report/report-opening';
import { ReportSkeleton } from './report-skeleton';
import { useAnalyser } from './use-analyser';

const loadProcessing = () => import('@/components/processing/processing-screen');
const loadUpload = () => import('@/components/upload/upload-screen').then((upload) => upload.UploadScreen);
const loadResults = () => {
  // Both are requested at once; otherwise the second would be requested only after the first has arrived.
  void import('@/components/results/report/report-body');
  return import('@/components/results/results-screen');
};
const LaterUploadScreen = dynamic(loadUpload, { ssr: false });
const ProcessingScreen = dynamic(loadProcessing, { ssr: false });
const LaterResultsScreen = dynamic(loadResults, { ssr: false, loading: () => <ReportSkeleton /> });
const LimitedScreen = dynamic(() => import('@/components/results/limited-screen'), { ssr: false });
const FailedScreen = dynamic(() => import('@/components/results/failed-screen'), { ssr: false });

interface AnalyserProps {
  /** The report that the address names. */
  openedId: string | null;
  /** The opening of that report; null where there is none to show yet. */
  opening?: ReportOpening | null;
  /** The first screen is passed in, so that its code is in the page's first scripts; the others load later. */
  UploadScreen?: typeof LaterUploadScreen;
  ResultsScreen?: typeof LaterResultsScreen;
}

/** The main page: upload, processing, results. */
export function Analyser({
  openedId,
  opening = null,
  UploadScreen = LaterUploadScreen,
  ResultsScreen = LaterResultsScreen,
}: AnalyserProps) {
  const { flow, uploads, analyse, trySample, viewNow, reset, retry } = useAnalyser(openedId);
  const stage = flow.stage;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  // The report may have been deleted since: going back to it shows nothing before the server has answered again.
  const [wasLeft, setLeft] = useState(false);
  const begins = flow.stage === 'opening' && flow.analysisId === openedId && !wasLeft ? opening : null;
  const report = flow.stage === 'results' ? flow.report : begins;
  const goesOn = useRef(false);
  const onReset = () => {
    setLeft(true);
    reset();
  };

  useEffect(() => {
    // Preloads the next screens while the page is idle.
    if (stage === 'upload') void loadProcessing();
    if (stage === 'processing' || stage === 'opening') void loadResults();
    if (stage === 'results') void loadUpload();
    const isSame = stage === 'results' && goesOn.current;
    goesOn.current = begins !== null;
    if (shown.current === stage) return;
    shown.current = stage;
    // A visitor who is already reading the opening keeps their place.
    if (isSame) return;
    // The button that had the focus is gone, so the focus moves to the beginning of the new screen.
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    tellParentOfNewScreen();
  }, [stage, begins]);

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {flow.stage === 'upload' && (
        <UploadScreen
          upload={flow}
          onFile={(file) => void uploads.choose(file)}
          onSample={() => void trySample()}
          onCancel={uploads.cancel}
          onAnalyse={(options, advert) => void analyse(options, advert)}
        />
      )}
      {flow.stage === 'processing' && <ProcessingScreen startedAtMs={flow.startedAtMs} isReady={flow.arrived !== null} onView={viewNow} />}
      {(flow.stage === 'opening' || flow.stage === 'results') &&
        (report ? (
          <ResultsScreen key={flow.analysisId} id={flow.analysisId} report={report} onSubmitEmail={submitEmail} onReset={onReset} />
        ) : (
          <ReportSkeleton />
        ))}
      {flow.stage === 'limited' && <LimitedScreen message={flow.message} onRetry={retry} onReset={onReset} />}
      {flow.stage === 'failed' && <FailedScreen message={flow.message} onRetry={retry} onReset={onReset} />}
    </div>
  );
}
