'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { UploadScreen } from '@/components/upload/upload-screen';
import { submitEmail } from '@/lib/client/report-calls';
import { ReportSkeleton } from './report-skeleton';
import { useAnalyser } from './use-analyser';

const loadProcessing = () => import('@/components/processing/processing-screen');
const loadResults = () => import('@/components/results/results-screen');
const ProcessingScreen = dynamic(loadProcessing, { ssr: false });
const ResultsScreen = dynamic(loadResults, { ssr: false, loading: () => <ReportSkeleton /> });
const LimitedScreen = dynamic(() => import('@/components/results/limited-screen'), { ssr: false });
const FailedScreen = dynamic(() => import('@/components/results/failed-screen'), { ssr: false });

/** The main page: upload, processing, results. `openedId` is the report the address names. */
export function Analyser({ openedId }: { openedId: string | null }) {
  const { flow, uploads, analyse, viewNow, reset, retry } = useAnalyser(openedId);
  const stage = flow.stage;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);

  useEffect(() => {
    // The next screens are fetched while there is time: on the wire before anybody asks for them.
    if (stage === 'upload') void loadProcessing();
    if (stage === 'processing' || stage === 'opening') void loadResults();
    if (shown.current === stage) return;
    shown.current = stage;
    // The button that was pressed is gone: the focus goes to where the new screen begins.
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [stage]);

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {flow.stage === 'upload' && (
        <UploadScreen
          upload={flow}
          onFile={(file) => uploads.choose(file)}
          onSample={() => void uploads.chooseSample()}
          onCancel={uploads.cancel}
          onAnalyse={(options) => void analyse(options)}
        />
      )}
      {flow.stage === 'processing' && <ProcessingScreen startedAtMs={flow.startedAtMs} isReady={flow.arrived !== null} onView={viewNow} />}
      {flow.stage === 'opening' && <ReportSkeleton />}
      {flow.stage === 'results' && (
        <ResultsScreen key={flow.analysisId} id={flow.analysisId} report={flow.report} onSubmitEmail={submitEmail} onReset={reset} />
      )}
      {flow.stage === 'limited' && <LimitedScreen message={flow.message} onRetry={retry} onReset={reset} />}
      {flow.stage === 'failed' && <FailedScreen message={flow.message} onRetry={retry} onReset={reset} />}
    </div>
  );
}
