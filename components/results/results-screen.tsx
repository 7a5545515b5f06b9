'use client';

import { ArrowRight, Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Button, buttonVariants } from '@/components/ui/button';
import { TooltipProvider } from '@/components/ui/tooltip';
import { stepForImprovement } from '@/lib/guidance/step-sections';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { ReportOpening } from '@/lib/report/report-opening';
import { provisionally } from '@/lib/report/provisional';
import { demoId } from '@/lib/shared/demo-id';
import { BottomBar } from './actions/bottom-bar';
import { focusUnlockForm } from './actions/focus-unlock-form';
import { ImproveLink, guidedAddress } from './actions/next-steps';
import { PutRightProvider } from './reading/put-right-context';
import { QuoteProvider } from './report/quote-context';
import { ReportTop, titleId } from './report/report-top';
import { useDownload } from './hooks/use-download';
import { useRescored } from './hooks/use-rescored';
import { usePersonal } from './hooks/use-personal';
import { useUnlock, type SubmitEmail } from './hooks/use-unlock';
import { useWide } from './hooks/use-wide';

interface ResultsScreenProps {
  id: string;
  /** Until the whole report is here its opening stands: the same screen goes on from it. */
  report: ReadAnalysis | ReportOpening;
  onSubmitEmail: SubmitEmail;
  onReset: () => void;
}

const Loading = () => (
  <p role="status" className="sr-only">
    Loading the rest of your report…
  </p>
);

// Below the first screen, and drawn from the whole report, which is fetched later than the opening.
const loadBody = () => import('./report/report-body');
const ReportBody = dynamic(() => loadBody().then((body) => body.ReportBody), { ssr: false, loading: Loading });
const ReportContents = dynamic(() => loadBody().then((body) => body.ReportContents), { ssr: false });

/** The form is gone once it has done its work: the focus goes to the top of what it opened. */
const focusTitle = () => document.getElementById(titleId)?.focus();

const hasEmail = (report: ReadAnalysis | ReportOpening): boolean =>
  report.kind === 'opening' ? report.isUnlocked : report.emailAddress !== null;

/** The address of the guided step for the one thing to change; null where this reader may not edit. The sample's guide is open to everybody. */
function addressOfFirstStep(id: string, { owner, result: { oneThing } }: ReadAnalysis | ReportOpening, whole: ReadAnalysis | null) {
  if (!oneThing || (!owner && id !== demoId)) return null;
  return guidedAddress(id, whole && stepForImprovement(whole.result, oneThing.title));
}

interface DownloadProps {
  isUnlocked: boolean;
  isGenerating: boolean;
  /** False until the whole report is here, and while a PDF is being made. */
  canDownload: boolean;
  /** The address of the first guided step. */
  firstStep: string | null;
  onDownload: () => void;
}

const DownloadButton = ({ isUnlocked, isGenerating, canDownload, firstStep, onDownload }: DownloadProps) =>
  isUnlocked && (
    <Button variant={firstStep ? 'outline' : 'default'} size="sm" aria-disabled={!canDownload} onClick={onDownload}>
      <Download className="size-4.5" />
      {isGenerating ? 'Generating...' : 'Download PDF'}
    </Button>
  );

interface NextActionProps extends DownloadProps {
  id: string;
  canUnlock: boolean;
}

/** On a phone: the one thing to do next. */
function NextAction({ id, isUnlocked, isGenerating, canDownload, canUnlock, firstStep, onDownload }: NextActionProps) {
  if (!isUnlocked) {
    return (
      <Button size="sm" className="min-h-11" aria-disabled={!canUnlock} onClick={focusUnlockForm}>
        Unlock full report
      </Button>
    );
  }
  if (firstStep) {
    return (
      <ImproveLink id={id} to={firstStep} className={buttonVariants({ size: 'sm', className: 'min-h-11' })}>
        Improve my CV
      </ImproveLink>
    );
  }
  return (
    <Button size="sm" className="min-h-11" aria-disabled={!canDownload} onClick={onDownload}>
      {isGenerating ? 'Working…' : 'Save as PDF'}
    </Button>
  );
}

/** The report. It fetches and decides; its parts take props and draw. The server draws it too, as far as its opening goes. */
export default function ResultsScreen({ id, report: given, onSubmitEmail, onReset }: ResultsScreenProps) {
  const { report, version, onScored } = useRescored(given);
  const { result, owner } = report;
  const whole = report.kind === 'read' ? report : null;
  const { isUnlocked, isBusy, unlock } = useUnlock(id, hasEmail(report), onSubmitEmail, focusTitle);
  const isWide = useWide();
  const personal = usePersonal(id, owner);
  const { isGenerating, download } = useDownload(whole?.result ?? null, isUnlocked, personal?.name ?? null);
  const firstStep = addressOfFirstStep(id, report, whole);
  const pdf = { isUnlocked, isGenerating, canDownload: whole !== null && !isGenerating, firstStep, onDownload: () => void download() };
  const shown = whole && { id, report: whole, personal, isUnlocked, onDeleted: onReset, onScored };
  const startOver = (
    <Button variant="outline" size="sm" onClick={onReset} data-screen-only>
      Analyse another CV
    </Button>
  );
  const actions = (
    <>
      <DownloadButton {...pdf} />
      {isWide && startOver}
    </>
  );
  const firstAction = firstStep && (
    <ImproveLink id={id} to={firstStep} className={buttonVariants({ size: 'sm' })}>
      Do this now
      <ArrowRight className="size-4.5" />
    </ImproveLink>
  );

  return (
    <TooltipProvider>
      <QuoteProvider hasText={whole !== null && whole.cvText !== ''}>
        <PutRightProvider id={id} isAllowed={owner && id !== demoId} onScored={onScored}>
          <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_13rem]">
            {/* An opening reaches below the screen: nothing in view moves when the rest comes. */}
            <div className="min-h-dvh min-w-0 space-y-9 sm:space-y-12">
              <ReportTop id={id} owner={owner} result={result} personal={personal} actions={actions} firstAction={firstAction} />
              {shown ? (
                <ReportBody
                  key={version}
                  {...shown}
                  isWide={isWide}
                  isUnlocking={isBusy}
                  onUnlock={(...given) => void unlock(...given)}
                  startOver={startOver}
                />
              ) : (
                <Loading />
              )}
            </div>
            {shown && <ReportContents {...shown} />}
          </div>
        </PutRightProvider>
        <BottomBar score={result.score} label={provisionally(result.scoreLabel, result.unsureParts)}>
          <NextAction {...pdf} id={id} canUnlock={whole !== null && !isBusy} />
        </BottomBar>
      </QuoteProvider>
    </TooltipProvider>
  );
}
