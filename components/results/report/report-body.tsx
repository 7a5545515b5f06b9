'use client';

import type { ReactNode } from 'react';
import { TooltipProvider } from '@/components/ui/tooltip';
import type { OnScored } from '../hooks/use-rescored';
import type { Personal } from '@/lib/client/report-calls';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { saidOnce } from '@/lib/report/said-once';
import { ContentsList } from './contents-list';
import { focusUnlockForm } from '../actions/focus-unlock-form';
import { ImproveLinks, JobBanner } from '../actions/next-steps';
import { furtherParts, openingParts, type ReportPart } from './report-parts';
import { ReportSection } from './report-section';
import { Unlock } from '../actions/unlock';

interface ReportProps {
  id: string;
  report: ReadAnalysis;
  personal: Personal | null;
  isUnlocked: boolean;
  onDeleted: () => void;
  onScored: OnScored;
}

interface ReportBodyProps extends ReportProps {
  isWide: boolean;
  /** An email is being sent. */
  isUnlocking: boolean;
  onUnlock: (email: string, marketingConsent: boolean) => void;
  /** Starts over; on a phone it comes last. */
  startOver: ReactNode;
}

function partsOf({ isUnlocked, report, ...given }: ReportProps): { opening: ReportPart[]; further: ReportPart[] } {
  const read = { ...report, result: saidOnce(report.result, isUnlocked) };
  const input = { ...given, report: read, hasFullAccess: isUnlocked, onUnlock: focusUnlockForm };
  return { opening: openingParts(input), further: furtherParts(input) };
}

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

/** The report below its opening. */
export function ReportBody({ isWide, isUnlocking, onUnlock, startOver, ...shown }: ReportBodyProps) {
  const { id, report, personal, isUnlocked } = shown;
  const { result, owner } = report;
  const { opening, further } = partsOf(shown);
  return (
    <TooltipProvider>
      {opening.map(drawPart)}
      {/* Whoever has just read what to improve finds the way to do it here, not at the end of the page. */}
      {owner && <ImproveLinks id={id} />}
      {isUnlocked ? (
        <JobBanner />
      ) : (
        <Unlock isOwner={owner} id={id} isBusy={isUnlocking} asksConsent={!personal?.isMinor} onSubmit={onUnlock} />
      )}
      {further.map((part) => drawPart({ ...part, startsOpen: isWide || part.startsOpen === true }))}
      {!isWide && startOver}
      <p className="border-t pt-4 text-sm text-ink-faint">
        Scored by the built-in engine{result.rubricVersion && `, rubric ${result.rubricVersion}`}.{' '}
        {result.engine === 'claude' ? 'Wording by Claude (engine: claude).' : 'Wording by the built-in engine (engine: built-in).'}
      </p>
    </TooltipProvider>
  );
}

export function ReportContents(shown: ReportProps) {
  const { opening, further } = partsOf(shown);
  const entries = [...opening, ...further].map((part) => ({ ...part, isLocked: part.isGated && !shown.isUnlocked }));
  const { score, scoreLabel } = shown.report.result;
  return <ContentsList entries={entries} score={score} label={scoreLabel} />;
}
