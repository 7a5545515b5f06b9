import type { Cv, DateRange } from '@/lib/cv/cv';
import { absenceReasons, returnPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { overlaps } from '../../text/spans';
import { monthsOf, type MonthRange } from './months';
import type { Reading } from '../reading';

/** A year between two roles is no gap: people look for work, and dates are often written as years. */
const LONGEST_UNNAMED = 12;
/** Months: hardly an employer asks about a time longer ago. */
const LOOKED_BACK = 180;

export interface Gap {
  /** The dates of the roles on either side, as they stand in the CV. */
  before: DateRange;
  after: DateRange;
}

interface Dated extends MonthRange {
  dates: DateRange;
  isRole: boolean;
}

const firstYear = ({ from, to }: DateRange): number => (from ?? to)?.year ?? 0;
const lastYear = ({ from, to }: DateRange): number => (to ?? from)?.year ?? 0;

/** The last year before a gap and the first one after it. */
const yearsBeside = ({ before, after }: Gap): string[] => [lastYear(before), firstYear(after)].map(String);

/** The years that lie wholly within a gap. */
export const yearsWithin = ({ before, after }: Gap): string[] =>
  Array.from({ length: Math.max(0, firstYear(after) - lastYear(before) - 1) }, (_, i) => String(lastYear(before) + 1 + i));

const absence = anyOf(absenceReasons);
const returning = anyOf(returnPhrases);

/** 'I am returning to work after nine years looking after my mother': no year is needed. */
const tellsOfReturn = (profile: string): boolean =>
  profile.split(/(?<=[.!?])\s/).some((sentence) => absence.test(sentence) && returning.test(sentence));

/** Every line of the CV, empty where a title, an employer or the dates of a job stand in it. */
function linesOutsideHeads(cv: Cv): string[] {
  const heads = cv.work.flatMap(({ title, employer, dates }) => [title, employer, dates]).filter((piece) => piece !== null);
  return cv.document.lines.map((line) => (heads.some((head) => overlaps(head, line)) ? '' : cv.text.slice(line.start, line.end)));
}

const own = /\b(?:I|my|our|we)\b/;
/** So many words beside a year tell something about it. */
const FEWEST_WORDS_TOLD = 6;

/** The person tells, outside jobs and education, of a year of the gap: 'From November 2019 I was at home with my husband'. */
function isTold(years: readonly string[], { document: { lines }, text, work, education }: Cv): boolean {
  return lines.some((line) => {
    const said = text.slice(line.start, line.end);
    return (
      years.some((year) => said.includes(year)) &&
      own.test(said) &&
      said.split(/\s+/).length >= FEWEST_WORDS_TOLD &&
      ![...work, ...education].some((entry) => overlaps(entry, line))
    );
  });
}

/**
 * A line outside the heads of jobs gives a reason, with a year of the gap on the line itself or a neighbouring one: 'In 2021 I was
 * unwell'. Then no reason is asked for. The dates of a job explain nothing: 'Cared for residents' may stand under them.
 */
export function isExplained(gap: Gap, cv: Cv): boolean {
  if (cv.profile && tellsOfReturn(cv.text.slice(cv.profile.start, cv.profile.end))) return true;
  const years = [...yearsWithin(gap), ...yearsBeside(gap)];
  if (isTold(years, cv)) return true;
  const said = linesOutsideHeads(cv);
  return said.some(
    (reason, i) =>
      absence.test(reason) &&
      years.some((year) =>
        said
          .slice(Math.max(0, i - 1), i + 2)
          .join('\n')
          .includes(year),
      ),
  );
}

/** The dates of the last job, where it ended more than a year before the analysis; null where a role is still held. */
export function lastJob({ roles, today }: Reading): DateRange | null {
  const dated = roles.flatMap(({ entry: { dates }, months }) => (dates && months ? [{ dates, months }] : []));
  if (dated.length === 0 || dated.length < roles.length || roles.some(({ isCurrent }) => isCurrent)) return null;
  const { dates, months } = dated.reduce((latest, one) => (one.months.to > latest.months.to ? one : latest));
  // A single date may be a start.
  if (dates.single) return null;
  const ended = dates.to ?? dates.from;
  const end = ended?.month === null ? (ended.year + 1) * 12 : months.to;
  return today - end > LONGEST_UNNAMED ? dates : null;
}

/** A later year stands anywhere in the CV, or a line outside the heads of jobs gives a reason. */
export function tellsOfTimeSince(last: DateRange, cv: Cv): boolean {
  if ([...cv.education, ...cv.projects].some(({ dates }) => dates?.current)) return true;
  const end = lastYear(last);
  if ((cv.text.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => Number(year) > end)) return true;
  const profile = cv.profile ? cv.text.slice(cv.profile.start, cv.profile.end) : '';
  return (
    absence.test(profile) ||
    returning.test(profile) ||
    linesOutsideHeads(cv).some((line) => absence.test(line) && line.includes(String(end)))
  );
}

/** Stretches of more than a year without paid or voluntary work or study. The time since the last role is no gap between two: see `lastJob`. */
export const findGaps = (cv: Cv, reading: Reading): Gap[] => {
  const datedBy = (dates: DateRange | null, isRole: boolean): Dated[] => {
    const months = monthsOf(dates, reading.today);
    if (!dates || !months) return [];
    // A year without months may mean the whole year, so that no gap is claimed that may not exist.
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
    const isAsked = reading.today - one.from < LOOKED_BACK;
    if (isAsked && reached?.isRole && one.isRole && one.from - reached.to > LONGEST_UNNAMED)
      gaps.push({ before: reached.dates, after: one.dates });
    if (!reached || one.to >= reached.to) reached = one;
  }
  return gaps;
};
