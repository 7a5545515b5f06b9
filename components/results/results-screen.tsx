'use client';

import { ArrowRight, Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TooltipProvider } from '@/components/ui/tooltip';
import { stepForImprovement } from '@/lib/guidance/step-sections';
import { fillName } from '@/lib/report/owner-name';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { ReportOpening } from '@/lib/report/report-opening';
import { demoId } from '@/lib/shared/demo-id';
import { ImproveLink, guidedAddress } from './actions/next-steps';
import { useDownload } from './hooks/use-download';
import { usePersonal } from './hooks/use-personal';
import { useRescored } from './hooks/use-rescored';
import { useUnlock, type SubmitEmail } from './hooks/use-unlock';
import { useWide } from './hooks/use-wide';
import { PutRightProvider } from './reading/put-right-context';
import { UnreadPart } from './reading/unread-part';
import { QuoteProvider } from './report/quote-context';
import { beside, reportGrid } from './report/report-grid';
import { ReportTitle, titleId } from './report/report-title';
import { Verdict } from './report/verdict';
import { ReportPanel, ReportTabs } from './tabs/report-tabs';
import { useReportTab } from './tabs/use-report-tab';

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
const ReportFixes = dynamic(() => loadBody().then((body) => body.ReportFixes), { ssr: false, loading: Loading });
const ReportDocument = dynamic(() => loadBody().then((body) => body.ReportDocument), { ssr: false });
const ReportOffer = dynamic(() => loadBody().then((body) => body.ReportOffer), { ssr: false });
const ReportRows = dynamic(() => loadBody().then((body) => body.ReportRows), { ssr: false });

/** The form is gone once it has done its work: the focus goes to the top of what it opened. */
const focusTitle = () => document.getElementById(titleId)?.focus();

const hasEmail = (report: ReadAnalysis | ReportOpening): boolean =>
  report.kind === 'opening' ? report.isUnlocked : report.emailAddress !== null;

/** The guided step in which a fix is made; null where this reader may not edit. The sample's guide is open to everybody. */
const addressOfFix = (id: string, report: ReadAnalysis | ReportOpening, title: string): string | null =>
  report.owner || id === demoId ? guidedAddress(id, report.kind === 'read' ? stepForImprovement(report.result, title) : null) : null;

interface DownloadButtonProps {
  isGenerating: boolean;
  /** False until the whole report is here. */
  isReady: boolean;
  onDownload: () => void;
}

const DownloadButton = ({ isGenerating, isReady, onDownload }: DownloadButtonProps) => (
  <Button variant="outline" size="sm" aria-disabled={!isReady || isGenerating} onClick={onDownload}>
    <Download className="size-4.5" />
    {isGenerating ? 'Generating...' : 'Download PDF'}
  </Button>
);

/** The report. It fetches and decides; its parts take props and draw. The server draws it too, as far as its opening goes. */
// eslint-disable-next-line max-lines-per-function -- one screen: its panels share one state, and their order is read here at once
export default function ResultsScreen({ id, report: given, onSubmitEmail, onReset }: ResultsScreenProps) {
  const { report, version, onScored } = useRescored(given);
  const { result, owner } = report;
  const whole = report.kind === 'read' ? report : null;
  const { isUnlocked, isBusy, unlock } = useUnlock(id, hasEmail(report), onSubmitEmail, focusTitle);
  const isWide = useWide();
  const { tab, show } = useReportTab();
  const [isSpread, setSpread] = useState(false);
  const personal = usePersonal(id, owner);
  const { isGenerating, download } = useDownload(whole?.result ?? null, isUnlocked, personal?.name ?? null);
  const addressOf = (title: string) => addressOfFix(id, report, title);
  const firstStep = result.oneThing && addressOf(result.oneThing.title);
  const body = whole && {
    id,
    report: whole,
    personal,
    isUnlocked,
    onDeleted: onReset,
    onScored,
    isUnlocking: isBusy,
    onUnlock: (...email: [string, boolean]) => void unlock(...email),
    addressOf,
  };
  const panel = { tab, isWide };
  const firstAction = firstStep && (
    <ImproveLink id={id} to={firstStep} className={buttonVariants({ size: 'sm' })}>
      Do this now
      <ArrowRight className="size-4.5" />
    </ImproveLink>
  );

  return (
    <TooltipProvider>
      <QuoteProvider hasText={whole !== null && whole.cvText !== ''} onSeek={() => isWide || show('my-cv')}>
        <PutRightProvider id={id} isAllowed={owner && id !== demoId} onScored={onScored}>
          {/* An opening reaches below the screen: nothing in view moves when the rest comes. */}
          <div data-report className="min-h-dvh min-w-0 space-y-5">
            <ReportTitle
              isDemo={id === demoId}
              owner={owner}
              personal={personal}
              actions={
                <>
                  {isUnlocked && <DownloadButton isGenerating={isGenerating} isReady={whole !== null} onDownload={() => void download()} />}
                  <Button variant="outline" size="sm" onClick={onReset} className="max-lg:hidden">
                    Analyse another CV
                  </Button>
                </>
              }
            />
            <UnreadPart parts={result.unsureParts} />
            <div key={version} className={reportGrid} {...(isSpread ? { 'data-spread': '' } : {})}>
              <ReportPanel {...panel} name="verdict" className="space-y-4 lg:contents">
                <Verdict
                  result={{ ...result, summary: fillName(result.summary, personal?.name ?? null) }}
                  isShared={!owner && id !== demoId}
                  action={firstAction}
                />
                {body && !isWide && (
                  <>
                    <ReportOffer {...body} />
                    <ReportRows {...body} panel="verdict" />
                  </>
                )}
              </ReportPanel>
              <ReportPanel {...panel} name="my-cv" className={cn('space-y-6', beside.document)}>
                {body && <ReportDocument {...body} onSpread={setSpread} />}
                {body && !isWide && <ReportRows {...body} panel="my-cv" />}
                {!isWide && (
                  <Button variant="outline" size="sm" onClick={onReset} className="lg:hidden" data-screen-only>
                    Analyse another CV
                  </Button>
                )}
              </ReportPanel>
              <ReportPanel {...panel} name="fixes" className={cn('space-y-6', beside.fixes)}>
                {body ? <ReportFixes {...body} /> : <Loading />}
                {body && isWide && <ReportOffer {...body} />}
                {body && !isWide && <ReportRows {...body} panel="fixes" />}
              </ReportPanel>
              {body && isWide && (
                <div className={beside.rows}>
                  <ReportRows {...body} />
                </div>
              )}
            </div>
          </div>
        </PutRightProvider>
        <ReportTabs tab={tab} onTab={show} />
      </QuoteProvider>
    </TooltipProvider>
  );
}
