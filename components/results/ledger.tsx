'use client';

import Link from 'next/link';
import { ChevronIcon } from '@/components/ui/icons';
import { formatGain, formatPoints } from '@/lib/report/format';
import { categories } from '@/lib/report/result-names';
import type { LedgerLine } from '@/lib/shared/result';
import { ledgerPlace } from './finding-place';
import { QuoteList } from './quote-list';

const tone: Record<LedgerLine['severity'], string> = {
  good: 'tone-green',
  low: 'tone-grey',
  medium: 'tone-yellow',
  high: 'tone-orange',
  critical: 'tone-red',
};

/** A coin filled by the share of its points: the line's state as a shape. */
function Coin({ line }: { line: LedgerLine }) {
  const share = line.maxPoints > 0 ? Math.max(0, line.points / line.maxPoints) : 0;
  const around = 2 * Math.PI * 4;
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={`${tone[line.severity]} mt-1 shrink-0`}>
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

const amount = (line: LedgerLine): string => {
  if (line.outcome === 'not-assessable' || line.outcome === 'errored') return 'not assessed';
  return line.maxPoints > 0 ? `${formatPoints(line.points)} of ${formatPoints(line.maxPoints)}` : formatPoints(line.points);
};

function Line({ line }: { line: LedgerLine }) {
  const isSpread = line.maxPoints > 0 && line.ownMaxPoints > 0 && line.maxPoints !== line.ownMaxPoints;
  return (
    <li id={ledgerPlace(line.auditId)} className="scroll-mt-6">
      <details className="group">
        <summary className="flex items-start gap-3 py-2 hover:text-accent">
          <Coin line={line} />
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <span className="min-w-0">{line.title}</span>
              <span className="leader hidden sm:block" aria-hidden="true" />
              <span className="ml-auto whitespace-nowrap tabular-nums sm:ml-0">{amount(line)}</span>
            </span>
            <span className="block text-sm text-ink-soft">{line.note}</span>
          </span>
          <ChevronIcon
            data-screen-only
            width="18"
            height="18"
            className="mt-1 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="measure space-y-3 pb-4 pl-[1.875rem] text-sm">
          <QuoteList evidence={line.evidence} />
          {line.fix && line.gain > 0 && (
            <p className="text-ink-soft">
              <span className="font-semibold text-ink">{line.fix.title}</span> ({formatGain(line.gain)}, about {line.fix.minutes}{' '}
              {line.fix.minutes === 1 ? 'minute' : 'minutes'}): {line.fix.description}
            </p>
          )}
          {isSpread && (
            <p className="text-xs text-ink-faint">
              Out of {formatPoints(line.ownMaxPoints)} by itself; the points of what could not be assessed are spread over its category.
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

/** Two columns of whole categories, about as many lines in each. Which is where is settled: opening a line moves none across. */
function inColumns(groups: readonly Group[]): Group[][] {
  const end = groups.findIndex((_group, index) => countOf(groups.slice(0, index + 1)) * 2 >= countOf(groups)) + 1;
  return [groups.slice(0, end), groups.slice(end)].filter((column) => column.length > 0);
}

const CategoryLines = ({ category, lines }: Group) => (
  <div className="mb-5">
    <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-1">
      <h3 className="text-base">{category.slice(2)}</h3>
      <p className="text-sm font-semibold whitespace-nowrap tabular-nums">
        {formatPoints(sum(lines, (line) => line.points))} of {formatPoints(sum(lines, (line) => line.ownMaxPoints))}
      </p>
    </div>
    <ul className="divide-y">
      {lines.map((line) => (
        <Line key={line.auditId} line={line} />
      ))}
    </ul>
  </div>
);

/** 'Why this score': a receipt. Every point stands on a line, every line opens to its quotes, and the column adds up. */
export function Ledger({ lines, score }: { lines: LedgerLine[]; score: number }) {
  const groups = categories
    .map((category) => ({ category, lines: lines.filter((line) => line.category === category) }))
    .filter((group) => group.lines.length > 0);
  return (
    <div className="max-w-3xl xl:max-w-none">
      <div className="xl:grid xl:grid-cols-2 xl:gap-x-12 print:block">
        {inColumns(groups).map((column) => (
          <div key={column[0]?.category} className="min-w-0">
            {column.map((group) => (
              <CategoryLines key={group.category} {...group} />
            ))}
          </div>
        ))}
      </div>
      <p className="flex items-baseline justify-between border-t-4 border-double border-ink pt-2 font-serif text-lg font-semibold">
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
