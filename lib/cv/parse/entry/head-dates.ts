import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { datesOf, findDates } from '../dates/dates';
import { endsSentence } from '../text-shapes';

/** Longest line that can belong to the head of an entry. */
export const maxHeadWords = 16;
/** 'Feb 2014-Oct 2017: Research Analyst, Schools Funding Unit, Ministry of Education': what stands behind such dates is a head however long it is. */
const moreWordsBehindColon = 8;
const opensWithColon = /^\s?:/;

const endsInSmallLetters = /\p{Ll}{2}\.$/u;
const smallWord = /(?<![\p{L}])\p{Ll}[\p{Ll}'’-]+/gu;
const wordOrFigure = /[\p{L}\p{N}&]+/gu;
/** 'Trained four nurses over 2019 – 2020': a range that a sentence mentions. */
const rangeInSentence = /\b(?:between|during|over|in)\s*$/i;
/** 'Trained in 2019': a year that a sentence mentions. */
const yearInSentence = /\b(?:in|since|by|for|during|of|from)\s*$/i;
const separatorBefore = /(?:^|[\t|,(–—•·:-])\s*$/;
const onlyMarks = /^[\s).,|]*$/;
/** '(2014, six months)' */
const remarkInBrackets = /^[,;:]? [^()]{1,30}\)$/;

/** The dates of a line that reads like the head of an entry, not like a sentence that mentions a year. */
export function headDates(line: Line, maxWords: number): DateRange | null {
  if (line.words > maxWords + moreWordsBehindColon) return null;
  const all = datesOf(line);
  const range = fullestOf(all) ?? all.at(-1);
  if (!range || (endsInSmallLetters.test(line.text) && isMostlySmall(line.text))) return null;
  const before = line.text.slice(0, range.start - line.start);
  const after = line.text.slice(range.end - line.start);
  const words = countOf(wordOrFigure, `${before} ${after}`);
  const isHead = range.single
    ? words <= maxWords && isSetApart(line, range, words) && endsHead(before, after)
    : words <= maxWords + wordsMoreFor(before, after) && !(rangeInSentence.test(before) && words > 5);
  return isHead ? range : null;
}

/** '2015 – 2022' in 'Team Leader (from 2018), Acme Ltd, 2015 – 2022': the range that is written with most. */
function fullestOf(ranges: readonly DateRange[]): DateRange | undefined {
  const whole = ranges.filter(({ single }) => !single);
  return whole.reduce<DateRange | undefined>((best, one) => (!best || one.end - one.start > best.end - best.start ? one : best), undefined);
}

const wordsMoreFor = (before: string, after: string): number => (before === '' && opensWithColon.test(after) ? moreWordsBehindColon : 0);

const isSetApart = (line: Line, range: DateRange, words: number): boolean =>
  separatorBefore.test(line.text.slice(0, range.start - line.start)) || words <= 4 || beginsItem(line, range);

/** Whether a single date between these words closes or opens the line, and no sentence goes on to it. */
function endsHead(before: string, after: string): boolean {
  const closes = onlyMarks.test(after) || before.trim() === '' || remarkInBrackets.test(after);
  return closes && !yearInSentence.test(before) && (!endsSentence(`${before} ${after}`.trim()) || after.startsWith(':'));
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

const isMostlySmall = (text: string): boolean => countOf(smallWord, text) >= 3;

const beginsItem = ({ items }: Line, { start }: DateRange): boolean => items.some((item) => Math.abs(item.start - start) < 2);

/** '• Staff Nurse at Elm Hospice ⇥ 2019 - 2021': dates set apart are those of a job, bullet or not. */
export const hasDateItem = ({ items, start, text }: Line): boolean =>
  items.length === 2 &&
  items.some((item) => findDates(text.slice(item.start - start, item.end - start)).some((range) => isWholly(range, item.end - item.start)));

const isWholly = ({ start, end, single }: DateRange, length: number): boolean => !single && end - start >= length - 2;
