'use client';

import { ArrowRight, Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { TooltipProvider } from '@/components/ui/tooltip';
import { stepForImprovement } from '@/lib/guidance/step-sections';
import { fillName } from '@/lib/report/owner-name';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { ReportOpening } from '@/lib/report/report-opening';
import { demoId } from '@/lib/shared/demo-id';
import { CarryOn } from './actions/carry-on';
import { ImproveLink, guidedAddress } from './actions/next-steps';
import { useDownload } from './hooks/use-download';
import { useOwnReport } from './hooks/use-own-report';
import { usePersonal } from './hooks/use-personal';
import { useRescored } from './hooks/use-rescored';
import { useUnlock, type SubmitEmail } from './hooks/use-unlock';
import { useWide } from './hooks/use-wide';
import { PutRightProvider } from './reading/put-right-context';
import { UnreadPart } from './reading/unread-part';
import { AdvertRow } from './report/advert-row';
import type { BodyProps } from './report/report-body';
import { nobodys, OwnDetailsProvider } from './report/own-details-context';
import { QuoteProvider } from './report/quote-context';
import { ReportTitle, titleId } from './report/report-title';
import { Verdict } from './report/verdict';
import { ReportPanel, ReportTabs } from './tabs/report-tabs';
import { useReportTab, type ReportTab } from './tabs/use-report-tab';

interface ResultsScreenProps {
  id: string;
  /** Until the whole report is loaded its opening is shown, and the same screen continues from it. */
  report: ReadAnalysis | ReportOpening;
  onSubmitEmail: SubmitEmail;
  onReset: () => void;
}

const Loading = () => (
  <p role="status" className="sr-only">
    Loading the rest of your report…
  </p>
);

// Below the first screen, and drawn from the whole report, which is loaded after the opening.
const loadBody = () => import('./report/report-body');
const ReportFixes = dynamic(() => loadBody().then((body) => body.ReportFixes), { ssr: false, loading: Loading });
const ReportDocument = dynamic(() => loadBody().then((body) => body.ReportDocument), { ssr: false });
const ReportOffer = dynamic(() => loadBody().then((body) => body.ReportOffer), { ssr: false });
const ReportRows = dynamic(() => loadBody().then((body) => body.ReportRows), { ssr: false });

/** The form disappears after unlocking, so the focus moves to the top of the unlocked parts. */
const focusTitle = () => document.getElementById(titleId)?.focus();

const hasEmail = (report: ReadAnalysis | ReportOpening): boolean =>
  report.kind === 'opening' ? report.isUnlocked : report.emailAddress !== null;

/** The guided step in which a fix is made; null where this reader may not edit. The sample's guide is open to everybody. */
function addressOfFix(id: string, report: ReadAnalysis | ReportOpening, title: string): string | null {
  if (!report.owner && id !== demoId) return null;
  if (report.kind !== 'read') return guidedAddress(id);
  const place = report.result.improvements.findIndex((improvement) => improvement.title === title);
  return guidedAddress(id, stepForImprovement(report.result, title), place);
}

interface DownloadButtonProps {
  /** null until the whole report is here. */
  result: DisplayResult | null;
  name: string | null;
}

function DownloadButton({ result, name }: DownloadButtonProps) {
  const { isGenerating, download } = useDownload(result, name);
  return (
    <Button variant="outline" size="sm" aria-disabled={!result || isGenerating} onClick={() => void download()}>
      <Download className="size-4.5" />
      {isGenerating ? 'Generating...' : 'Download PDF'}
    </Button>
  );
}

interface ReportActionsProps extends DownloadButtonProps {
  /** null for readers who may not open the report on another device. */
  ownId: string | null;
  isUnlocked: boolean;
  startOver: ReactNode;
}

const ReportActions = ({ ownId, isUnlocked, result, name, startOver }: ReportActionsProps) => (
  <>
    {isUnlocked && <DownloadButton result={result} name={name} />}
    {ownId && <CarryOn id={ownId} />}
    {startOver}
  </>
);

const StartOver = ({ onReset }: { onReset: () => void }) => (
  <Button variant="outline" size="sm" onClick={onReset} data-screen-only>
    Analyse another CV
  </Button>
);

const FirstAction = ({ id, to }: { id: string; to: string | null }) =>
  to && (
    <ImproveLink id={id} to={to} className={buttonVariants({ size: 'sm' })}>
      Do this now
      <ArrowRight className="size-4.5" />
    </ImproveLink>
  );

interface ReportVerdictProps {
  id: string;
  report: ReadAnalysis | ReportOpening;
  ownId: string | null;
  name: string | null;
  addressOf: BodyProps['addressOf'];
}

const ReportVerdict = ({ id, report: { owner, result }, ownId, name, addressOf }: ReportVerdictProps) => (
  <Verdict
    result={{ ...result, summary: fillName(result.summary, name) }}
    isShared={!owner && id !== demoId}
    advert={ownId && <AdvertRow id={ownId} />}
    action={result.oneThing && <FirstAction id={id} to={addressOf(result.oneThing.title)} />}
  />
);

interface ReportPanelsProps {
  panel: { tab: ReportTab; isWide: boolean };
  /** null until the whole report is here. */
  body: BodyProps | null;
  verdict: ReactNode;
  /** On a phone it comes last. */
  startOver: ReactNode;
}

/** A wide screen shows every panel, and all rows at the end; on a phone each of the three panels has its own. */
function ReportPanels({ panel, body, verdict, startOver }: ReportPanelsProps) {
  const { isWide } = panel;
  const [isSpread, setSpread] = useState(false);
  const rowsOf = (name: ReportTab) => body && !isWide && <ReportRows {...body} panel={name} />;
  const offer = body && <ReportOffer {...body} />;
  return (
    <div className="report-grid" {...(isSpread ? { 'data-spread': '' } : {})}>
      <ReportPanel {...panel} name="verdict" className="verdict-grid space-y-4 lg:contents">
        {verdict}
        {!isWide && offer}
        {rowsOf('verdict')}
      </ReportPanel>
      <ReportPanel {...panel} name="my-cv" area="cv" className="space-y-6">
        {body && <ReportDocument {...body} onSpread={setSpread} />}
        {rowsOf('my-cv')}
        {!isWide && startOver}
      </ReportPanel>
      <ReportPanel {...panel} name="fixes" area="fixes" className="space-y-6">
        {body ? <ReportFixes {...body} /> : <Loading />}
        {isWide && offer}
        {rowsOf('fixes')}
      </ReportPanel>
      {body && isWide && (
        <div style={{ gridArea: 'rows' }}>
          <ReportRows {...body} />
        </div>
      )}
    </div>
  );
}

/** The reader: for the owner their name and words, and the code for another device. */
function useReader(id: string, owner: boolean) {
  const personal = usePersonal(id, owner);
  const ownId = owner && id !== demoId ? id : null;
  return { personal, name: personal?.name ?? null, details: personal?.details ?? nobodys, ownId };
}

/** null until the whole report is here: as its reader sees it, and as it is stored. */
const bothWhole = (report: ReadAnalysis | ReportOpening, stored: ReadAnalysis | ReportOpening) =>
  report.kind === 'read' && stored.kind === 'read' ? { report, stored } : null;

/** The report. This component fetches and decides; its parts take props and draw. The server draws it too, up to its opening. */
export default function ResultsScreen({ id, report: given, onSubmitEmail, onReset }: ResultsScreenProps) {
  const { report: stored, version, onScored } = useRescored(given);
  const { owner } = stored;
  const { personal, name, details, ownId } = useReader(id, owner);
  const report = useOwnReport(stored, details);
  const { isUnlocked, isBusy, unlock } = useUnlock(id, hasEmail(report), onSubmitEmail, focusTitle);
  const isWide = useWide();
  const { tab, show } = useReportTab();
  const addressOf = (title: string) => addressOfFix(id, report, title);
  const reports = bothWhole(report, stored);
  const body = reports && {
    id,
    ...reports,
    personal,
    isUnlocked,
    onDeleted: onReset,
    onScored,
    isUnlocking: isBusy,
    onUnlock: (...email: [string, boolean]) => void unlock(...email),
    addressOf,
  };
  const startOver = <StartOver onReset={onReset} />;

  return (
    <TooltipProvider>
      <QuoteProvider hasText={reports !== null && reports.stored.cvText !== ''} onSeek={() => isWide || show('my-cv')}>
        <PutRightProvider id={id} isAllowed={ownId !== null} onScored={onScored}>
          <OwnDetailsProvider value={details}>
            {/* An opening reaches below the screen: nothing in view moves when the rest comes. */}
            <div data-report className="min-h-dvh min-w-0 space-y-5">
              <ReportTitle
                isDemo={id === demoId}
                owner={owner}
                personal={personal}
                actions={
                  <ReportActions
                    ownId={ownId}
                    isUnlocked={isUnlocked}
                    result={reports?.report.result ?? null}
                    name={name}
                    startOver={isWide && startOver}
                  />
                }
              />
              <UnreadPart parts={report.result.unsureParts} isOverVerdict={tab === 'verdict'} />
              <ReportPanels
                key={version}
                panel={{ tab, isWide }}
                body={body}
                verdict={<ReportVerdict id={id} report={report} ownId={ownId} name={name} addressOf={addressOf} />}
                startOver={startOver}
              />
            </div>
          </OwnDetailsProvider>
        </PutRightProvider>
        <ReportTabs tab={tab} onTab={show} />
      </QuoteProvider>
    </TooltipProvider>
  );
}
