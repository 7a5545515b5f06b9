import type { Cv, DateRange } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { monthsOf, type MonthRange } from './months';
import type { Reading } from '../reading';

/** A year between two roles is no gap: people look for work, and dates are often written as years. */
const LONGEST_UNNAMED = 12;

export interface Gap {
  /** The dates of the roles on either side, as they stand in the CV. */
  before: Span;
  after: Span;
}

interface Dated extends MonthRange {
  dates: DateRange;
  isRole: boolean;
}

/** The years that lie wholly within a gap. */
export const yearsWithin = ({ before, after }: Gap, text: string): string[] => {
  const yearsOf = ({ start, end }: Span): number[] => (text.slice(start, end).match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number);
  const [last, next] = [Math.max(...yearsOf(before)), Math.min(...yearsOf(after))];
  return Array.from({ length: Math.max(0, next - last - 1) }, (_, i) => String(last + 1 + i));
};

/** Stretches of more than a year without paid or voluntary work or study; the time since the last role is left alone. */
export const findGaps = (cv: Cv, reading: Reading): Gap[] => {
  const datedBy = (dates: DateRange | null, isRole: boolean): Dated[] => {
    const months = monthsOf(dates, reading.today);
    if (!dates || !months) return [];
    // A year alone may mean all of it: nobody is told of a gap that may not be there.
    const first = dates.from ?? dates.to;
    const last = dates.to ?? dates.from;
    const from = first?.month === null ? first.year * 12 : months.from;
    const to = !dates.current && last?.month === null ? (last.year + 1) * 12 : months.to;
    return [{ from, to, dates, isRole }];
  };
  const all = [
    ...reading.roles.flatMap(({ entry }) => datedBy(entry.dates, true)),
    ...[...cv.education, ...cv.projects].flatMap(({ dates }) => datedBy(dates, false)),
  ].sort((a, b) => a.from - b.from);
  const gaps: Gap[] = [];
  let reached: Dated | null = null;
  for (const one of all) {
    if (reached?.isRole && one.isRole && one.from - reached.to > LONGEST_UNNAMED) gaps.push({ before: reached.dates, after: one.dates });
    if (!reached || one.to >= reached.to) reached = one;
  }
  return gaps;
};
