import type { DateRange, PartialDate } from '@/lib/cv/cv';

/** Months since year 0. A year without a month counts as its middle, so that '2018 - 2021' is three years. */
export const monthOf = (date: PartialDate): number => date.year * 12 + ((date.month ?? 7) - 1);

export const monthOfDay = (isoDay: string): number => Number(isoDay.slice(0, 4)) * 12 + Number(isoDay.slice(5, 7)) - 1;

export interface MonthRange {
  from: number;
  /** First month after the range. */
  to: number;
}

/** The months a range covers; null where nothing is dated. A single point is one month, a single year six. */
export const monthsOf = (dates: DateRange | null, today: number): MonthRange | null => {
  const first = dates?.from ?? dates?.to;
  if (!dates || !first) return null;
  const from = monthOf(first);
  if (dates.current) return { from: Math.min(from, today), to: today + 1 };
  if (!dates.to || dates.single) return { from, to: from + (first.month === null ? 6 : 1) };
  const to = monthOf(dates.to) + (dates.to.month === null ? 0 : 1);
  return { from, to: Math.min(Math.max(to, from + (dates.to.month === null ? 6 : 1)), today + 1) };
};

/** Months covered by at least one of the ranges: two jobs at once count once. */
export const monthsCovered = (ranges: readonly MonthRange[]): number => {
  let total = 0;
  let reached = -Infinity;
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
};
