'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { formatGain, formatPoints } from '@/lib/report/format';
import { ledgerCategories } from '@/lib/shared/result-names';
import type { DisplayImprovement } from '@/lib/report/display-result';
import type { LedgerLine } from '@/lib/shared/result';
import { ledgerPlace } from './finding-address';
import { FixLink } from './fix-link';
import { QuoteList } from './quote-list';
import { useWide } from '../hooks/use-wide';

const tone: Record<LedgerLine['severity'], string> = {
  good: 'tone-green',
  low: 'tone-grey',
  medium: 'tone-yellow',
  high: 'tone-orange',
  critical: 'tone-red',
};

/** A coin filled by the share of its points, so that a line's state has a shape. */
function Coin({ line }: { line: LedgerLine }) {
  const share = line.maxPoints > 0 ? Math.max(0, line.points / line.maxPoints) : 0;
  const around = 2 * Math.PI * 4;
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={`${tone[line.severity]} mt-0.5 shrink-0 sm:mt-1`}>
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

const isAssessed = ({ outcome }: LedgerLine): boolean => outcome !== 'not-assessable' && outcome !== 'errored';
/** A line that only takes points away counts where it did. */
const counts = (line: LedgerLine): boolean => isAssessed(line) && (line.maxPoints > 0 || line.points < 0);
const isFull = (line: LedgerLine): boolean => counts(line) && line.points >= line.maxPoints;

/** Coin, words, points, chevron: one row for a line and for a category, so that all points are in one column. */
const row = 'grid grid-cols-[1.125rem_minmax(0,1fr)_auto_1rem] gap-x-2 hover:text-accent sm:gap-x-3';

const Amount = ({ points, most }: { points: number; most: number }) => (
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

const Chevron = ({ className }: { className: string }) => (
  <ChevronDown data-screen-only className={cn('size-4 mt-1 text-ink-faint transition-transform', className)} />
);

function Line({ line, improvements }: { line: LedgerLine; improvements: readonly DisplayImprovement[] }) {
  const isSpread = line.maxPoints > 0 && line.ownMaxPoints > 0 && line.maxPoints !== line.ownMaxPoints;
  return (
    <li id={ledgerPlace(line.auditId)} className="scroll-mt-6">
      <details className="group">
        <summary className={cn(row, 'py-2.5 sm:py-2')}>
          <Coin line={line} />
          <span className="flex min-w-0 items-baseline gap-2 text-sm sm:text-base">
            <span className="min-w-0">{line.title}</span>
            <span className="leader hidden sm:block" aria-hidden="true" />
          </span>
          {isAssessed(line) ? (
            <Amount points={line.points} most={line.maxPoints} />
          ) : (
            <span className="text-sm whitespace-nowrap text-ink-faint">not assessed</span>
          )}
          <Chevron className="group-open:rotate-180" />
          {/* On a phone what has all its points needs no word until it is asked. */}
          <span
            className={cn(
              'col-span-2 col-start-2 text-xs text-ink-soft sm:text-sm',
              isFull(line) && 'max-sm:not-print:group-not-open:hidden',
            )}
          >
            {line.note}
          </span>
        </summary>
        <div className="measure space-y-3 pb-4 pl-[1.625rem] text-sm sm:pl-[1.875rem]">
          <QuoteList evidence={line.evidence} />
          {line.fix && line.gain > 0 && (
            <p className="text-ink-soft">
              <FixLink title={line.fix.title} improvements={improvements} label={`How to gain ${formatGain(line.gain).slice(1)}`} />
            </p>
          )}
          {isSpread && (
            <p className="text-xs text-ink-faint">
              Out of {formatPoints(line.ownMaxPoints)} by itself, plus points of what we could not judge
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

const sum = (lines: LedgerLine[], of: (line: LedgerLine) => number): number =>
  Math.round(lines.reduce((total, line) => total + of(line), 0) * 10) / 10;

interface Group {
  category: LedgerLine['category'];
  lines: LedgerLine[];
}

const countOf = (groups: readonly Group[]): number => groups.reduce((total, { lines }) => total + lines.length, 0);

/**
 * Two columns of whole categories, with about as many lines in each. The division is fixed, so that opening a line moves none to the
 * other column.
 */
function inColumns(groups: readonly Group[]): Group[][] {
  const end = groups.findIndex((_group, index) => countOf(groups.slice(0, index + 1)) * 2 >= countOf(groups)) + 1;
  return [groups.slice(0, end), groups.slice(end)].filter((column) => column.length > 0);
}

/** The summary of a closed category. */
function fullMarks(lines: LedgerLine[]): string {
  const counted = lines.filter(counts);
  const full = counted.filter(isFull).length;
  if (counted.length === 0) return '';
  if (full === counted.length) return 'Full marks';
  return full === 0 ? 'No full marks yet' : `Full marks on ${full} of ${counted.length} lines`;
}

interface CategoryLinesProps extends Group {
  startsOpen: boolean;
  improvements: readonly DisplayImprovement[];
}

const CategoryLines = ({ category, lines, startsOpen, improvements }: CategoryLinesProps) => (
  <details open={startsOpen} data-unfolds-on-paper className="group/category open:mb-5 print:mb-5">
    <summary className={cn(row, 'border-b py-2.5 group-open/category:border-ink sm:pb-1 print:border-ink')}>
      <h3 className="col-span-2 text-base">{category.slice(2)}</h3>
      <span className="pt-0.5 font-semibold sm:pt-0">
        <Amount points={sum(lines, (line) => line.points)} most={sum(lines, (line) => line.ownMaxPoints)} />
      </span>
      <Chevron className="group-open/category:rotate-180" />
      <span className="col-span-3 text-xs text-ink-soft group-open/category:hidden print:hidden">{fullMarks(lines)}</span>
    </summary>
    <ul className="divide-y">
      {lines.map((line) => (
        <Line key={line.auditId} line={line} improvements={improvements} />
      ))}
    </ul>
  </details>
);

interface LedgerProps {
  lines: LedgerLine[];
  score: number;
  /** The fixes on the page that the lines link to. */
  improvements: readonly DisplayImprovement[];
}

/**
 * 'Why this score': a receipt. Every point is on a line, every line opens to its quotes, and the points add up to the score. A phone
 * begins with the categories.
 */
export function Ledger({ lines, score, improvements }: LedgerProps) {
  const groups = ledgerCategories
    .map((category) => ({ category, lines: lines.filter((line) => line.category === category) }))
    .filter((group) => group.lines.length > 0);
  const isWide = useWide();
  return (
    <div className="max-w-3xl xl:max-w-none">
      <div className="xl:grid xl:grid-cols-2 xl:gap-x-12 print:block">
        {inColumns(groups).map((column) => (
          <div key={column[0]?.category} className="min-w-0">
            {column.map((group) => (
              <CategoryLines key={group.category} {...group} startsOpen={isWide} improvements={improvements} />
            ))}
          </div>
        ))}
      </div>
      <p className="flex items-baseline justify-between border-t-4 border-double border-ink pt-2 pr-6 font-serif text-lg font-semibold sm:pr-7">
        <span>Score</span>
        <span className="tabular-nums">{score} of 100</span>
      </p>
      <p className="mt-2 text-sm">
        <Link href="/how-it-works" prefetch={false} className="text-accent underline underline-offset-4">
          How the score works
        </Link>
      </p>
    </div>
  );
}
