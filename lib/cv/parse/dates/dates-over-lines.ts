import type { DateRange } from '@/lib/cv/cv';
import { datesOf, findDates } from './dates';
import type { Box } from '@/lib/cv/document/extracted-document';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';

export interface TwoLineDates {
  dates: DateRange;
  /** The position of the dates on each of the lines. */
  dateSpans: Span[];
}

/** A range of dates that begins on one line and ends on the next; null where there is none. */
export const datesOverTwoLines = (line: Line, next: Line): TwoLineDates | null =>
  brokenDates(line, next) ?? pairedDates(line, next) ?? wrappedDates(line, next);

const endsInDash = /[-–—]\s*$/;

/** The end of the range wrapped: 'Swim Instructor, Acme School — Aug. 2021 -', 'Nov. 2021'. */
function wrappedDates(line: Line, next: Line): TwoLineDates | null {
  const from = endsInDash.test(line.text) && next.bullet === undefined ? datesOf(line).at(-1) : undefined;
  const last = next.items.at(-1);
  const end = last ? next.text.slice(last.start - next.start) : '';
  if (!from?.current || line.end - from.end > 2 || !last || end.length > maxPairedDate) return null;
  const whole = `${line.text.slice(from.start - line.start)} ${end}`;
  const [range, ...more] = findDates(whole);
  const isWhole = range !== undefined && more.length === 0 && !range.single && range.start === 0 && range.end > whole.length - 2;
  return isWhole ? { dates: { ...range, start: from.start, end: from.end }, dateSpans: [from, last] } : null;
}

/** The range wrapped within a narrow column of dates: 'May 2012 to February', '2018'. */
function brokenDates(line: Line, next: Line): TwoLineDates | null {
  const [first] = line.items;
  const [below] = next.items;
  if (!first || !below || !isAligned(first.box, below.box)) return null;
  const upper = line.text.slice(0, first.end - first.start);
  const lower = next.text.slice(0, below.end - below.start);
  if (upper.length > 32 || lower.length > 20 || !/(?:[-–—]|\b(?:to|untill?|till?)|\p{L}{3,9}\.?)$/u.test(upper)) return null;
  const whole = `${upper} ${lower}`;
  const range = findDates(whole, line.start)[0];
  const isWhole = range !== undefined && !range.single && range.start - line.start < 2 && range.end - line.start > whole.length - 2;
  if (!isWhole || range.end - line.start <= upper.length) return null;
  return { dates: { ...range, start: first.start, end: first.end }, dateSpans: [first, below] };
}

const startLabel = /^(?:start(?:ed)?(?: date)?|date (?:started|from)|from)\s?[:\t]\s?/i;
const endLabel = /^(?:end(?:ed)?(?: date)?|date (?:ended|left|to)|to|until|left|finished)\s?[:\t]\s?/i;

/** One date on each line: 'Start date: 2016-03', 'End date: 2019-08', or the later one first in a timeline: 'Present', 'May 2019'. */
function pairedDates(line: Line, next: Line): TwoLineDates | null {
  if (line.text.length > maxPairedDate * 2 || !mayBePoint(line, next)) return null;
  const points = labelledPoints(line, next) ?? stackedPoints(line, next);
  if (!points || points.from.length > maxPairedDate || points.to.length > maxPairedDate) return null;
  const whole = `${points.from} - ${points.to}`;
  const range = findDates(whole)[0];
  if (!range || range.single || range.end - range.start < whole.length) return null;
  const { dateSpans } = points;
  return { dates: { ...range, start: dateSpans[0].start, end: dateSpans[0].end }, dateSpans };
}

interface TwoPoints {
  from: string;
  to: string;
  dateSpans: [Span, Span];
}

function labelledPoints(line: Line, next: Line): TwoPoints | null {
  if (!startLabel.test(line.text) || !endLabel.test(next.text)) return null;
  const spanOf = ({ start, end }: Line): Span => ({ start, end });
  return { from: line.text.replace(startLabel, ''), to: next.text.replace(endLabel, ''), dateSpans: [spanOf(line), spanOf(next)] };
}

/** The later date above the earlier one, in one column. */
function stackedPoints(line: Line, next: Line): TwoPoints | null {
  const [first] = line.items;
  const [below] = next.items;
  if (!first || !below || !isAligned(first.box, below.box)) return null;
  return { from: next.text.slice(0, below.end - below.start), to: line.text.slice(0, first.end - first.start), dateSpans: [first, below] };
}

/** 'September 2019' is about as long as a date of one month gets. */
const maxPairedDate = 16;
const mayBePoint = (line: Line, next: Line): boolean =>
  next.bullet === undefined && /\d{4}|present|current|now|date/i.test(line.text) && /\d{4}/.test(next.text);

/** Set left or right in one column; where no places are known, nothing speaks against it. */
const isAligned = (a: Box | null, b: Box | null): boolean =>
  !a || !b || Math.abs(a.x - b.x) < 3 || Math.abs(a.x + a.width - b.x - b.width) < 3;
