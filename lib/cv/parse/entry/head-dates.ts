import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { endsSentence, hasLetter, startsSmallOrWithFigure } from '../text-shapes';
import { containsTitle, employerScore } from './scores';

/** Longest line that can belong to the head of an entry. */
export const maxHeadWords = 16;
/** Further words of a head that follow its dates and a colon: 'Feb 2014-Oct 2017: Research Analyst, Schools Funding Unit, Ministry of Education'. */
const moreWordsAfterColon = 8;
const opensWithColon = /^\s?:/;

const endsInSmallLetters = /\p{Ll}{2}\.$/u;
const smallWord = /(?<![\p{L}])\p{Ll}[\p{Ll}'’-]+/gu;
const wordOrFigure = /[\p{L}\p{N}&]+/gu;
/** Before a range within a sentence: 'Trained four nurses over 2019 – 2020'. */
const rangeInSentence = /\b(?:between|during|over|in)\s*$/i;
/** Before a year within a sentence: 'Trained in 2019'. */
const yearInSentence = /\b(?:in|since|by|for|during|of|from)\s*$/i;
const separatorBefore = /(?:^|[\t|,(–—•·:-])\s*$/;
const onlyMarks = /^[\s).,|]*$/;
/** '(2014, six months)' */
const remarkInBrackets = /^[,;:]? [^()]{1,30}\)$/;

/** The dates of a line that reads like the head of an entry; null for a sentence with a year in it. */
export function headDates(line: Line, maxWords: number): DateRange | null {
  if (line.words > maxWords + moreWordsAfterColon) return null;
  const all = datesOf(line);
  const range = longestRange(all.filter((one) => !remarkAround(line, one))) ?? longestRange(all) ?? all.at(-1);
  if (!range || (endsInSmallLetters.test(line.text) && isMostlySmall(line.text))) return null;
  const before = line.text.slice(0, range.start - line.start);
  const after = line.text.slice(range.end - line.start);
  const words = countOf(wordOrFigure, `${before} ${after}`);
  if (isWithinPhrase(before, line.text[range.start - line.start])) return null;
  const isHead = range.single
    ? words <= maxWords && isSetApart(line, range, words) && endsHead(before, after)
    : words <= maxWords + wordsMoreFor(before, after) && !(rangeInSentence.test(before) && words > 5);
  return isHead ? range : null;
}

const beginsSmall = /^\p{Ll}/u;
const endsInSmallWord = /(?<![\p{L}])\p{Ll}[\p{Ll}'’-]* *$/u;

/** 'private equity owned since 2020', 'Approved Contractor (in my own name since 2016)'; not 'Shop assistant since 2019', which names a job. */
export function isWithinPhrase(before: string, firstOfRange = ''): boolean {
  if (!beginsSmall.test(firstOfRange) || !endsInSmallWord.test(before)) return false;
  const phrase = before.slice(before.search(lastPhrase));
  return !containsTitle(phrase) && employerScore(phrase) < 1.5;
}
const lastPhrase = /[^,;|\t(]*$/;

/** The longest range: '2015 – 2022' in 'Team Leader (from 2018), Acme Ltd, 2015 – 2022'. */
function longestRange(ranges: readonly DateRange[]): DateRange | undefined {
  const all = ranges.filter(({ single }) => !single);
  return all.reduce<DateRange | undefined>((best, one) => (!best || one.end - one.start > best.end - best.start ? one : best), undefined);
}

/** The bracket with a description and the date: '(a few hours a week, registered since 2022)'; null for '(from 2022)' and '(sole trader, 2022)'. */
export function remarkAround({ text, start }: Line, date: Span): Span | null {
  const from = text.lastIndexOf('(', date.start - start);
  const to = text.indexOf(')', date.end - start);
  const before = text.slice(from + 1, date.start - start).trim();
  if (from < 0 || to < 0 || before.includes(')') || !hasLetter(before)) return null;
  const tellsOfChange = from > 0 && fromThenOn.test(text.slice(date.start - start)) && employerScore(before) < 1.5;
  const isRemark = tellsOfChange || (startsSmallOrWithFigure(before) && !containsTitle(before));
  return isRemark ? { start: start + from, end: start + to + 1 } : null;
}

/** A change of post within the job: '(Band 5, then Band 6 from Feb 2020)'. */
const fromThenOn = /^(?:from|since) /i;

const wordsMoreFor = (before: string, after: string): number => (before === '' && opensWithColon.test(after) ? moreWordsAfterColon : 0);

const isSetApart = (line: Line, range: DateRange, words: number): boolean =>
  separatorBefore.test(line.text.slice(0, range.start - line.start)) || words <= 4 || beginsItem(line, range);

/** Whether a single date between these words ends or begins the line, and is not part of a sentence. */
function endsHead(before: string, after: string): boolean {
  const closes = onlyMarks.test(after) || before.trim() === '' || remarkInBrackets.test(after);
  return closes && !yearInSentence.test(before) && (!endsSentence(`${before} ${after}`.trim()) || after.startsWith(':'));
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

const isMostlySmall = (text: string): boolean => countOf(smallWord, text) >= 3;

const beginsItem = ({ items }: Line, { start }: DateRange): boolean => items.some((item) => Math.abs(item.start - start) < 2);

/** Whether a range of dates is set apart from the rest of the line, as in the head of a job: '• Staff Nurse at Elm Hospice ⇥ 2019 - 2021'. */
export const hasDateItem = (line: Line): boolean =>
  line.items.length === 2 && line.items.some((item) => datesOf(line).some((range) => !range.single && isWholly(range, item)));

const isWholly = (range: Span, item: Span): boolean =>
  range.start >= item.start && range.end <= item.end && range.end - range.start >= item.end - item.start - 2;
