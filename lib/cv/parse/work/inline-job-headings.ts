import { datesOf, findDates } from '../dates/dates';
import { isAccountOfTimes } from '../entry/time-within-job';
import { countWords, splitLine, stretchOfLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';

/** Most words, and most characters, of a first sentence that is the head of a job. */
const maxHeadWords = 20;
const maxHeadLength = 240;
const fullStop = /(?<!\b(?:Ltd|Inc|Co|St|Corp|Bros|Mr|Mrs|Ms|Dr|\p{L}))\.(?= \p{Lu})/u;

/**
 * Splits a paragraph whose first sentence begins or ends with a range of dates into the head of a job and its body: 'May 2010 to
 * October 2016: Payroll Supervisor at Acme Ltd, Leeds. | I paid 430 people …', 'Baker at Oak Bakery, 2012 to 2016. | Night shifts …'.
 */
export const splitInlineJobs = (text: CvText, lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const jobs = jobsInRow(text, line);
    if (jobs) return jobs;
    const at = line.bullet === undefined ? fullStop.exec(line.text.slice(0, maxHeadLength))?.index : undefined;
    if (at === undefined || isAccountOfTimes(line)) return [line];
    const head = line.text.slice(0, at);
    const range = countWords(head) <= maxHeadWords && datesOf(line).find(({ single, end }) => !single && end <= line.start + at);
    const isHead = range && (range.start === line.start || range.end === line.start + at) && range.end - range.start < head.length;
    return isHead ? splitLine(text, line, line.start + at) : [line];
  });

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
