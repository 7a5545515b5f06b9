import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { formatPoints } from '@/lib/report/format';
import type { DisplayImprovement } from '@/lib/report/display-result';
import type { LedgerLine } from '@/lib/shared/result';
import { ledgerPlace } from './finding-address';
import { FixLink } from './fix-link';
import { QuoteList } from './quote-list';

const tone: Record<LedgerLine['severity'], string> = {
  good: 'tone-green',
  low: 'tone-grey',
  medium: 'tone-yellow',
  high: 'tone-orange',
  critical: 'tone-red',
};

export const isAssessed = ({ outcome }: LedgerLine): boolean => outcome !== 'not-assessable' && outcome !== 'errored';
/** A line that only takes points away counts where it did. */
export const counts = (line: LedgerLine): boolean => isAssessed(line) && (line.maxPoints > 0 || line.points < 0);
export const isFull = (line: LedgerLine): boolean => counts(line) && line.points >= line.maxPoints;

/** A coin filled by a share of the points, so that a line's state has a shape. */
function Coin({ share, colour }: { share: number; colour: string }) {
  const around = 2 * Math.PI * 4;
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={`${colour} mt-0.5 shrink-0 sm:mt-1`}>
      <circle cx="9" cy="9" r="8" fill="none" stroke="var(--tone-fill)" strokeWidth="1.6" />
      <circle
        cx="9"
        cy="9"
        r="4"
        fill="none"
        stroke="var(--tone-fill)"
        strokeWidth="8"
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}

/** What is not judged has an empty coin without a colour, because a colour is a judgement. */
const LineCoin = ({ line }: { line: LedgerLine }) => (
  <Coin
    share={line.maxPoints > 0 ? Math.max(0, line.points / line.maxPoints) : 0}
    colour={isAssessed(line) ? tone[line.severity] : 'tone-grey'}
  />
);

/** Coin, words, points, chevron: one row for a line and for a category, so that all points are in one column. */
export const row = 'grid grid-cols-[1.125rem_minmax(0,1fr)_auto_1rem] gap-x-2 sm:gap-x-3';
/** A row that opens. */
export const opens = 'hover:text-accent';
const roomOfLine = 'py-2.5 sm:py-2';

export const Amount = ({ points, most }: { points: number; most: number }) => (
  <span className="grid grid-cols-[2rem_1.5rem_1.5rem] text-sm whitespace-nowrap tabular-nums sm:grid-cols-[2.25rem_1.75rem_1.5rem] sm:text-base">
    <span className="text-right">{formatPoints(points)}</span>
    {most > 0 && (
      <>
        <span className="text-center text-ink-faint"> of </span>
        <span className="text-ink-faint">{formatPoints(most)}</span>
      </>
    )}
  </span>
);

export const NotAssessed = () => <span className="text-sm font-normal whitespace-nowrap text-ink-faint">not assessed</span>;

export const Chevron = ({ className }: { className: string }) => (
  <ChevronDown data-screen-only className={cn('size-4 mt-1 text-ink-faint transition-transform', className)} />
);

const Words = ({ children }: { children: ReactNode }) => (
  <span className="flex min-w-0 items-baseline gap-2 text-sm sm:text-base">
    <span className="min-w-0">{children}</span>
    <span className="leader hidden sm:block" aria-hidden="true" />
  </span>
);

const noteLook = 'col-span-2 col-start-2 text-xs text-ink-soft sm:text-sm';

interface LineProps {
  line: LedgerLine;
  /** The fixes on the page that the lines link to. */
  improvements: readonly DisplayImprovement[];
}

const Head = ({ line }: { line: LedgerLine }) => (
  <>
    <LineCoin line={line} />
    <Words>{line.title}</Words>
    {isAssessed(line) ? <Amount points={line.points} most={line.maxPoints} /> : <NotAssessed />}
  </>
);

/** Whether it has points that what could not be judged gave up to the others. */
export const isSpread = (line: LedgerLine): boolean => line.maxPoints > 0 && line.ownMaxPoints > 0 && line.maxPoints !== line.ownMaxPoints;
const hasFix = (line: LedgerLine): boolean => line.fix !== null && line.gain > 0;

/** A line with nothing to open has no chevron. */
function Line({ line, improvements }: LineProps) {
  if (line.evidence.length === 0 && !hasFix(line)) {
    return (
      <li id={ledgerPlace(line.auditId)} tabIndex={-1} className={cn('scroll-mt-6', row, roomOfLine)}>
        <Head line={line} />
        {line.note && <span className={noteLook}>{line.note}</span>}
      </li>
    );
  }
  return (
    <li id={ledgerPlace(line.auditId)} className="scroll-mt-6">
      <details className="group">
        <summary className={cn(row, opens, roomOfLine)}>
          <Head line={line} />
          <Chevron className="group-open:rotate-180" />
          {/* On a phone what has all its points needs no word until it is asked. */}
          <span className={cn(noteLook, isFull(line) && 'max-sm:not-print:group-not-open:hidden')}>{line.note}</span>
        </summary>
        <div className="measure space-y-3 pb-4 pl-[1.625rem] text-sm sm:pl-[1.875rem]">
          <QuoteList evidence={line.evidence} />
          {line.fix && hasFix(line) && (
            <p className="text-ink-soft">
              <FixLink title={line.fix.title} improvements={improvements} label="How to improve this" />
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

/** The lines that a doubtful reading leaves unjudged: one row, which opens to their names. */
const NotJudged = ({ lines }: { lines: LedgerLine[] }) => (
  <li>
    <details data-unfolds-on-paper className="group">
      <summary className={cn(row, opens, roomOfLine)}>
        <Coin share={0} colour="tone-grey" />
        <Words>{lines.length} not judged</Words>
        <NotAssessed />
        <Chevron className="group-open:rotate-180" />
      </summary>
      <ul className="space-y-1 pb-4 pl-[1.625rem] text-sm sm:pl-[1.875rem]">
        {lines.map((line) => (
          <li key={line.auditId} id={ledgerPlace(line.auditId)} tabIndex={-1} className="scroll-mt-6">
            {line.title}
            {line.note && <span className="block text-xs text-ink-soft sm:text-sm">{line.note}</span>}
          </li>
        ))}
      </ul>
    </details>
  </li>
);

/** The lines of a category: several that are not judged come last, as one row. */
export function LedgerLines({ lines, improvements }: { lines: LedgerLine[] } & Pick<LineProps, 'improvements'>) {
  const unjudged = lines.filter((line) => !isAssessed(line));
  const own = unjudged.length > 1 ? lines.filter(isAssessed) : lines;
  return (
    <ul className="divide-y">
      {own.map((line) => (
        <Line key={line.auditId} line={line} improvements={improvements} />
      ))}
      {unjudged.length > 1 && <NotJudged lines={unjudged} />}
    </ul>
  );
}
