import type { DateRange, PartialDate, SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { maxHeadWords } from './head-dates';
import { isProse } from './prose';
import { containsTitle } from './scores';
import type { DraftSection } from '../sections/draft-section';
import { hasLetter, startsWithCapital } from '../text-shapes';
import { fullYear } from '../dates/date-forms';
import { presentForms } from '../dates/date-words';
import { datesOf, rangeOf } from '../dates/dates';

/**
 * Years of two figures in sections of posts. Alone, '16-19' may be years, ages or a number; the other dates of the section decide:
 *
 *     2019-24  Agency, Acme Recruitment          years of four figures begin the line
 *     16-19  Warehouse operative, Hill Stores    years: at the same place, and between the years above and below
 *     09-13  Labourer, Elm & Sons                years: no number begins with a nought
 *     10-12 children in a room                   a number: it counts what follows
 */
export function withShortYears(sections: readonly DraftSection[], today: string): DraftSection[] {
  const lastYear = Number(today.slice(0, 4)) + 1;
  return sections.map((section) => (postKinds.has(section.kind) ? { ...section, lines: withYears(section.lines, lastYear) } : section));
}

const postKinds: ReadonlySet<SectionKind | 'top'> = new Set(['experience', 'volunteering']);

const point = "['’‘]?\\d\\d";
const range = `(${point}) ?(?:[-–—‒]|to|until|till) ?(${point}|${presentForms.join('|')})`;
const rangeAtStart = new RegExp(`^\\(?${range}(?=$|[\\s,:;|)]|\\.(?!\\d))(?! ?[-–—%°+])`, 'iu');
const rangeAtEnd = new RegExp(`(?<=^|[\\s,(|])${range}(?=\\)?\\.?$)`, 'iu');

/** Where the dates stand in their line. */
type Place = 'start' | 'end';

/** Years that begin or end a line. */
interface DatedLine {
  index: number;
  place: Place | 'both' | 'other';
  from: number;
  to: number;
}

interface Candidate extends DatedLine {
  dates: DateRange;
  /** No number is written so: '09-13', "'16-19", '99-08'. */
  isSure: boolean;
}

function withYears(lines: readonly Line[], lastYear: number): Line[] {
  const candidates = lines.flatMap((line, index) => candidateOf(line, index) ?? []).filter(({ to }) => to <= lastYear);
  if (candidates.length === 0) return [...lines];
  const years = yearsAmong(
    candidates,
    lines.flatMap((line, index) => datedLineOf(line, index) ?? []),
  );
  return lines.map((line, at) => {
    const own = years.find(({ index }) => index === at);
    return own ? { ...line, dates: null, shortYears: [own.dates] } : line;
  });
}

/** The candidates that are years: first those that can be nothing else, then those that agree with them and with the dated lines. */
function yearsAmong(candidates: readonly Candidate[], dated: readonly DatedLine[]): Candidate[] {
  const sure = candidates.filter((one) => one.isSure && isBetween(one, dated, 0));
  const known = [...dated, ...sure].sort((a, b) => a.index - b.index);
  const agreeing = candidates.filter((one) => !one.isSure && known.some((other) => isPlacedAlike(one, other)) && isBetween(one, known, 1));
  return [...sure, ...agreeing];
}

const isPlacedAlike = (a: DatedLine, b: DatedLine): boolean =>
  b.place !== 'other' && (a.place === b.place || a.place === 'both' || b.place === 'both');

/**
 * Whether years are between those of the nearest dated lines in the order of time. `apart` is 1 where they must not overlap by more than
 * a year, 0 where beginnings in order are enough.
 */
function isBetween({ index, from, to }: DatedLine, dated: readonly DatedLine[], apart: 0 | 1): boolean {
  const above = dated.findLast((one) => one.index < index);
  const below = dated.find((one) => one.index > index);
  const [later, earlier] = isNewestFirst(dated) ? [above, below] : [below, above];
  const isAfter = !earlier || (from >= earlier.from && (apart === 0 || from + 1 >= Math.min(earlier.to, earlier.from + maxStay)));
  return isAfter && (!later || (from <= later.from && (apart === 0 || to <= later.from + 1)));
}

/** A job that has not ended, below another, ended at some time. */
const maxStay = 60;

function isNewestFirst(dated: readonly DatedLine[]): boolean {
  const steps = dated.map(({ from }, n) => Math.sign(from - (dated[n - 1]?.from ?? from)));
  return steps.reduce((sum, step) => sum + step, 0) <= 0;
}

/** A line of a post that begins or ends with a range of years. */
function datedLineOf(line: Line, index: number): DatedLine | null {
  const own = line.bullet === undefined ? datesOf(line).find(({ single, from }) => !single && from !== null) : undefined;
  if (!own?.from) return null;
  return { index, place: placeIn(line, own), from: own.from.year, to: own.to?.year ?? present };
}

/** Later than every year. */
const present = 9999;

function placeIn(line: Line, { start, end }: Span): DatedLine['place'] {
  const isFirst = !hasLetter(line.text.slice(0, start - line.start));
  const isLast = !hasLetter(line.text.slice(end - line.start));
  return isFirst && isLast ? 'both' : isFirst ? 'start' : isLast ? 'end' : 'other';
}

function candidateOf(line: Line, index: number): Candidate | null {
  if (line.bullet !== undefined || datesOf(line).some(({ single }) => !single)) return null;
  const found = rangeAtStart.exec(line.text) ?? rangeAtEnd.exec(line.text);
  const dates = found && rangeIn(line, found);
  if (!found || !dates?.from || !mayNamePost(line, dates)) return null;
  const isSure = dates.current || noNumber.test(found[0]) || (found[1] ?? '') > (found[2] ?? '');
  return { index, place: placeIn(line, dates), from: dates.from.year, to: dates.to?.year ?? dates.from.year, dates, isSure };
}

const noNumber = /['’‘]|\b0/;
/** 'Mon-Fri 09-17', 'shifts 06-14' */
const tellsHours = /\b(?:mon|tues?|wed|thur?s?|fri|sat|sun|weekdays|weekends?|hours?|hrs?|shifts?|open(?:ing)?|[ap]m)\b/i;

/** The range of years that the pattern found; null where it runs backwards. */
function rangeIn({ start }: Line, { 0: whole, 1: first = '', 2: last = '', index }: RegExpExecArray): DateRange | null {
  const span = { start: start + index + whole.indexOf(first), end: start + index + whole.length };
  const [from, to] = [yearOf(first), hasLetter(last) ? null : yearOf(last)];
  if (to !== null && to <= from) return null;
  const point = (year: number): PartialDate => ({ year, month: null });
  return rangeOf(span, { from: point(from), to: to === null ? null : point(to), current: to === null, single: false, format: 'yy' });
}

const yearOf = (text: string): number => fullYear(text.slice(-2));

/** Whether the rest of the line reads like the name of a post: with a capital, or with the word for one, and no sentence. */
function mayNamePost(line: Line, { start, end }: Span): boolean {
  if (tellsHours.test(line.text)) return false;
  const before = line.text.slice(0, start - line.start).trim();
  const after = line.text.slice(end - line.start).replace(marksBefore, '');
  const rest = hasLetter(before) ? before : after;
  if (!hasLetter(rest)) return true;
  const isHead = hasLetter(before) ? line.words <= maxHeadWords && !isProse(before) : true;
  return isHead && (startsWithCapital(rest) || containsTitle(rest));
}

const marksBefore = /^[\s),:;|–—-]+/;
