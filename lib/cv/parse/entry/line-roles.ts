import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { endsShortened } from '@/lib/cv/document/shortened-words';
import { datesOf, isYearWithin } from '../dates/dates';
import { datesOverTwoLines } from '../dates/dates-over-lines';
import { opensWithAt } from './parts';
import { containsEmployer, containsTitle, employerScore, titleScore } from './scores';
import { bodyLabel } from '../body-labels';
import { wraps } from '../statements';
import { endsSentence, startsSmall, startsWithCapital } from '../text-shapes';
import { hasDateItem, headDates, maxHeadWords } from './head-dates';
import { isNumbered } from './numbered-heads';
import { isProse, isSentence } from './prose';
import { isAccountOfTimes, isOpenMention, isTimeWithinJob, opensMention } from './time-within-job';

/** The role of a line in its entry: the line of the head with the dates, another line of the head, or a line of the body. */
export type LineRole = 'date' | 'head' | 'body';

export interface JudgedLine {
  line: Line;
  role: LineRole;
  /** Id of the rule that gave it the role. */
  rule: string;
  dates: DateRange | null;
  /** The positions of the dates, where a narrow column broke them over two lines. */
  dateSpans?: Span[];
  /** The bullet point that the next line may continue. */
  bullet: Line | null;
}

/** Facts about the section that the rules for its lines need. */
interface SectionFacts {
  lines: readonly Line[];
  /** The dates of each line that reads like the head of an entry. */
  headed: readonly (DateRange | null)[];
  /** The left edge of heads; lines that are indented further are body, even without a bullet. */
  margin: number | null;
  /** Whether the jobs are list items: the section begins with a bullet above dates. */
  hasBulletedJobs: boolean;
  /** The left edge of the bullet points that have others, set further in, below them; null where all have one edge. */
  outerBullets: number | null;
}

/** Gives each line of a section of work, volunteering or projects its role, from its own text and the lines above and below it. */
export function judgeLines(lines: readonly Line[]): JudgedLine[] {
  const headed = lines.map((line, at) => {
    const dates = line.bullet === undefined ? headDates(line, maxHeadWords) : null;
    return dates && (isMention(line, dates, lines[at + 1]) || isAccountOfTimes(line)) ? null : dates;
  });
  const [top, second] = lines;
  const section: SectionFacts = {
    lines,
    headed,
    margin: leftMargin(lines, headed),
    hasBulletedJobs: top !== undefined && isBulletAboveDates(top, second),
    outerBullets: outerEdge(lines),
  };
  const judged: JudgedLine[] = [];
  let job: DateRange | null = null;
  for (const [index, line] of lines.entries()) {
    const one: JudgedLine = line.bullet === undefined ? judgePlain(section, line, index, judged) : judgeBullet(section, line, index, job);
    if (one.role === 'date' && line.bullet === undefined) job = one.dates;
    judged.push(one);
  }
  return judged;
}

/** Whether the dates are a time within a job, whose own dates are on the next line: 'Team Leader (from 2018)' above 'Aug 2015 - Current'. */
function isMention(line: Line, dates: DateRange, next: Line | undefined): boolean {
  const isPoint =
    dates.single || dates.from === null || opensMention.test(line.text.slice(dates.start - line.start, dates.end - line.start));
  const isNamed = line.end - line.start > dates.end - dates.start + shortestName;
  const datesBelow = isPoint && isNamed && next ? headDates(next, maxHeadWords) : null;
  return next !== undefined && datesBelow !== null && !datesBelow.single && isOnlyDates(next, datesBelow);
}

/** Letters of the shortest text that can be a name beside the dates. */
const shortestName = 6;

/** Whether the line contains the dates and nothing else. */
const isOnlyDates = (line: Line, range: DateRange): boolean => range.start - line.start < 2 && line.end - range.end < 2;

const body = (line: Line, rule: string, bullet: Line | null): JudgedLine => ({ line, role: 'body', rule, dates: null, bullet });

/**
 * Whether the dates of a bullet point are those of a project, a change or a duty within the job above: 'Barnsley Market (2019 - 2021)',
 * 'Shop steward 2013 to 2017' among bullet points without dates; where each names a post with dates, they are the roles of an employer.
 */
function isMentionInBullet(section: SectionFacts, index: number, line: Line, dates: DateRange, job: DateRange | null): boolean {
  if (isOpenMention(line, dates)) return true;
  if (job === null || !isYearWithin(dates, job)) return false;
  return !containsTitle(line.text.slice(0, dates.start - line.start)) || isLoneDatedBullet(section, index);
}

/** Whether a bullet point has others before and after it, and no other of the job has a post and a range of dates. */
function isLoneDatedBullet({ lines }: SectionFacts, index: number): boolean {
  const isBullet = (at: number): boolean => lines[at]?.bullet === lines[index]?.bullet;
  let [from, to] = [index, index];
  while (isBullet(from - 1)) from -= 1;
  while (isBullet(to + 1)) to += 1;
  return from < index && index < to && lines.slice(from, to + 1).filter(hasDatedPost).length === 1;
}

/** Whether a line names a post before a range of dates. */
function hasDatedPost(line: Line): boolean {
  const dates = headDates(line, maxHeadWords);
  return dates?.single === false && !isOpenMention(line, dates) && containsTitle(line.text.slice(0, dates.start - line.start));
}

function judgeBullet(section: SectionFacts, line: Line, index: number, job: DateRange | null): JudgedLine {
  const { lines, hasBulletedJobs } = section;
  if (isOnTimeline(section, index)) return { line, role: 'head', rule: 'head.on-timeline', dates: null, bullet: null };
  if (isBulletAboveDates(line, lines[index + 1]) && (hasBulletedJobs || (containsTitle(line.text) && !endsSentence(line.text))))
    return { line, role: 'head', rule: 'head.bullet-over-dates', dates: null, bullet: null };
  const dates = line.words <= maxHeadWords ? headDates(line, hasDateItem(line) || isNumbered(line) ? maxHeadWords : 5) : null;
  if (dates && !dates.single && !isMentionInBullet(section, index, line, dates, job))
    return { line, role: 'date', rule: 'date.in-bullet', dates, bullet: line };
  return { line, role: 'body', rule: 'body.bullet', dates, bullet: line };
}

function judgePlain(section: SectionFacts, line: Line, index: number, judged: readonly JudgedLine[]): JudgedLine {
  const above = judged.at(-1);
  const [previous, next] = [section.lines[index - 1], section.lines[index + 1]];
  const continued = isAboveUndatedHead(section, index) ? null : continuationRule(line, previous, above);
  if (continued) return body(line, continued, above?.bullet ?? null);
  const broken = next && datesOverTwoLines(line, next);
  if (broken) return { line, role: 'date', rule: 'date.over-two-lines', ...broken, bullet: null };
  return judgeWhole(
    { line, previous, above, isFirstBelowDates: isFirstBelowDates(judged), section },
    section.headed[index] ?? null,
    judged,
  );
}

/**
 * Whether a line is a date alone above plain lines without one, where other dates stand alone above their heads too: 'summer 2011' above
 * 'Seasonal worker', 'Elm Farm' is no rest of the bullet point before it.
 */
function isAboveUndatedHead({ lines, headed }: SectionFacts, index: number): boolean {
  const isAlone = (at: number): boolean => {
    const [line, dates] = [lines[at], headed[at]];
    return line !== undefined && dates !== undefined && dates !== null && isOnlyDates(line, dates) && isPlainUndated(at + 1);
  };
  const isPlainUndated = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && line.bullet === undefined && datesOf(line).length === 0 && startsWithCapital(line.text);
  };
  if (!isAlone(index)) return false;
  let end = index + 1;
  while (isPlainUndated(end)) end += 1;
  return (headed[end] ?? null) === null && lines.some((_, at) => at !== index && isAlone(at));
}

/** Judges a line that continues no other. */
function judgeWhole(judging: Judging, headed: DateRange | null, judged: readonly JudgedLine[]): JudgedLine {
  const { line, above } = judging;
  const isSecondDateLine = (above?.dateSpans?.[1]?.start ?? -1) >= line.start;
  const dates = isSecondDateLine || (headed && judging.isFirstBelowDates && isOpenMention(line, headed)) ? null : headed;
  if (dates && isTimeWithinJob(line, dates, judged)) return body(line, 'body.time-within-job', null);
  if (dates) return { line, role: 'date', rule: 'date.in-head', dates, bullet: null };
  const rule = bodyRuleOf(judging);
  return rule ? body(line, rule, null) : { line, role: 'head', rule: 'head.short-line', dates, bullet: null };
}

/** The rule by which the line continues the one above; null where it begins something new. */
function continuationRule(line: Line, previous: Line | undefined, above: JudgedLine | undefined): string | null {
  if (line.isBody) return 'body.rest-of-paragraph';
  if (!previous || above?.role !== 'body') return null;
  if (isRestOfSentence(previous, line)) return 'body.rest-of-sentence';
  const { bullet } = above;
  const isWrapped =
    bullet !== null && !hasDateItem(line) && wraps(bullet, previous, line) && (startsSmallOrInBrackets.test(line.text) || !mayBeHead(line));
  return isWrapped ? 'body.wrapped-bullet' : null;
}

/** Whether a line below a bullet point has a range of dates. A single year often ends a long sentence: '… won two at the | Pack Awards 2024'. */
const mayBeHead = (line: Line): boolean => headDates(line, 8)?.single === false;

/** Whether a bulleted line is the head of a job: '• Site Manager, Acme Ltd' above 'Jan 2019 - Present'. */
function isBulletAboveDates(line: Line, next: Line | undefined): boolean {
  if (line.bullet === undefined || !next || next.bullet !== undefined || next.words > maxDateWords || isProse(line.text)) return false;
  const range = datesOf(next).find(({ single }) => !single);
  return range?.start === next.start && datesOf(line).length === 0;
}
const maxDateWords = 9;

/** By so many points the bullet points of a job are set further in than the marks of a timeline before its head. */
const leastIndent = 4;

function outerEdge(lines: readonly Line[]): number | null {
  const edges = lines.flatMap(({ bullet, left }) => (bullet === undefined || left === null ? [] : [left]));
  const [outer, inner] = [Math.min(...edges), Math.max(...edges)];
  return inner - outer > leastIndent ? outer : null;
}

/**
 * Whether the mark before a line is one of a timeline, as templates draw it: the line names a post, its dates are below, and bullet points
 * are set further in.
 */
function isOnTimeline({ lines, outerBullets }: SectionFacts, index: number): boolean {
  const [line, next, afterNext] = lines.slice(index, index + 3);
  if (!line || !next || !isOuter(line, outerBullets) || next.bullet !== undefined || startsSmall(next.text)) return false;
  if (datesOf(line).length > 0 || endsSentence(line.text)) return false;
  const dates = headDates(next, maxHeadWords) ?? (afterNext && datesOverTwoLines(next, afterNext)?.dates);
  return dates ? line.isBold || (!dates.single && containsTitle(line.text)) : false;
}

const isOuter = ({ left }: Line, outer: number | null): boolean => outer !== null && left !== null && left - outer <= leastIndent;

/** Whether a line continues the sentence of the line above: 'trainer since 2022.' */
const isRestOfSentence = (previous: Line, line: Line): boolean =>
  startsSmall(line.text) && !hasDateItem(line) && previous.block === line.block && previous.words > 6 && !endsSentence(previous.text);

/** A line with what the rules look at. */
interface Judging {
  line: Line;
  previous: Line | undefined;
  above: JudgedLine | undefined;
  /** Whether dates stand alone above, with no head above them, so that the names of the entry are expected here. */
  isFirstBelowDates: boolean;
  section: SectionFacts;
}

function isFirstBelowDates(judged: readonly JudgedLine[]): boolean {
  const [before, above] = [judged.at(-2), judged.at(-1)];
  return above?.role === 'date' && above.dates !== null && isOnlyDates(above.line, above.dates) && before?.role !== 'head';
}

interface BodyRule {
  id: string;
  holds: (judging: Judging) => boolean;
}

/** Rules by which a line without dates belongs to the body. */
const bodyRules: readonly BodyRule[] = [
  { id: 'body.indented', holds: isIndented },
  { id: 'body.too-long', holds: ({ line }) => line.words > maxHeadWords },
  { id: 'body.sentence-below-head', holds: isSentenceBelowHead },
  { id: 'body.tags', holds: isTags },
];

/** Further ones, for lines that do not begin with 'at', as the employer's line 'at Royal Lagan Hospital' does. */
const bodyRulesWithoutAt: readonly BodyRule[] = [
  {
    id: 'body.ends-with-stop',
    holds: ({ line }) => endsClause.test(line.text) && line.words > 6 && !endsShortened(line.text),
  },
  { id: 'body.prose', holds: (judging) => isProse(judging.line.text) && !isWordyTitle(judging) },
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
  return (bodyRules.find(holds) ?? (beginsWithAt(judging) ? undefined : bodyRulesWithoutAt.find(holds)))?.id ?? null;
}

/** Whether a line of small letters is a title: it is bold, or its first part is one: 'Shop assistant and later deputy manager, Acme'. */
function isWordyTitle({ line: { isBold, text }, isFirstBelowDates }: Judging): boolean {
  return (isBold && containsTitle(text)) || (isFirstBelowDates && titleScore(text.split(',', 1)[0] ?? '') >= 2);
}

/** 'I look after irrigation', 'My tasks were ordering and stock' */
const firstPerson = /^(?:I|I['’](?:m|ve)|My|We)\s\p{Ll}/u;

/** Whether a line below the dates has no capital but the first, so that it is no name: 'Picking, loading, nights'. */
function isInSmallLetters({ line: { text, words, isBold }, above }: Judging): boolean {
  const mayBeName = isBold || above?.role !== 'date' || furtherCapital.test(text) || words < 3;
  return !mayBeName && !containsTitle(text) && !containsEmployer(text);
}

const endsClause = /[.;]$/;
const startsSmallOrInBrackets = /^[\p{Ll}(]/u;

function isIndented({ line, section: { margin } }: Judging): boolean {
  return margin !== null && line.left !== null && line.left > margin + 6 && !line.isBold;
}

/** Whether a line continues a paragraph: directly below a long line of the same plain style. */
function isBelowLongLine({ line, previous }: Judging): boolean {
  if (!previous || previous.bullet !== undefined || previous.isBold || line.isBold || line.isCaps || line.left === null) return false;
  return previous.words > 12 && (line.gapAbove ?? 0) < 0.5;
}

/** 'at Royal Lagan Hospital' below 'Staff Nurse', or above roles at that employer. */
const beginsWithAt = ({ line }: Judging): boolean => opensWithAt.test(line.text);

const endsInWordOrFigure = /[\p{Ll}\d]{2}\.$/u;

/** 'Two AA rosettes, 70 covers.' below a head that ends without a full stop. */
function isSentenceBelowHead({ line: { text }, above }: Judging): boolean {
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

/** Whether a line has a full stop and no capital but the first: 'Post, filing, tea.' */
function isRemark({ line: { text, isBold } }: Judging): boolean {
  return !isBold && endsInSmallLetters.test(text) && !furtherCapital.test(text);
}

/** The left edge of the heads; the rightmost one, where they differ. */
function leftMargin(lines: readonly Line[], dates: readonly (DateRange | null)[]): number | null {
  const lefts = lines.flatMap((line, index) => {
    const range = dates[index];
    if (!range) return [];
    const own = line.items.find((item) => item.start >= range.end || item.end <= range.start);
    return own?.box ? [own.box.x] : [];
  });
  return lefts.length > 0 ? Math.max(...lefts) : null;
}
