import { continueLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { lengthOfStay } from '../entry/parts';
import { isPlace } from '../entry/place';
import { lean } from '../entry/scores';
import type { Trace } from '../trace';
import type { RawEntry } from '../entry/split-entries';

/**
 * Where every head of a section is a line of one style above a line of another above the dates, the styles show which line is the title
 * and which the employer, whatever the words are: a single head may be ambiguous, all of them together are not.
 *
 *     Pennyroyal                               12 pt
 *     Head of Growth                           11.5 pt
 *     August 2023 - Present (3 years)          10.5 pt
 *     London Area, United Kingdom              10.5 pt, as close to the dates as they are to the title
 *     Stickleback                              12 pt: an employer, and no line of the job before
 */
interface HeadLooks {
  title: string;
  employer: string;
}

/** Share of the lines of a style that stand where heads have it. */
const usualShare = 0.8;
/** An employer over several titles counts as much as a job word in one of them. */
const promotionVote = 2;
/** The most that the words of one head may count. */
const maxVote = 3;

/** Size and face of a line. */
export const lookOf = ({ size, isBold, items: [first], headingLevel }: Line): string =>
  `${size} ${isBold} ${first?.italic ?? false} ${headingLevel ?? ''}`;

const marksBefore = /^[\s,|·•–—-]+/;

/** The dates, the length of stay, and at most a place after them. */
function isDateLine(line: Line): boolean {
  const [range, ...more] = line.bullet === undefined ? datesOf(line) : [];
  if (!range || more.length > 0 || range.start !== line.start) return false;
  const rest = line.text.slice(range.end - line.start).replace(marksBefore, '');
  return rest === '' || lengthOfStay.test(rest) || isPlace(rest);
}

/** A stretch of a section: lines of one look that may be one heading, or the dates, or anything else. */
interface Run {
  look: string;
  lines: Line[];
  isDates: boolean;
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    // how long somebody was there in all stands between employer and title, and parts them no more than white space does
    if (lengthOfStay.test(line.text)) continue;
    const run = runs.at(-1);
    const isDates = isDateLine(line);
    const look = lookOf(line);
    if (run && run.look === look && !isDates && !run.isDates) run.lines.push(line);
    else runs.push({ look, lines: [line], isDates });
  }
  return runs;
}

/** The looks of the runs, the most frequent first. */
function looksOf(runs: readonly (Run | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const run of runs) if (run && !run.isDates) counts.set(run.look, (counts.get(run.look) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([look]) => look);
}

/** The entries of a section whose heads agree; null where they do not. */
export function cutByLooks(text: CvText, lines: readonly Line[], trace?: Trace): RawEntry[] | null {
  if (!isSetByProgram(lines)) return null;
  const looks = headLooksOf(lines);
  return looks && entriesOf(text, lines, looks, trace);
}

/**
 * 'August 2023 - Present (3 years)' under every head: people do not count their months, programs do, and a program sets the same
 * part the same way each time. Of people's own documents the looks agree by chance, too: there the words read more jobs rightly.
 */
function isSetByProgram(lines: readonly Line[]): boolean {
  const dated = lines.filter((line) => isDateLine(line));
  return dated.length > 0 && dated.filter(({ text }) => countedLength.test(text)).length >= dated.length * usualShare;
}
const countedLength = /\((?:less than a year|\d{1,2} (?:years?|months?)(?: \d{1,2} months?)?)\)|\b\d{1,2} (?:yrs?|mos?)\b/i;

/** The looks of titles and employers, where the section sets both apart from each other and from all else. */
function headLooksOf(lines: readonly Line[]): HeadLooks | null {
  const runs = runsOf(lines);
  const above = runs.flatMap(({ isDates }, index) => (isDates ? [runs[index - 1]] : []));
  const [lower] = looksOf(above);
  if (lower === undefined || !standsBefore(runs, lower, ({ isDates }) => isDates)) return null;
  if (above.filter((run) => run?.look === lower).length < above.length * usualShare) return null;
  const taken = new Set([lower, ...runs.filter(({ isDates }) => isDates).map(({ look }) => look)]);
  const isLower = ({ look }: Run): boolean => look === lower;
  const upper = looksOf(runs.filter((_, index) => runs[index + 1]?.look === lower)).find(
    (look) => !taken.has(look) && standsBefore(runs, look, isLower),
  );
  return upper === undefined ? null : tellApart(runs, upper, lower);
}

/** Whether the runs of a look stand, but for a few, right before what `follows` says. */
function standsBefore(runs: readonly Run[], look: string, follows: (next: Run) => boolean): boolean {
  const own = runs.flatMap((run, index) => (run.look === look && !run.isDates ? [runs[index + 1]] : []));
  return own.filter((next) => next && follows(next)).length >= own.length * usualShare;
}

/** All heads vote by their words which look is the titles'; the look that stands more often, under one of the other, is as well. */
function tellApart(runs: readonly Run[], upper: string, lower: string): HeadLooks | null {
  const of = (look: string): Run[] => runs.filter((run) => run.look === look && !run.isDates);
  const leanOf = (look: string): number =>
    of(look).reduce((sum, { lines }) => sum + Math.max(-maxVote, Math.min(maxVote, lean(lines.map(({ text }) => text).join(' ')))), 0);
  const vote = leanOf(lower) - leanOf(upper) + (of(lower).length - of(upper).length) * promotionVote;
  if (vote === 0) return null;
  return vote > 0 ? { title: lower, employer: upper } : { title: upper, employer: lower };
}

/** Cuts a section whose heads have these looks. A date that stands under no head belongs to the text. */
function entriesOf(text: CvText, lines: readonly Line[], looks: HeadLooks, trace: Trace | undefined): RawEntry[] {
  const isHead = (line: Line | undefined): boolean =>
    line !== undefined && line.bullet === undefined && !isDateLine(line) && [looks.title, looks.employer].includes(lookOf(line));
  const anchors = lines.flatMap((line, index) => (isDateLine(line) && isHead(lines[index - 1]) ? [index] : []));
  const starts = anchors.map((anchor) => {
    let start = anchor;
    while (isHead(lines[start - 1]) || lengthOfStay.test(lines[start - 1]?.text ?? '')) start -= 1;
    return start;
  });
  const gap = usualGap(anchors.flatMap((anchor) => lines[anchor] ?? []));
  return anchors.flatMap((anchor, n) => {
    const [dated, below] = [lines[anchor], lines[anchor + 1]];
    const start = starts[n] ?? anchor;
    const end = starts[n + 1] ?? lines.length;
    const place = dated && below && anchor + 1 < end && belongsToDates(dated, below, gap) ? below : null;
    const bodyFrom = anchor + (place ? 2 : 1);
    const own = lines.slice(start, anchor);
    if (trace) noteLines(trace, { own, dated: dated ?? null, place, body: lines.slice(bodyFrom, end) });
    const set = { title: joined(text, own, looks.title), employer: joined(text, own, looks.employer), place };
    return {
      head: lines.slice(start, bodyFrom),
      body: lines.slice(bodyFrom, end),
      dates: (dated && datesOf(dated)[0]) ?? null,
      rail: [],
      set,
    };
  });
}

function noteLines(
  trace: Trace,
  { own, dated, place, body }: Record<'own' | 'body', readonly Line[]> & Record<'dated' | 'place', Line | null>,
): void {
  for (const { start } of [...own, ...(place ? [place] : [])]) trace.note(start, { step: 'work', readAs: 'head', rule: 'head.by-look' });
  if (dated) trace.note(dated.start, { step: 'work', readAs: 'dates', rule: 'date.below-head-look' });
  for (const { start } of body) trace.note(start, { step: 'work', readAs: 'body', rule: 'body.between-head-looks' });
}

/** How far the dates stand from what is above them. */
function usualGap(dated: readonly Line[]): number {
  const gaps = dated.flatMap(({ gapAbove }) => gapAbove ?? []).sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}

/** Less white space than this, in lines, is no difference. */
const slightGap = 0.15;

/** The lines of a head stand closer together than the text below them; where a page ends between, the words say what the line is. */
const belongsToDates = (dated: Line, line: Line, gap: number): boolean =>
  line.bullet === undefined &&
  lookOf(line) === lookOf(dated) &&
  line.left === dated.left &&
  (line.gapAbove === undefined ? isPlace(line.text) : line.gapAbove <= gap + slightGap);

/** The lines of a look as one. */
function joined(text: CvText, lines: readonly Line[], look: string): Line | null {
  const [first, ...rest] = lines.filter((line) => lookOf(line) === look);
  if (!first) return null;
  return rest.reduce((whole, line) => (line.start === whole.end + 1 ? continueLine(text, whole, line) : whole), first);
}
