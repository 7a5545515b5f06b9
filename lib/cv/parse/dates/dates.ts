import type { DateRange, PartialDate } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { matchesOf } from '@/lib/cv/document/normalise';
import type { Span } from '@/lib/cv/document/redacted-document';
import { pointPattern, readPoint, yearFirst, type DatePoint } from './date-forms';

/**
 * A quick test before the long pattern: a year, or two digits after a separator or a word. It looks behind at digits only, which is
 * faster.
 */
const mayHoldDate = /(?:19[4-9]|20[0-4])\d|\d\d(?<=(?:['’‘/.-]|\p{L}{3}\.? )\d\d)(?!\d)/u;
/** Between the two dates of a range: '2019 – 2021', 'May to June 2019'. */
const between = /^[ \t\n]{0,4}(?:[-–—−‒―~→]{1,3}|\/|\b(?:to|until|till|through|thru|and|bis|hasta|a|au|à|al|até|tot|do)\b)[ \t\n]{0,4}$/iu;
const betweenYearAndPresent = /^[\s,–-]{0,4}$/;
const openBefore = /(?:^|[\s(|,])(?:since|from|desde|seit|depuis|dal|sinds|od|started|start date)[ :\t]{0,3}(?:the )?$/i;
const endBefore = /(?:^|[\s(|,])(?:until|till|up to|ended|end date|hasta|bis)[ :\t]{0,3}$/i;
/** 'Visa valid until 14 Aug 2028': how long a paper lasts is no time of a job. */
const validBefore = /\b(?:valid|expir\w+|lasts)\b[^,;|\t]{0,6}(?:until|till|up to)[ :\t]{0,3}$/i;
/** Before the end of what began with the end of school: 'left school to 2004', 'from school until 2012'. */
const schoolBefore =
  /(?:^|(?<=[\s(|,]))(?:from (?:leaving )?|since (?:leaving )?|left |leaving |after (?:leaving )?)school (?:to|until|till?) $/i;
/** A dash or arrow after a date at the end of a line or cell means that it has not ended: '2019 –'. */
const dashAfter = /^ ?[-–—→] ?(?=$|[\n\t)|,])/;
/** How far before a date 'since', 'until' or 'from leaving school until' may begin. */
const wordBeforeLength = 26;

/** The dates of a line, cached because many rules ask for them. Offsets are those of the whole text. */
export function datesOf(line: Line): readonly DateRange[] {
  line.dates ??= withShortYearsOf(line, findDates(line.text, line.start));
  return line.dates;
}

/** 'Career break, ' of 'Career break, 2013 - 2015'. */
export const textWithoutDates = (line: Line): string =>
  datesOf(line).reduce((rest, { start, end }) => rest.replace(line.text.slice(start - line.start, end - line.start), ''), line.text);

function withShortYearsOf(line: Line, dates: DateRange[]): DateRange[] {
  const own = line.shortYears?.filter(({ start, end }) => start >= line.start && end <= line.end);
  return own && own.length > 0 ? [...dates, ...own].sort((a, b) => a.start - b.start) : dates;
}

/** Every date or range of dates in the text, in order. Offsets are those of `text` plus `offset`. */
export function findDates(text: string, offset = 0): DateRange[] {
  if (!mayHoldDate.test(text)) return [];
  const points = matchesOf(pointPattern, text)
    .map((match) => readPoint(match, text))
    .filter((one) => one !== null);
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const first = points[i];
    const second = points[i + 1];
    if (!first) continue;
    const joins = second !== undefined && isOneRange(first, second, text);
    const range = joins ? fromTwo(first, second) : fromOne(first, text);
    if (range) ranges.push(rangeOf({ start: range.start + offset, end: range.end + offset }, range));
    if (range && joins) i += 1;
  }
  return ranges;
}

function isOneRange(first: DatePoint, second: DatePoint, text: string): boolean {
  const gap = text.slice(first.end, second.start);
  return (
    between.test(gap) || (gap === '\t' && first.start === 0 && first.date !== null) || (second.isPresent && betweenYearAndPresent.test(gap))
  );
}

/** Field by field, because engines run faster on objects of one shape than on copies. */
export const rangeOf = ({ start, end }: Span, { from, to, current, single, format }: Omit<DateRange, keyof Span>): DateRange => ({
  start,
  end,
  from,
  to,
  current,
  single,
  format,
});

/** Whether the years of one range are within those of another. A range without an end goes on. */
export const isYearWithin = (inner: DateRange, outer: DateRange): boolean =>
  (inner.from?.year ?? 0) >= (outer.from?.year ?? 9999) && (inner.to?.year ?? 9999) <= (outer.to?.year ?? 9999);

/** Whether two ranges overlap, or at most a year is between them. */
export function isYearBeside(a: DateRange, b: DateRange): boolean {
  const [from, to] = [({ from: begin }: DateRange) => begin?.year ?? 0, ({ to: end }: DateRange) => end?.year ?? 9999];
  return from(a) <= to(b) + 1 && from(b) <= to(a) + 1;
}

/** Whether one range is within another to the month, where months are written; neither is a single date, and both have a beginning. */
export function isTimeWithin(inner: DateRange, outer: DateRange): boolean {
  if (!inner.from || !outer.from || inner.single || outer.single) return false;
  const month = ({ year, month: own }: PartialDate, otherwise: number): number => year * 12 + (own ?? otherwise);
  const end = (range: DateRange): number => (range.to ? month(range.to, 12) : Infinity);
  return month(inner.from, 12) >= month(outer.from, 1) && end(inner) <= end(outer);
}

const isBefore = (a: PartialDate, b: PartialDate): boolean => a.year < b.year || (a.year === b.year && (a.month ?? 1) <= (b.month ?? 12));

function fromTwo(first: DatePoint, second: DatePoint): DateRange | null {
  const span = { start: first.start, end: second.end };
  if (first.isPresent) return null;
  if (second.isPresent)
    return first.date && rangeOf(span, { from: first.date, to: null, current: true, single: false, format: first.format });
  const to = second.date ?? monthOfSameYear(first, second);
  if (!to) return null;
  // 'Apr-Oct 2017' has the year once.
  const from = first.date ?? (first.monthOnly ? { year: to.year, month: first.monthOnly } : null);
  if (!from || !isBefore(from, to)) return from && first.date ? fromPoint(first) : null;
  return rangeOf(span, { from, to, current: false, single: false, format: first.date ? first.format : second.format });
}

/** '2022 Jan – Dec' */
const monthOfSameYear = ({ date, format }: DatePoint, { monthOnly }: DatePoint): PartialDate | null =>
  date && monthOnly && format === yearFirst ? { year: date.year, month: monthOnly } : null;

function fromPoint(one: DatePoint): DateRange | null {
  const { date: from, until, format } = one;
  if (!from) return null;
  const to = until !== null && until > from.year && until - from.year < 60 ? { year: until, month: null } : null;
  return rangeOf(one, { from, to, current: false, single: to === null, format });
}

/** A single date; with 'since' or a dash the beginning of a range, with 'until' its end. */
function fromOne(one: DatePoint, text: string): DateRange | null {
  const range = fromPoint(one);
  if (!range || !range.single) return range;
  const before = text.slice(Math.max(0, one.start - wordBeforeLength), one.start);
  const open = openBefore.exec(before);
  const trailing = dashAfter.exec(text.slice(one.end, one.end + 4));
  if (open || trailing) {
    const start = open ? one.start - before.length + open.index + (/^[\s(|,]/.test(open[0]) ? 1 : 0) : one.start;
    const end = one.end + (trailing?.[0].trimEnd().length ?? 0);
    return rangeOf({ start, end }, { ...range, to: null, current: true, single: false });
  }
  const school = schoolBefore.exec(before)?.[0].length;
  if (school !== undefined)
    return rangeOf({ start: one.start - school, end: one.end }, { ...range, from: null, to: range.from, single: false });
  return endBefore.test(before) && !validBefore.test(before)
    ? rangeOf(range, { ...range, from: null, to: range.from, single: false })
    : range;
}
