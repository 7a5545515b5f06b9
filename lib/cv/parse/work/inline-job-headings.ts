import { datesOf, findDates } from '../dates/dates';
import { endsInShortTitle } from '../entry/scores';
import { isProse } from '../entry/prose';
import { startsSmall, startsWithCapital } from '../text-shapes';
import { isAccountOfTimes } from '../entry/time-within-job';
import { countWords, splitLine, stretchOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';

/** Most words, and most characters, of a first sentence that is the head of a job. */
const maxHeadWords = 20;
const maxHeadLength = 240;
const stop = /(?<!\b(?:St|Mr|Mrs|Ms|Dr|\p{L}))\.(?= )/gu;

/**
 * Splits a paragraph whose first sentence begins or ends with a range of dates into the head of a job and its body: 'May 2010 to
 * October 2016: Payroll Supervisor at Acme Ltd, Leeds. | I paid 430 people …', 'Baker at Oak Bakery, 2012 to 2016. | Night shifts …',
 * '2014 to date  Van driver, Acme Foods. | 18 – 22 drops a shift'.
 */
export const splitInlineJobs = (text: CvText, lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const jobs = jobsInRow(text, line);
    if (jobs) return jobs;
    const told = line.bullet === undefined ? endOfDatesAsSentence(line) : undefined;
    if (told !== undefined) return splitLine(text, line, line.start + told);
    const at = line.bullet === undefined ? endOfHead(line.text, endOfOpeningDates(line)) : undefined;
    if (at === undefined || isAccountOfTimes(line)) return [line];
    const head = line.text.slice(0, at);
    const range = countWords(head) <= maxHeadWords && datesOf(line).find(({ single, end }) => !single && end <= line.start + at);
    const isHead = range && (range.start === line.start || isAtEnd(line, range.end, at)) && range.end - range.start < head.length;
    return isHead ? splitLine(text, line, line.start + at) : [line];
  });

const isAtEnd = ({ text, start }: Line, end: number, at: number): boolean => closingBracket.test(text.slice(end - start, at));
const closingBracket = /^\)?$/;

/** '2009-2021. Coach Driver, …': a stop behind the dates that open a line ends no head. */
const endOfOpeningDates = (line: Line): number =>
  (datesOf(line).find(({ start, single }) => start === line.start && !single)?.end ?? line.start - 1) - line.start;

/** 'Aire Buses, Mill Road garage. Bus driver. 2009 to now. Driving double deckers …': names and dates are sentences of their own. */
function endOfDatesAsSentence(line: Line): number | undefined {
  const range = datesOf(line).find(({ single }) => !single);
  if (!range) return undefined;
  const [from, to] = [range.start - line.start, range.end - line.start];
  const names = line.text.slice(0, from);
  const isSentence = endsInStop.test(names) && line.text.charAt(to) === '.';
  return isSentence && countWords(names) <= maxNameWords && !isProse(names) ? to : undefined;
}
const endsInStop = /\p{Ll}\)?\. $/u;
const maxNameWords = 14;

/** Where the first sentence behind an offset ends, without its full stop. */
const endOfHead = (text: string, from: number): number | undefined =>
  [...text.slice(0, maxHeadLength).matchAll(stop)].find(
    ({ index }) => index > from && beginsSentence(text.slice(0, index), text.slice(index + 1).trimStart()),
  )?.index;

const endsInLongWord = /\p{L}{4}\)?$/u;
const clause = /^[^.,;(–—]*/;

/**
 * Whether a sentence begins after a full stop. A small letter or a figure begins one after a whole word: not in 'Asst. cook', 'no. 2'.
 * A name does not after a shortened word: 'Warehouse op. Hill Plumbing Supplies', 'Acme Ltd. Store Manager'.
 */
function beginsSentence(head: string, rest: string): boolean {
  if (!startsWithCapital(rest)) return endsInLongWord.test(head);
  return !(endsInShortTitle(head) || legalForm.test(head)) || isMostlySmall(clause.exec(rest)?.[0].trim() ?? '');
}

const legalForm = /\b(?:Ltd|Inc|Co|Corp|Bros)$/;

function isMostlySmall(text: string): boolean {
  const words = text.split(' ');
  return words.length > 2 && words.filter(startsSmall).length * 2 > words.length;
}

/** Most words of a job that shares its line with others. */
const maxJobWords = 12;
const betweenJobs = /; +(?=\p{Lu})/gu;
const labelBefore = /^(?:\p{L}+ ?){1,4}: +(?=\p{Lu})/u;

/**
 * The jobs of 'Earlier jobs: Sales Assistant, Acme Stores, 2014-2016; Waitress, Hill Hotel, 2012-2014', a line each; null where one of
 * them is too long or has no date.
 */
function jobsInRow(text: CvText, line: Line): Line[] | null {
  if (line.bullet !== undefined || !line.text.includes('; ')) return null;
  const label = labelBefore.exec(line.text)?.[0].length ?? 0;
  const cuts = [...line.text.slice(label).matchAll(betweenJobs)].map(({ 0: mark, index }) => ({ at: label + index, length: mark.length }));
  const starts = [label, ...cuts.map(({ at, length }) => at + length)];
  const ends = [...cuts.map(({ at }) => at), line.text.length];
  const jobs = starts.map((from, n) => line.text.slice(from, ends[n]));
  const dated = jobs.filter((job) => findDates(job).length === 1 && countWords(job) <= maxJobWords);
  if (jobs.length < 2 || dated.length < jobs.length) return null;
  return starts.map((from, n) => stretchOfLine(text, line, line.start + from, line.start + (ends[n] ?? 0)));
}
