'use client';

import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import type { DisplayImprovement } from '@/lib/report/display-result';
import { receipt, type ReceiptGroup } from '@/lib/report/receipt';
import type { LedgerLine } from '@/lib/shared/result';
import { useWide } from '../hooks/use-wide';
import { Amount, Chevron, LedgerLines, NotAssessed, counts, isAssessed, isFull, isSpread, opens, row } from './ledger-lines';

const countOf = (groups: readonly ReceiptGroup[]): number => groups.reduce((total, { lines }) => total + lines.length, 0);

/**
 * Two columns of whole categories, with about as many lines in each. The division is fixed, so that opening a line moves none to the
 * other column.
 */
function inColumns(groups: readonly ReceiptGroup[]): ReceiptGroup[][] {
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

interface CategoryLinesProps {
  group: ReceiptGroup;
  startsOpen: boolean;
  improvements: readonly DisplayImprovement[];
}

const CategoryLines = ({ group: { category, points, maxPoints, lines }, startsOpen, improvements }: CategoryLinesProps) => (
  <details open={startsOpen} data-unfolds-on-paper className="group/category open:mb-5 print:mb-5">
    <summary className={cn(row, opens, 'border-b py-2.5 group-open/category:border-ink sm:pb-1 print:border-ink')}>
      <h3 className="col-span-2 text-base">{category.slice(2)}</h3>
      <span className="pt-0.5 font-semibold sm:pt-0">
        {lines.some(isAssessed) ? <Amount points={points} most={maxPoints} /> : <NotAssessed />}
      </span>
      <Chevron className="group-open/category:rotate-180" />
      <span className="col-span-3 text-xs text-ink-soft group-open/category:hidden print:hidden">{fullMarks(lines)}</span>
    </summary>
    <LedgerLines lines={lines} improvements={improvements} />
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
  const isWide = useWide();
  return (
    <div className="max-w-3xl xl:max-w-none">
      <div className="xl:grid xl:grid-cols-2 xl:gap-x-12 print:block">
        {inColumns(receipt(lines)).map((column) => (
          <div key={column[0]?.category} className="min-w-0">
            {column.map((group) => (
              <CategoryLines key={group.category} group={group} startsOpen={isWide} improvements={improvements} />
            ))}
          </div>
        ))}
      </div>
      <p className="flex items-baseline justify-between border-t-4 border-double border-ink pt-2 pr-6 font-serif text-lg font-semibold sm:pr-7">
        <span>Score</span>
        <span className="tabular-nums">{score} of 100</span>
      </p>
      {lines.some(isSpread) && (
        <p className="mt-2 text-sm text-ink-soft">The points of what we could not judge are shared among the other lines.</p>
      )}
      <p className="mt-2 text-sm">
        <Link href="/how-it-works" prefetch={false} className="text-accent underline underline-offset-4">
          How the score works
        </Link>
      </p>
    </div>
  );
}
