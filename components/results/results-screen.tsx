'use client';

import { ArrowRight, Download } from 'lucide-react';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TooltipProvider } from '@/components/ui/tooltip';
import { stepForImprovement } from '@/lib/guidance/guided-steps';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import type { ReportOpening } from '@/lib/report/report-opening';
import { demoId } from '@/lib/shared/demo-id';
import { BottomBar } from './actions/bottom-bar';
import { ContentsList } from './report/contents-list';
import { ImproveLink, ImproveLinks, JobBanner, guidedAddress } from './actions/next-steps';
import { QuoteProvider } from './report/quote-context';
import { furtherParts, openingParts, type ReportPart } from './report/report-parts';
import { ReportSection } from './report/report-section';
import { ReportTop, titleId } from './report/report-top';
import { UnlockForm, focusUnlockForm } from './actions/unlock-form';
import { useDownload } from './hooks/use-download';
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

/** The form is gone once it has done its work: the focus goes to the top of what it opened. */
const focusTitle = () => document.getElementById(titleId)?.focus();

const drawPart = ({ id, title, aside, intro, content, startsOpen }: ReportPart) => (
  <ReportSection
    key={id}
    id={id}
    title={title}
    aside={aside}
    {...(intro ? { intro } : {})}
    {...(startsOpen === undefined ? {} : { startsOpen })}
  >
    {content}
  </ReportSection>
);

const hasEmail = (report: ReadAnalysis | ReportOpening): boolean =>
  report.kind === 'opening' ? report.isUnlocked : report.emailAddress !== null;

/** The report. It fetches and decides; its parts take props and draw. The server draws it too, as far as its opening goes. */
export default function ResultsScreen({ id, report, onSubmitEmail, onReset }: ResultsScreenProps) {
  const { result, owner } = report;
  const whole = report.kind === 'read' ? report : null;
  const { isUnlocked, isBusy, unlock } = useUnlock(id, hasEmail(report), onSubmitEmail, focusTitle);
  const isWide = useWide();
  const personal = usePersonal(id, owner);
  const { isGenerating, download } = useDownload(whole?.result ?? null, isUnlocked, personal?.name ?? null);

  const input = whole && { id, report: whole, personal, hasFullAccess: isUnlocked, onUnlock: focusUnlockForm, onDeleted: onReset };
  const opening = input ? openingParts(input) : [];
  const further = input ? furtherParts(input) : [];
  const contents = [...opening, ...further].map((part) => ({ ...part, isLocked: part.isGated && !isUnlocked }));
  const { oneThing } = result;
  // The guide can be tried on the sample too.
  const firstStep =
    (owner || id === demoId) && oneThing ? guidedAddress(id, whole && stepForImprovement(whole.result, oneThing.title)) : null;
  const another = (
    <Button variant="outline" size="sm" onClick={onReset} data-screen-only>
      Analyse another CV
    </Button>
  );
  const downloadText = isGenerating ? 'Generating...' : 'Download PDF';
  const cannotDownload = isGenerating || !whole;

  return (
    <TooltipProvider>
      <QuoteProvider hasText={whole !== null && whole.cvText !== ''}>
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_13rem]">
          {/* An opening reaches below the screen: nothing in view moves when the rest comes. */}
          <div className={cn('min-w-0 space-y-9 sm:space-y-12', !whole && 'min-h-dvh')}>
            <ReportTop
              id={id}
              owner={owner}
              result={result}
              personal={personal}
              actions={
                <>
                  {isUnlocked && (
                    <Button
                      variant={firstStep ? 'outline' : 'default'}
                      size="sm"
                      aria-disabled={cannotDownload}
                      onClick={() => void download()}
                    >
                      <Download className="size-4.5" />
                      {downloadText}
                    </Button>
                  )}
                  {isWide && another}
                </>
              }
              firstAction={
                firstStep && (
                  <ImproveLink id={id} to={firstStep} className={buttonVariants({ size: 'sm' })}>
                    Do this now
                    <ArrowRight className="size-4.5" />
                  </ImproveLink>
                )
              }
            />
            {whole ? (
              <>
                {opening.map(drawPart)}
                {/* Who has just read what to improve finds the way to do it, not at the end of the page. */}
                {owner && <ImproveLinks id={id} />}
                {isUnlocked ? (
                  <JobBanner />
                ) : (
                  <UnlockForm isBusy={isBusy} asksConsent={!personal?.isMinor} onSubmit={(...given) => void unlock(...given)} />
                )}
                {further.map((part) => drawPart({ ...part, startsOpen: isWide || part.startsOpen === true }))}
                {/* On a phone the score comes first. */}
                {!isWide && another}
                <p className="border-t pt-4 text-sm text-ink-faint">
                  Scored by the built-in engine{result.rubricVersion && `, rubric ${result.rubricVersion}`}.{' '}
                  {whole.result.engine === 'claude'
                    ? 'Wording by Claude (engine: claude).'
                    : 'Wording by the built-in engine (engine: built-in).'}
                </p>
              </>
            ) : (
              <p role="status" className="sr-only">
                Loading the rest of your report…
              </p>
            )}
          </div>
          {whole && <ContentsList entries={contents} score={result.score} label={result.scoreLabel} />}
        </div>
        <BottomBar score={result.score} label={result.scoreLabel}>
          {isUnlocked && firstStep ? (
            <ImproveLink id={id} to={firstStep} className={buttonVariants({ size: 'sm', className: 'min-h-11' })}>
              Improve my CV
            </ImproveLink>
          ) : isUnlocked ? (
            <Button size="sm" className="min-h-11" aria-disabled={cannotDownload} onClick={() => void download()}>
              {isGenerating ? 'Working…' : 'Save as PDF'}
            </Button>
          ) : (
            <Button size="sm" className="min-h-11" aria-disabled={isBusy || !whole} onClick={focusUnlockForm}>
              Unlock full report
            </Button>
          )}
        </BottomBar>
      </QuoteProvider>
    </TooltipProvider>
  );
}
