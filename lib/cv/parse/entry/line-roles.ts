import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { endsShortened } from '@/lib/cv/document/shortened-words';
import { datesOf, isYearWithin } from '../dates/dates';
import { datesOverTwoLines } from '../dates/dates-over-lines';
import { opensWithAt } from './parts';
import { employerScore, titleScore } from './scores';
import { bodyLabel } from '../body-labels';
import { wraps } from '../statements';
import { endsSentence, startsSmall } from '../text-shapes';
import { hasDateItem, headDates, maxHeadWords } from './head-dates';
import { isProse, isSentence } from './prose';

/** The role of a line in its entry: the dated line of the head, another line of the head, or body. */
export type LineRole = 'date' | 'head' | 'body';

export interface JudgedLine {
  line: Line;
  role: LineRole;
  /** Id of the rule that gave it the role. */
  rule: string;
  dates: DateRange | null;
  /** Where the dates stand, when a narrow column broke them over two lines. */
  rail?: Span[];
  /** The bullet point that the next line may continue. */
  bullet: Line | null;
}

/** Properties of all lines of the section together. */
interface Surroundings {
  lines: readonly Line[];
  /** The dates of each line that reads like a head. */
  headed: readonly (DateRange | null)[];
  /** Where heads begin: what is set further in is body even without a bullet. */
  margin: number | null;
  /** A section that begins with a marked line over dates marks its jobs, whatever they are called by first. */
  marksJobs: boolean;
}

/** Gives each line of a section of work, volunteering or projects its role. Each is judged by what stands above and below it. */
export function judgeLines(lines: readonly Line[]): JudgedLine[] {
  const headed = lines.map((line, at) => {
    const dates = line.bullet === undefined ? headDates(line, maxHeadWords) : null;
    return dates && isMention(line, dates, lines[at + 1]) ? null : dates;
  });
  const [top, second] = lines;
  const around: Surroundings = {
    lines,
    headed,
    margin: leftMargin(lines, headed),
    marksJobs: top !== undefined && isOverDates(top, second),
  };
  const judged: JudgedLine[] = [];
  let job: DateRange | null = null;
  for (const [index, line] of lines.entries()) {
    const one: JudgedLine =
      line.bullet === undefined ? judgePlain(around, line, index, judged.at(-1)) : judgeBullet(around, line, index, job);
    if (one.role === 'date' && line.bullet === undefined) job = one.dates;
    judged.push(one);
  }
  return judged;
}

/** 'Dental Nurse (trainee until Sept 2022)', 'Team Leader (from 2018)' over 'Aug 2015 - Current': a time within the job, whose own stands below. */
function isMention(line: Line, dates: DateRange, next: Line | undefined): boolean {
  const isPoint =
    dates.single || dates.from === null || opensMention.test(line.text.slice(dates.start - line.start, dates.end - line.start));
  const isNamed = line.end - line.start > dates.end - dates.start + SHORTEST_NAME;
  const whole = isPoint && isNamed && next ? headDates(next, maxHeadWords) : null;
  return next !== undefined && whole !== null && !whole.single && isWhole(next, whole);
}

const SHORTEST_NAME = 6;

/** Nothing but the dates stands in the line. */
const isWhole = (line: Line, range: DateRange): boolean => range.start - line.start < 2 && line.end - range.end < 2;

const body = (line: Line, rule: string, bullet: Line | null): JudgedLine => ({ line, role: 'body', rule, dates: null, bullet });

/** 'Taught five classes; literacy lead from 2008': the date of a change within a job, not the dates of a job. */
const opensMention = /^(?:from|since)\s[^–—-]*$/i;

/** '2) Care Worker, Acme Care (2019-2021)' */
export const isNumbered = ({ bullet }: Line): boolean => bullet !== undefined && /\d/.test(bullet);

/** 'Barnsley Market (2019 - 2021)' within the years of the job above, 'literacy lead from 2008': a project or a deed, and no post. */
function isMentionInBullet(line: Line, dates: DateRange, job: DateRange | null): boolean {
  if (opensMention.test(line.text.slice(dates.start - line.start))) return true;
  return job !== null && isYearWithin(dates, job) && titleScore(line.text.slice(0, dates.start - line.start)) < 2;
}

function judgeBullet({ lines, marksJobs }: Surroundings, line: Line, index: number, job: DateRange | null): JudgedLine {
  if (isOverDates(line, lines[index + 1]) && (marksJobs || (titleScore(line.text) >= 2 && !endsSentence(line.text))))
    return { line, role: 'head', rule: 'head.bullet-over-dates', dates: null, bullet: null };
  const dates = line.words <= maxHeadWords ? headDates(line, hasDateItem(line) || isNumbered(line) ? maxHeadWords : 5) : null;
  if (dates && !dates.single && !isMentionInBullet(line, dates, job))
    return { line, role: 'date', rule: 'date.in-bullet', dates, bullet: line };
  return { line, role: 'body', rule: 'body.bullet', dates, bullet: line };
}

function judgePlain(around: Surroundings, line: Line, index: number, above: JudgedLine | undefined): JudgedLine {
  const { lines, headed } = around;
  const [previous, next] = [lines[index - 1], lines[index + 1]];
  const continued = continuationRule(line, previous, above);
  if (continued) return body(line, continued, above?.bullet ?? null);
  const broken = next && datesOverTwoLines(line, next);
  if (broken) return { line, role: 'date', rule: 'date.over-two-lines', ...broken, bullet: null };
  const isBelowRail = (above?.rail?.[1]?.start ?? -1) >= line.start;
  const dates = isBelowRail ? null : (headed[index] ?? null);
  if (dates) return { line, role: 'date', rule: 'date.in-head', dates, bullet: null };
  const rule = bodyRuleOf({ line, previous, above, around });
  return rule ? body(line, rule, null) : { line, role: 'head', rule: 'head.short-line', dates, bullet: null };
}

/** The rule by which the line continues the one above; null where it begins something new. */
function continuationRule(line: Line, previous: Line | undefined, above: JudgedLine | undefined): string | null {
  if (line.isBody) return 'body.rest-of-paragraph';
  if (!previous || above?.role !== 'body') return null;
  if (isRestOfSentence(previous, line)) return 'body.rest-of-sentence';
  const { bullet } = above;
  const isWrapped = bullet !== null && wraps(bullet, previous, line) && (startsSmallOrInBrackets.test(line.text) || !mayBeHead(line));
  return isWrapped ? 'body.wrapped-bullet' : null;
}

/** A line under a bullet point with dates of its own. One year alone ends many a long sentence: '… won two at the | Pack Awards 2024'. */
const mayBeHead = (line: Line): boolean => headDates(line, 8)?.single === false;

/** '• Site Manager, Acme Ltd' over 'Jan 2019 - Present': a list marks the jobs themselves. */
function isOverDates(line: Line, next: Line | undefined): boolean {
  if (line.bullet === undefined || !next || next.bullet !== undefined || next.words > maxDateWords || isProse(line.text)) return false;
  const range = datesOf(next).find(({ single }) => !single);
  return range?.start === next.start && datesOf(line).length === 0;
}
const maxDateWords = 9;

/** 'trainer since 2022.' below a line of running text that has not ended. */
const isRestOfSentence = (previous: Line, line: Line): boolean =>
  startsSmall(line.text) && previous.block === line.block && previous.words > 6 && !endsSentence(previous.text);

interface Judging {
  line: Line;
  previous: Line | undefined;
  above: JudgedLine | undefined;
  around: Surroundings;
}

interface BodyRule {
  id: string;
  holds: (judging: Judging) => boolean;
}

/** The rule by which a line without dates is no part of a head, whatever its first word is. */
const bodyRules: readonly BodyRule[] = [
  { id: 'body.indented', holds: isIndented },
  { id: 'body.too-long', holds: ({ line }) => line.words > maxHeadWords },
  { id: 'body.sentence-below-head', holds: isClosed },
  { id: 'body.tags', holds: isTags },
];

/** The rule by which a line is no part of a head, unless it begins with 'at': 'at Royal Lagan Hospital'. */
const bodyRulesWithoutAt: readonly BodyRule[] = [
  {
    id: 'body.ends-with-stop',
    holds: ({ line }) => endsClause.test(line.text) && line.words > 6 && !endsShortened(line.text),
  },
  { id: 'body.prose', holds: ({ line }) => isProse(line.text) && !(line.isBold && titleScore(line.text) >= 2) },
  { id: 'body.sentence', holds: ({ line }) => isSentence(line.text) },
  { id: 'body.remark', holds: isRemark },
  { id: 'body.first-person', holds: ({ line }) => firstPerson.test(line.text) },
  { id: 'body.small-letters', holds: isInSmallLetters },
  { id: 'body.label', holds: ({ line }) => bodyLabel.test(line.text) },
  { id: 'body.starts-small', holds: ({ line }) => startsSmallOrInBrackets.test(line.text) && !line.isBold },
  { id: 'body.below-long-line', holds: isBelowLongLine },
];

function bodyRuleOf(judging: Judging): string | null {
  const holds = (rule: BodyRule): boolean => rule.holds(judging);
  return (bodyRules.find(holds) ?? (isBehindAt(judging) ? undefined : bodyRulesWithoutAt.find(holds)))?.id ?? null;
}

/** 'I look after irrigation', 'My tasks were ordering and stock' */
const firstPerson = /^(?:I|I['’](?:m|ve)|My|We)\s\p{Ll}/u;

/** 'Picking, loading, nights' and 'Working in different homes' below the dates of a job: names have capitals. */
function isInSmallLetters({ line: { text, words, isBold }, above }: Judging): boolean {
  const mayBeName = isBold || above?.role !== 'date' || furtherCapital.test(text) || words < 3;
  return !mayBeName && titleScore(text) < 1 && employerScore(text) < 1;
}

const endsClause = /[.;]$/;
const startsSmallOrInBrackets = /^[\p{Ll}(]/u;

function isIndented({ line, around: { margin } }: Judging): boolean {
  return margin !== null && line.left !== null && line.left > margin + 6 && !line.isBold;
}

/** Directly below a long line in the same plain style: the paragraph continues. */
function isBelowLongLine({ line, previous }: Judging): boolean {
  if (!previous || previous.bullet !== undefined || previous.isBold || line.isBold || line.isCaps || line.left === null) return false;
  return previous.words > 12 && (line.gapAbove ?? 0) < 0.5;
}

/** 'at Royal Lagan Hospital' below 'Staff Nurse', or above the roles it was the employer of. */
const isBehindAt = ({ line }: Judging): boolean => opensWithAt.test(line.text);

const endsInWordOrFigure = /[\p{Ll}\d]{2}\.$/u;

/** 'Two AA rosettes, 70 covers.' below a head that ends without a full stop. */
function isClosed({ line: { text }, above }: Judging): boolean {
  return (
    above !== undefined && above.role !== 'body' && !above.line.text.endsWith('.') && endsInWordOrFigure.test(text) && !endsShortened(text)
  );
}

const betweenTags = / [•·|] /;

/** 'Welding • Rigging • Forklift' below the points of a job. */
function isTags({ line: { text }, above }: Judging): boolean {
  const tags = text.split(betweenTags);
  return above?.role === 'body' && tags.length >= 3 && tags.every((tag) => titleScore(tag) < 2 && employerScore(tag) < 1.5);
}

const endsInSmallLetters = /\p{Ll}{3}\.$/u;
const furtherCapital = /[ (\t]\p{Lu}/u;

/** 'Post, filing, tea.': a full stop, and no capital but the first. */
function isRemark({ line: { text, isBold } }: Judging): boolean {
  return !isBold && endsInSmallLetters.test(text) && !furtherCapital.test(text);
}

/** Where the heads of the entries begin, furthest to the right of all. */
function leftMargin(lines: readonly Line[], dates: readonly (DateRange | null)[]): number | null {
  const lefts = lines.flatMap((line, index) => {
    const range = dates[index];
    if (!range) return [];
    const own = line.items.find((item) => item.start >= range.end || item.end <= range.start);
    return own?.box ? [own.box.x] : [];
  });
  return lefts.length > 0 ? Math.max(...lefts) : null;
}
