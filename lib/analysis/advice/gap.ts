import type { DateRange } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { ImprovementKind } from '@/lib/shared/result-names';
import { findGaps, isExplained, lastJob, tellsOfTimeSince, yearsWithin, type Gap } from '../reading/career/gaps';
import { gapSentences, sinceLastJobSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/**
 * The last job ended more than a year ago, and nothing in the CV has a later year or gives a reason: the file may be old, or its owner
 * unwell.
 */
export const sinceLastJob: ReaderAdvice = ({ input: { cv }, audit: { reading, unsure }, evidence }) => {
  if (unsure.includes('work') || unsure.includes('education')) return [];
  const last = lastJob(reading);
  if (!last || tellsOfTimeSince(last, cv)) return [];
  const words = sinceLastJobSentences.say({ dates: cv.text.slice(last.start, last.end) });
  return readerAdvice('since-last-job', 'loses-readers', words, [evidence(last)]);
};

/** Months: after so long a gap is asked about last. */
const LONG_AGO = 120;

/** More than a year between two roles, the latest such time first. The dates on either side are quoted. */
const gapThat =
  (isAsked: (monthsAgo: number) => boolean, kind: ImprovementKind): ReaderAdvice =>
  ({ input: { cv }, audit: { reading, unsure }, evidence }) => {
    if (unsure.includes('work')) return [];
    // Education that was not read may fill a gap, unless nothing in the CV is of its years.
    const isSure = (found: Gap): boolean => {
      const years = yearsWithin(found);
      return !unsure.includes('education') || (years.length > 0 && !years.some((year) => cv.text.includes(year)));
    };
    const [first, ...further] = findGaps(cv, reading)
      .filter((found) => isSure(found) && !isExplained(found, cv))
      .reverse();
    if (!first || !isAsked(monthsSince(first.after, reading.today))) return [];
    const textOf = ({ start, end }: Span): string => cv.text.slice(start, end);
    const words = gapSentences.say({ before: textOf(first.before), after: textOf(first.after), further: further.length });
    return readerAdvice('gap', kind, words, [first.before, first.after].map(evidence));
  };

const monthsSince = ({ from, to }: DateRange, today: number): number => {
  const first = from ?? to;
  return first ? today - first.year * 12 - (first.month ?? 1) : 0;
};

export const gap = gapThat((ago) => ago <= LONG_AGO, 'loses-readers');
export const oldGap = gapThat((ago) => ago > LONG_AGO, 'gains-points');
