import { continueLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { lengthOfStay } from '../entry/parts';
import { isPlace } from '../entry/place';
import { titleMargin } from '../entry/scores';
import { fontStyleOf } from '../entry/font-style';
import type { Trace } from '../trace';
import type { RawEntry } from '../entry/split-entries';

/**
 * Programs such as LinkedIn set the heads of all jobs alike: the employer in one style, the title in another, the dates below. There
 * the styles tell which line is the title and which the employer, whatever the words are. The words of a single head may be ambiguous;
 * those of all heads together are not.
 *
 *     Pennyroyal                               12 pt
 *     Head of Growth                           11.5 pt
 *     August 2023 - Present (3 years)          10.5 pt
 *     London Area, United Kingdom              10.5 pt: the place, as close to the dates as they are to the title
 *     Stickleback                              12 pt: the next employer, and not the last line of the job above
 */
interface HeadStyles {
  title: string;
  employer: string;
}

/** At least this share of the heads must agree; the rest may be broken by a page or a column. */
const usualShare = 0.8;
/** What each title beyond the number of employers adds, for an employer above several titles: as much as a job word in a title. */
const promotionVote = 2;
/** The words of one head count at most so much. */
const maxVote = 3;

const marksBefore = /^[\s,|·•–—-]+/;

/** Whether a line contains dates and, after them, at most the length of stay or a place. */
function isDateLine(line: Line): boolean {
  const [range, ...more] = line.bullet === undefined ? datesOf(line) : [];
  if (!range || more.length > 0 || range.start !== line.start) return false;
  const rest = line.text.slice(range.end - line.start).replace(marksBefore, '');
  return rest === '' || lengthOfStay.test(rest) || isPlace(rest);
}

/** Lines of one style that follow each other, or a line of dates. */
interface Run {
  style: string;
  lines: Line[];
  isDates: boolean;
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    // The whole time at an employer is on a line of its own between the employer and the title.
    if (lengthOfStay.test(line.text)) continue;
    const run = runs.at(-1);
    const isDates = isDateLine(line);
    const style = fontStyleOf(line);
    if (run && run.style === style && !isDates && !run.isDates) run.lines.push(line);
    else runs.push({ style, lines: [line], isDates });
  }
  return runs;
}

/** The styles of the runs, most frequent first. */
function stylesOf(runs: readonly (Run | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const run of runs) if (run && !run.isDates) counts.set(run.style, (counts.get(run.style) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([style]) => style);
}

/** The entries of a section whose heads share two styles; null where they do not. */
export function splitByStyle(text: CvText, lines: readonly Line[], trace?: Trace): RawEntry[] | null {
  if (!isMadeByProgram(lines)) return null;
  const styles = headStylesOf(lines);
  return styles && entriesOf(text, lines, styles, trace);
}

/**
 * 'August 2023 - Present (3 years)' below every head: programs count the months of a stay, people do not. In documents that people
 * made, styles also agree by chance, and the words decide more jobs rightly (decision 51).
 */
function isMadeByProgram(lines: readonly Line[]): boolean {
  const dated = lines.filter((line) => isDateLine(line));
  return dated.length > 0 && dated.filter(({ text }) => countedLength.test(text)).length >= dated.length * usualShare;
}
const countedLength = /\((?:less than a year|\d{1,2} (?:years?|months?)(?: \d{1,2} months?)?)\)|\b\d{1,2} (?:yrs?|mos?)\b/i;

/** The styles of titles and employers, where they differ from each other and from all other text of the section. */
function headStylesOf(lines: readonly Line[]): HeadStyles | null {
  const runs = runsOf(lines);
  const above = runs.flatMap(({ isDates }, index) => (isDates ? [runs[index - 1]] : []));
  const [lower] = stylesOf(above);
  if (lower === undefined || !standsBefore(runs, lower, ({ isDates }) => isDates)) return null;
  if (above.filter((run) => run?.style === lower).length < above.length * usualShare) return null;
  const taken = new Set([lower, ...runs.filter(({ isDates }) => isDates).map(({ style }) => style)]);
  const isLower = ({ style }: Run): boolean => style === lower;
  const upper = stylesOf(runs.filter((_, index) => runs[index + 1]?.style === lower)).find(
    (style) => !taken.has(style) && standsBefore(runs, style, isLower),
  );
  return upper === undefined ? null : tellApart(runs, upper, lower);
}

/** Whether nearly all runs of a style come right before a run that `follows` accepts. */
function standsBefore(runs: readonly Run[], style: string, follows: (next: Run) => boolean): boolean {
  const own = runs.flatMap((run, index) => (run.style === style && !run.isDates ? [runs[index + 1]] : []));
  return own.filter((next) => next && follows(next)).length >= own.length * usualShare;
}

/** Decides which style is that of the titles: by the words of all heads, and because an employer may have several titles below it. */
function tellApart(runs: readonly Run[], upper: string, lower: string): HeadStyles | null {
  const of = (style: string): Run[] => runs.filter((run) => run.style === style && !run.isDates);
  const titleMarginOf = (style: string): number =>
    of(style).reduce(
      (sum, { lines }) => sum + Math.max(-maxVote, Math.min(maxVote, titleMargin(lines.map(({ text }) => text).join(' ')))),
      0,
    );
  const vote = titleMarginOf(lower) - titleMarginOf(upper) + (of(lower).length - of(upper).length) * promotionVote;
  if (vote === 0) return null;
  return vote > 0 ? { title: lower, employer: upper } : { title: upper, employer: lower };
}

/** Splits a section whose heads have these styles. A date that is not below a head belongs to the body. */
function entriesOf(text: CvText, lines: readonly Line[], styles: HeadStyles, trace: Trace | undefined): RawEntry[] {
  const isHead = (line: Line | undefined): boolean =>
    line !== undefined && line.bullet === undefined && !isDateLine(line) && [styles.title, styles.employer].includes(fontStyleOf(line));
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
    const known = { title: joined(text, own, styles.title), employer: joined(text, own, styles.employer), place };
    return {
      head: lines.slice(start, bodyFrom),
      body: lines.slice(bodyFrom, end),
      dates: (dated && datesOf(dated)[0]) ?? null,
      dateSpans: [],
      known,
    };
  });
}

function noteLines(
  trace: Trace,
  { own, dated, place, body }: Record<'own' | 'body', readonly Line[]> & Record<'dated' | 'place', Line | null>,
): void {
  for (const { start } of [...own, ...(place ? [place] : [])]) trace.note(start, { step: 'work', readAs: 'head', rule: 'head.by-style' });
  if (dated) trace.note(dated.start, { step: 'work', readAs: 'dates', rule: 'date.below-styled-head' });
  for (const { start } of body) trace.note(start, { step: 'work', readAs: 'body', rule: 'body.between-styled-heads' });
}

/** The usual white space between the dates and the line above them. */
function usualGap(dated: readonly Line[]): number {
  const gaps = dated.flatMap(({ gapAbove }) => gapAbove ?? []).sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}

/** A smaller difference of white space, in lines, is measuring error. */
const slightGap = 0.15;

/**
 * Whether the line below the dates is the place. Lines of a head are closer together than the text below them. At the top of a page there
 * is no gap to measure, so the words decide.
 */
const belongsToDates = (dated: Line, line: Line, gap: number): boolean =>
  line.bullet === undefined &&
  fontStyleOf(line) === fontStyleOf(dated) &&
  line.left === dated.left &&
  (line.gapAbove === undefined ? isPlace(line.text) : line.gapAbove <= gap + slightGap);

/** The lines of a style, joined into one line. */
function joined(text: CvText, lines: readonly Line[], style: string): Line | null {
  const [first, ...rest] = lines.filter((line) => fontStyleOf(line) === style);
  if (!first) return null;
  return rest.reduce((whole, line) => (line.start === whole.end + 1 ? continueLine(text, whole, line) : whole), first);
}
