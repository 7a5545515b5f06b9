'use client';

import { TooltipProvider } from '@/components/ui/tooltip';
import type { Personal } from '@/lib/client/report-calls';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { saidOnce } from '@/lib/report/said-once';
import { cutImprovements } from '@/lib/report/teaser';
import { demoId } from '@/lib/shared/demo-id';
import { focusUnlockForm } from '../actions/focus-unlock-form';
import { ImproveLinks, JobBanner } from '../actions/next-steps';
import { Unlock } from '../actions/unlock';
import type { UnlockedParts } from '../actions/unlock-form';
import { DocumentDesk } from '../document/document-view';
import type { OnScored } from '../hooks/use-rescored';
import { useReadingPlace } from '../hooks/use-reading-place';
import type { ReportTab } from '../tabs/use-report-tab';
import { FixList } from './fix-list';
import { isWithheld } from './role-sentence';
import { reportParts, type ReportPart } from './report-parts';
import { ReportRow } from './report-row';
import { ReportSection } from './report-section';

export interface BodyProps {
  id: string;
  /** As the reader sees it: for the owner with their own words. */
  report: ReadAnalysis;
  /** As it is stored, with the places in the redacted text. */
  stored: ReadAnalysis;
  personal: Personal | null;
  isUnlocked: boolean;
  onDeleted: () => void;
  onScored: OnScored;
  /** An email is being sent. */
  isUnlocking: boolean;
  onUnlock: (email: string, marketingConsent: boolean) => void;
  /** Where a fix is done in the editor; null for who may not edit. */
  addressOf: (title: string) => string | null;
}

const Row = ({ part, isUnlocked }: { part: ReportPart; isUnlocked: boolean }) => (
  <ReportRow id={part.id} title={part.title} answer={part.answer} isLocked={part.isGated && !isUnlocked}>
    {part.intro && <p className="measure mb-4 text-ink-soft print:break-after-avoid">{part.intro}</p>}
    {part.content}
  </ReportRow>
);

/** The rows of one side of the report, or all of them. */
export function ReportRows({ panel, onUnlock: _email, ...shown }: BodyProps & { panel?: ReportTab }) {
  const read = { ...shown.report, result: saidOnce(shown.report.result, shown.isUnlocked) };
  const parts = reportParts({ ...shown, report: read, hasFullAccess: shown.isUnlocked, onUnlock: focusUnlockForm });
  const own = parts.filter((part) => panel === undefined || part.panel === panel);
  return (
    <TooltipProvider>
      <div className="border-t">
        {own.map((part) => (
          <Row key={part.id} part={part} isUnlocked={shown.isUnlocked} />
        ))}
      </div>
    </TooltipProvider>
  );
}

/** The ranked list, and the two editors to work through it. */
export function ReportFixes({ id, report, isUnlocked, addressOf }: BodyProps) {
  useReadingPlace(id);
  const result = saidOnce(report.result, isUnlocked);
  return (
    <TooltipProvider>
      <ReportSection id="improvements" title="Key Improvement Areas" intro="In the order that helps you most.">
        <FixList
          id={id}
          improvements={result.improvements}
          oneThing={result.oneThing?.title ?? null}
          hasFullAccess={isUnlocked}
          addressOf={addressOf}
          onUnlock={focusUnlockForm}
        />
      </ReportSection>
      {report.owner && <ImproveLinks id={id} />}
    </TooltipProvider>
  );
}

const unlockedParts = (result: DisplayResult): UnlockedParts => ({
  insights: result.professionalAssessment !== undefined && !isWithheld(result),
  pay: (result.salaryBenchmark?.currentLevel.figures ?? null) !== null && !isWithheld(result),
});

/** Before the email the form to unlock the report, afterwards the link to the job-matching app. */
export const ReportOffer = ({ id, report, personal, isUnlocked, isUnlocking, onUnlock }: BodyProps) =>
  isUnlocked ? (
    <JobBanner />
  ) : (
    <Unlock
      isOwner={report.owner}
      id={id}
      isBusy={isUnlocking}
      asksConsent={!personal?.isMinor}
      opens={unlockedParts(report.result)}
      onSubmit={onUnlock}
    />
  );

/** The CV itself, with the findings at their places. */
export function ReportDocument({ id, stored, isUnlocked, onSpread }: BodyProps & { onSpread: (isSpread: boolean) => void }) {
  const { cvText, owner, result } = stored;
  if (!cvText) return null;
  return (
    <DocumentDesk
      id={id}
      text={cvText}
      hasFile={owner || id === demoId}
      improvements={cutImprovements(result.improvements, isUnlocked).shown}
      ledger={result.ledger}
      onSpread={onSpread}
    />
  );
}
