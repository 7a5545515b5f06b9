import type { LedgerCategory, LedgerLine } from '@/lib/shared/result';
import { ledgerCategories } from '@/lib/shared/result-names';

export interface ReceiptGroup {
  category: LedgerCategory;
  points: number;
  maxPoints: number;
  /** In the order of the rubric; caps and deductions last. */
  lines: LedgerLine[];
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const total = (lines: readonly LedgerLine[], read: (line: LedgerLine) => number): number =>
  tenths(lines.reduce((sum, line) => sum + read(line), 0));

const isAdjustment = (line: LedgerLine): boolean => line.outcome === 'cap' || line.outcome === 'deduction';

/** The ledger as a receipt: the points of each category. Categories without a line are left out. */
export const receipt = (ledger: readonly LedgerLine[]): ReceiptGroup[] =>
  ledgerCategories.flatMap((category) => {
    const own = ledger.filter((line) => line.category === category);
    const lines = [...own.filter((line) => !isAdjustment(line)), ...own.filter(isAdjustment)];
    return lines.length > 0
      ? [{ category, lines, points: total(lines, (line) => line.points), maxPoints: total(lines, (line) => line.maxPoints) }]
      : [];
  });

export const receiptTotal = (ledger: readonly LedgerLine[]): number => total(ledger, (line) => line.points);
