'use client';

import { Button, buttonStyle } from '@/components/ui/button';
import { ArrowIcon, DownloadIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { TooltipProvider } from '@/components/ui/tooltip';
import { stepForImprovement } from '@/lib/guidance/guided-steps';
import { fillName } from '@/lib/report/owner-name';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { demoId } from '@/lib/shared/demo-id';
import { BottomBar } from './bottom-bar';
import { ContentsList } from './contents-list';
import { MarketCards } from './market-cards';
import { ImproveLink, ImproveLinks, JobBanner, guidedAddress } from './next-steps';
import { Overview } from './overview';
import { QuoteProvider } from './quote-context';
import { furtherParts, openingParts, type ReportPart } from './report-parts';
import { ReportSection } from './report-section';
import { UnlockForm, focusUnlockForm } from './unlock-form';
import { useDownload } from './use-download';
import { usePersonal } from './use-personal';
import { useUnlock, type SubmitEmail } from './use-unlock';
import { useWide } from './use-wide';

interface ResultsScreenProps {
  id: string;
  report: ReadAnalysis;
  onSubmitEmail: SubmitEmail;
  onReset: () => void;
}

const titleId = 'report-title';

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

/** The report. It fetches and decides; its parts take props and draw. */
export default function ResultsScreen({ id, report, onSubmitEmail, onReset }: ResultsScreenProps) {
  const { result, owner } = report;
  const { isUnlocked, isBusy, unlock } = useUnlock(id, report.emailAddress, onSubmitEmail, focusTitle);
  const isWide = useWide();
  const personal = usePersonal(id, owner);
  const { isGenerating, download } = useDownload(result, isUnlocked, personal?.name ?? null);

  const input = { id, report, personal, hasFullAccess: isUnlocked, onUnlock: focusUnlockForm, onDeleted: onReset };
  const opening = openingParts(input);
  const further = furtherParts(input);
  const contents = [...opening, ...further].map((part) => ({ ...part, isLocked: part.isGated && !isUnlocked }));
  const isDemo = id === demoId;
  const { oneThing } = result;
  // The guide can be tried on the sample too.
  const firstStep = (owner || isDemo) && oneThing ? guidedAddress(id, stepForImprovement(result, oneThing.title)) : null;
  const another = (
    <Button variant="outline" size="sm" onClick={onReset} data-screen-only>
      Analyse another CV
    </Button>
  );
  const downloadText = isGenerating ? 'Generating...' : 'Download PDF';

  return (
    <TooltipProvider>
      <QuoteProvider hasText={report.cvText !== ''}>
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="min-w-0 space-y-12">
            <div className="space-y-8">
              <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
                <div>
                  <h1 id={titleId} tabIndex={-1} className="text-2xl outline-none">
                    Your CV Assessment
                  </h1>
                  {isDemo && <p className="mt-1 text-sm text-ink-faint">A sample: the CV of an invented person.</p>}
                  {personal && <p className="mt-1 text-sm break-all text-ink-faint">{personal.filename}</p>}
                </div>
                <div className="flex flex-wrap gap-3" data-screen-only>
                  {isUnlocked && (
                    <Button
                      variant={firstStep ? 'outline' : 'primary'}
                      size="sm"
                      aria-disabled={isGenerating}
                      onClick={() => void download()}
                    >
                      <DownloadIcon width="18" height="18" />
                      {downloadText}
                    </Button>
                  )}
                  {isWide && another}
                </div>
              </div>
              <Overview
                result={{ ...result, summary: fillName(result.summary, personal?.name ?? null) }}
                action={
                  firstStep && (
                    <ImproveLink id={id} to={firstStep} className={buttonStyle({ size: 'sm' })}>
                      Do this now
                      <ArrowIcon width="18" height="18" />
                    </ImproveLink>
                  )
                }
              />
              {!owner && !isDemo && (
                <Notice tone="grey" title="You are reading a shared report">
                  <p>The CV itself stays with its owner: file, editing and deletion open only in the browser that uploaded it.</p>
                </Notice>
              )}
              <MarketCards result={result} />
            </div>
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
              {result.engine === 'claude' ? 'Wording by Claude (engine: claude).' : 'Wording by the built-in engine (engine: built-in).'}
            </p>
          </div>
          <ContentsList entries={contents} score={result.score} label={result.scoreLabel} />
        </div>
        <BottomBar score={result.score} label={result.scoreLabel}>
          {isUnlocked && firstStep ? (
            <ImproveLink id={id} to={firstStep} className={buttonStyle({ size: 'sm', className: 'min-h-11' })}>
              Improve my CV
            </ImproveLink>
          ) : isUnlocked ? (
            <Button size="sm" className="min-h-11" aria-disabled={isGenerating} onClick={() => void download()}>
              {isGenerating ? 'Working…' : 'Save as PDF'}
            </Button>
          ) : (
            <Button size="sm" className="min-h-11" aria-disabled={isBusy} onClick={focusUnlockForm}>
              Unlock full report
            </Button>
          )}
        </BottomBar>
      </QuoteProvider>
    </TooltipProvider>
  );
}
