import type { DateRange } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { containsTitle } from './scores';
import type { Step, Trace } from '../trace';
import { markedField } from '../work/form-labels';
import { judgeLines, type JudgedLine, type LineRole } from './line-roles';
import { isNumbered, withoutBullet, withoutNumbersOfHeads } from './numbered-heads';
import { linesSetApart } from './white-space';

/** An entry of a dated section before its fields are known: the lines of its head, and those of its body. */
export interface RawEntry {
  head: Line[];
  body: Line[];
  dates: DateRange | null;
  /** The positions of the dates, where a narrow column broke them over two lines. */
  dateSpans: Span[];
  /** The lines of its fields, where styles or labels tell them. */
  known?: KnownHead;
}

/** The lines of title, employer and place, known without scoring words. */
export interface KnownHead {
  title: Line | null;
  employer: Line | null;
  place: Line | null;
}

/** Most lines of a head above its dates. */
const maxHeadLines = 4;

const readings = { date: 'dates', head: 'head', body: 'body' } as const satisfies Record<LineRole, string>;

/**
 * Splits a section with dates into entries. Each short line with dates belongs to the head of an entry. How many lines of the head come
 * above the dates is decided once for the section, from the entries where it is clear.
 */
export function splitEntries(lines: readonly Line[], step: Step, trace?: Trace): RawEntry[] {
  const prepared = withoutNumbersOfHeads(lines.map(withoutFormBullet));
  const judged = judgeLines(prepared);
  if (trace) for (const { line, role, rule } of judged) trace.note(line.start, { step, readAs: readings[role], rule });
  const anchors = judged.flatMap(({ role }, index) => (role === 'date' ? [index] : []));
  if (anchors.length === 0) return splitUndated(lines, judged);
  const voted = [false, true].map((isAlone) => votedLinesAbove(judged, anchors, isAlone));
  const setApart = linesSetApart(prepared);
  const starts = anchors.map((anchor, n) => {
    const previousAnchor = anchors[n - 1] ?? -1;
    return (
      startOfRow(judged, anchors, anchor) ??
      startBelowGap(judged, anchor, previousAnchor, setApart) ??
      headStart(judged, anchor, previousAnchor, voted[hasDatesOnly(judged[anchor]) ? 1 : 0] ?? 0)
    );
  });
  return starts.flatMap((start, n) => {
    const anchor = anchors[n] ?? start;
    const end = starts[n + 1] ?? judged.length;
    const undated = undatedStart(judged, { start, anchor, end }, setApart);
    const entry = entryOf(judged, start, anchor, undated ?? end);
    return undated === null ? [entry] : [entry, undatedEntry(judged, undated, end)];
  });
}

/** '• Company: Elm Hospice' is a line of a form, not a bullet point. */
function withoutFormBullet(line: Line): Line {
  return line.bullet === undefined || !markedField.test(line.text) ? line : withoutBullet(line);
}

/** Where a role without dates begins below a dated one: at a title in the same style, or below the same white space, as the head above. */
function undatedStart(
  judged: readonly JudgedLine[],
  { start, anchor, end }: Record<'start' | 'anchor' | 'end', number>,
  setApart: ReadonlySet<Line>,
): number | null {
  const model = judged[start]?.line;
  const isStyled = model && (beginsBold(model) || model.headingLevel !== undefined);
  if (!model || !(isStyled || setApart.has(model))) return null;
  const found = judged.findIndex(
    ({ line, role }, index) =>
      index >= anchor + 2 &&
      index < end &&
      role === 'head' &&
      judged[index - 1]?.role === 'body' &&
      beginsBold(line) === beginsBold(model) &&
      (isStyled || setApart.has(line)) &&
      containsTitle(line.text),
  );
  return found < 0 ? null : found;
}

const beginsBold = ({ items: [first] }: Line): boolean => first?.bold ?? false;

const hasDatesOnly = (judged: JudgedLine | undefined): boolean =>
  judged?.dates !== null && judged?.dates !== undefined && judged.dates.end - judged.dates.start >= judged.line.text.trim().length;

/**
 * How many head lines usually come above the dated one, counted in the entries that begin the section or follow a body; where there are
 * some, in those whose dates stand as these do, alone on their line or beside other words.
 */
function votedLinesAbove(judged: readonly JudgedLine[], anchors: readonly number[], isAlone: boolean): number {
  const clear = anchors.flatMap((anchor) => {
    let count = 0;
    while (anchor - count - 1 >= 0 && judged[anchor - count - 1]?.role === 'head' && count < maxHeadLines) count += 1;
    const before = judged[anchor - count - 1];
    return !before || before.role === 'body' ? [{ count, isAlike: hasDatesOnly(judged[anchor]) === isAlone }] : [];
  });
  const alike = clear.filter((one) => one.isAlike);
  const votes = new Map<number, number>();
  for (const { count } of alike.length > 0 ? alike : clear) votes.set(count, (votes.get(count) ?? 0) + 1);
  let best = 0;
  let most = 0;
  for (const [count, number] of [...votes].sort((a, b) => a[0] - b[0])) if (number > most) [best, most] = [count, number];
  return best;
}

/**
 * The first line of the row, where the dates stand in a table that has one entry a row. Each such row is one entry, even if it names no
 * job.
 */
function startOfRow(judged: readonly JudgedLine[], anchors: readonly number[], anchor: number): number | null {
  const cell = judged[anchor]?.line.cell;
  if (!cell) return null;
  const inTable = anchors.map((at) => judged[at]?.line.cell).filter((one) => one?.table === cell.table);
  const isOneARow = inTable.length > 1 && new Set(inTable.map((one) => one?.row)).size === inTable.length;
  return isOneARow ? judged.findIndex(({ line }) => line.cell?.table === cell.table && line.cell.row === cell.row) : null;
}

/** Whether the line begins a numbered job, of which it is the whole head. */
const isNumberedAt = (judged: readonly JudgedLine[], at: number): boolean =>
  judged.some(({ line }, index) => index === at && isNumbered(line));

function headStart(judged: readonly JudgedLine[], anchor: number, previousAnchor: number, above: number): number {
  if (isNumberedAt(judged, anchor)) return anchor;
  let start = anchor;
  const canTake = (index: number): boolean => index > previousAnchor && judged[index]?.role === 'head';
  while (anchor - start < above && canTake(start - 1)) start -= 1;
  // All head lines up to the body of the entry above belong to this entry, for instance an employer's line above a promotion.
  let reach = start;
  while (anchor - reach < maxHeadLines && canTake(reach - 1)) reach -= 1;
  const before = judged[reach - 1];
  if (reach === anchor && before?.role === 'body') return headAboveSentence(judged, anchor, previousAnchor) ?? reach;
  return !before || before.role === 'body' ? reach : start;
}

/**
 * The start of a head that white space divides from the last lines of the entry above: 'Worked hard', white space, 'Trainee, Acme Hair',
 * '2013 - 2016'. Null where the first of the lines is itself set apart, or none is.
 */
function startBelowGap(judged: readonly JudgedLine[], anchor: number, previousAnchor: number, setApart: ReadonlySet<Line>): number | null {
  const isApart = (index: number): boolean => judged[index] !== undefined && setApart.has(judged[index].line);
  let reach = anchor;
  while (anchor - reach < maxHeadLines && reach - 1 > previousAnchor && judged[reach - 1]?.role === 'head') reach -= 1;
  if (reach === anchor || isApart(reach) || judged[reach - 1]?.role !== 'body') return null;
  const start = judged.findIndex((_, index) => index > reach && index <= anchor && isApart(index));
  return start < 0 ? null : start;
}

/** The start of a head with a sentence in it: 'Sous Chef at The Gilded Heron', 'Two rosettes, 70 covers.', '2021 - Present'. */
function headAboveSentence(judged: readonly JudgedLine[], anchor: number, previousAnchor: number): number | null {
  const [head, sentence, dated, below] = [anchor - 2, anchor - 1, anchor, anchor + 1].map((index) => judged[index]);
  if (!head || !sentence || !dated?.dates || head.role !== 'head' || anchor - 2 <= previousAnchor || below?.role === 'head') return null;
  return hasDatesOnly(dated) && (sentence.line.bullet === undefined || previousAnchor < 0) && containsTitle(head.line.text)
    ? anchor - 2
    : null;
}

/** Most lines of a head below its dates. */
const maxHeadLinesBelow = 3;

function entryOf(judged: readonly JudgedLine[], start: number, anchor: number, end: number): RawEntry {
  let bodyFrom = anchor + 1;
  while (!isNumberedAt(judged, anchor) && bodyFrom < end && bodyFrom - anchor <= maxHeadLinesBelow && judged[bodyFrom]?.role === 'head')
    bodyFrom += 1;
  return {
    head: judged.slice(start, bodyFrom).map(({ line }) => line),
    body: judged.slice(bodyFrom, end).map(({ line }) => line),
    dates: judged[anchor]?.dates ?? null,
    dateSpans: judged[anchor]?.dateSpans ?? [],
  };
}

/** A role whose head reads like none with dates; a year in it is its date: 'A few months in 2013'. */
function undatedEntry(judged: readonly JudgedLine[], start: number, end: number): RawEntry {
  const entry = entryOf(judged, start, start, end);
  return { ...entry, dates: entry.head.flatMap(datesOf)[0] ?? null };
}

/** Splits a section without dates. There a head is a bold line, or where none is bold, the first line or a line after a body. */
function splitUndated(lines: readonly Line[], judged: readonly JudgedLine[]): RawEntry[] {
  const entries: RawEntry[] = [];
  const hasBoldHeads = lines.some((line) => line.isBold) && !lines.every((line) => line.isBold);
  const hasBody = judged.some(({ role }) => role === 'body');
  for (const [index, { line, role }] of judged.entries()) {
    const previous = judged[index - 1];
    const opens =
      role === 'head' && (hasBoldHeads ? line.isBold && !previous?.line.isBold : !previous || previous.role === 'body' || !hasBody);
    const current = entries.at(-1);
    if (opens || !current) entries.push({ head: [line], body: [], dates: null, dateSpans: [] });
    else if (role === 'head' && current.body.length === 0 && current.head.length < maxHeadLines) current.head.push(line);
    else current.body.push(line);
  }
  return entries.filter(({ head }) => judged.some(({ line, role }) => line === head[0] && role === 'head'));
}
