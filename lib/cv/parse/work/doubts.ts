import type { DateRange, Piece, WorkEntry } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { datesOf, isYearWithin, textWithoutDates } from '../dates/dates';
import { headDates, maxHeadWords } from '../entry/head-dates';
import { containsEmployer, containsTitle, employerScore } from '../entry/scores';
import { hasLetter, startsSmall } from '../text-shapes';
import { hasNoEmployer } from './employer-lines';
import { tellsOfTimeAway } from './time-away';
import { isProse } from '../entry/prose';
import { isWithinTime } from '../entry/time-within-job';

/** Signs that jobs were read wrongly: implausible names, missing names, and dates that belong to no entry. */

/** What no title or employer contains: a long number, a date, a bracket at the beginning, a separator, a label. */
const implausible = /\d{3}|\d\/\d|^\(|\s[:~|=]\s|:$|\b(?:responsibilit(?:y|ies)|duties|result areas)\b/i;
const maxNameWords = 10;

const isImplausible = (piece: Piece | null): boolean =>
  piece !== null && (implausible.test(withoutBrackets(piece.text)) || piece.text.split(' ').length > maxNameWords);
/** 'Class Teacher (Y4, then Y3/4)': a remark may hold figures. */
const withoutBrackets = (text: string): string => text.replace(/(?<=\S )\([^()]*\)/g, '');

/** Whether the title or the employer cannot be one. */
export const hasImplausibleName = ({ title, employer }: WorkEntry): boolean => isImplausible(title) || isImplausible(employer);

/** An employer from here on is one beyond doubt. */
const certainEmployer = 1.5;

/** Whether a head names a title only, or what may be an employer. A head that names an employer beyond doubt was read as it is written. */
export const isHalfRead = ({ title, employer }: WorkEntry): boolean =>
  (!title || !employer) &&
  !hasNoEmployer((title ?? employer)?.text ?? '') &&
  !(employer && employerScore(employer.text) >= certainEmployer);

/** A report rests on the jobs of so many years before the latest; a doubt about an earlier one weighs less. */
const yearsOfRecentJobs = 10;
const weightOfEarlierJob = 0.25;

/**
 * The share of doubtful entries, by their weight; a single one counts half, because there is no other to compare it with.
 * @param year in which a job that goes on is held
 */
export function shareOfDoubt(work: readonly WorkEntry[], year: number, isDoubtful: (entry: WorkEntry) => boolean): number {
  const weightOf = weightByEnd(work, year);
  const sum = (entries: readonly WorkEntry[]): number => entries.reduce((all, { dates }) => all + weightOf(dates), 0);
  return sum(work.filter(isDoubtful)) / Math.max(2, sum(work));
}

/** The weight of a time by the years between its end and that of the latest job. */
function weightByEnd(work: readonly WorkEntry[], year: number): (dates: DateRange | null) => number {
  const endOf = (dates: DateRange | null): number | null => (dates?.current ? year : ((dates?.to ?? dates?.from)?.year ?? null));
  const latest = Math.max(...work.map(({ dates }) => endOf(dates) ?? -Infinity));
  return (dates) => (latest - (endOf(dates) ?? latest) > yearsOfRecentJobs ? weightOfEarlierJob : 1);
}

/**
 * How much the lines with a range of dates that no entry has, and that read like heads of jobs, suggest that a job was lost. Not counted
 * are a time within the entry that holds the line, that of an employer above several, and that of a break that is told. A line that
 * describes and names nothing counts by its share of all jobs, since the rest was read.
 * @param year in which a job that goes on is held
 */
export function weightOfUnreadDates(sections: readonly (readonly Line[])[], work: readonly WorkEntry[], year: number): number {
  const weightOfTime = weightByEnd(work, year);
  const read = work.flatMap(({ dates }) => dates ?? []);
  const isRead = (line: Line): boolean => datesOf(line).some((one) => read.some((other) => overlaps(one, other) || isSame(one, other)));
  const isInside = (line: Line, range: DateRange): boolean =>
    work.some((entry) => entry.dates !== null && overlaps(line, entry) && isWithinTime(line, range, entry.dates));
  const isUnread = (line: Line, beside: readonly (Line | undefined)[]): boolean => {
    const range =
      line.bullet === undefined && !line.isBody && !startsSmall(line.text) && !isProse(line.text) ? headDates(line, maxHeadWords) : null;
    return (
      range !== null &&
      !range.single &&
      !isRead(line) &&
      !isInside(line, range) &&
      !tellsOfBreak(line) &&
      !(isDatesAlone(line) && beside.some((other) => other !== undefined && tellsOfTimeAway(other.text, sureOfSentence))) &&
      read.filter((one) => isYearWithin(one, range)).length < 2
    );
  };
  const weightOf = (line: Line): number =>
    weightOfTime(headDates(line, maxHeadWords)) * (namesNothing(line) ? 1 / Math.max(2, work.length) : 1);
  return sections.reduce(
    (sum, lines) => sum + lines.reduce((of, line, at) => of + (isUnread(line, [lines[at - 1], lines[at + 1]]) ? weightOf(line) : 0), 0),
    0,
  );
}

/** The model of time away has learnt heads, so it must be surer of a sentence. */
const sureOfSentence = 0.98;

const isDatesAlone = (line: Line): boolean => !hasLetter(textWithoutDates(line));

const namesJob = (text: string): boolean => containsTitle(text) || containsEmployer(text);

/** Whether a line describes and names neither post nor employer: 'Odd jobs for neighbours and friends, 2010 – 2012'. */
function namesNothing(line: Line): boolean {
  const text = textWithoutDates(line);
  const words = text.split(' ').filter(hasLetter);
  return words.length >= 3 && words.filter(startsSmall).length * 2 > words.length && !namesJob(text);
}

/** '(2010-2013 at home with my children.)', 'Break 2014 – 2015: cared for my father', but not 'Family Support Worker, 2010 – 2013'. */
const tellsOfBreak = (line: Line): boolean => tellsOfTimeAway(textWithoutDates(line)) || (isInBrackets(line.text) && !namesJob(line.text));
const isInBrackets = (text: string): boolean => text.startsWith('(') && (text.endsWith(')') || text.endsWith(').'));

/** How many lines contain a job title and a range of dates, with or without a bullet. */
export const countDatedTitles = (lines: readonly Line[]): number =>
  lines.filter((line) => {
    const range = isProse(line.text) ? null : headDates(line, maxHeadWords);
    return range !== null && !range.single && containsTitle(line.text);
  }).length;

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;
const isSame = (a: DateRange, b: DateRange): boolean =>
  a.from?.year === b.from?.year && a.to?.year === b.to?.year && a.current === b.current;
