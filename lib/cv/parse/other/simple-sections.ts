import type { DateRange, OtherEntry } from '@/lib/cv/cv';
import { datesOf } from '../dates/dates';
import { splitEntries } from '../entry/split-entries';
import { partsOf, toPiece, type Part } from '../entry/parts';
import type { Line } from '@/lib/cv/document/lines';
import { matchesOf } from '@/lib/cv/document/normalise';
import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import { dateRemark } from '../education/education-patterns';
import { readStatements, wraps } from '../statements';
import { endsOpen, isWebAddress, startsInside, startsWithCapital } from '../text-shapes';
import type { Trace } from '../trace';

/** Projects: each has a head, with bullet points or sentences below. */
export function readProjects(text: CvText, lines: readonly Line[], trace?: Trace): OtherEntry[] {
  if (isBulletList(lines)) return readItems(text, lines, trace);
  return splitEntries(lines, 'other', trace).flatMap(({ head, body, dates }) => {
    const parts = partsOf(text, head, head.flatMap(datesOf));
    const entry = entryOf(text, parts, dates, head, body, trace);
    return entry ? [entry] : [];
  });
}

/** Whether all lines are bullet points or their wrapped rest. */
function isBulletList(lines: readonly Line[]): boolean {
  let bullet: Line | undefined;
  return (
    lines.length > 0 &&
    lines.every((line, index) => {
      const previous = lines[index - 1];
      if (line.bullet !== undefined) bullet = line;
      return line.bullet !== undefined || (bullet !== undefined && previous !== undefined && wraps(bullet, previous, line));
    })
  );
}

/** Certificates, memberships, publications, courses: one on each line or bullet point. `allowsRows` allows several on a line. */
export function readItems(text: CvText, lines: readonly Line[], trace?: Trace, allowsRows = false): OtherEntry[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const rule = run && continuationRule(run, line);
    if (run && rule) run.push(line);
    else runs.push([line]);
    trace?.note(line.start, { step: 'other', readAs: 'item', rule: rule ?? 'item.one-per-line' });
  }
  return runs.flatMap((run) => {
    const dates = run.flatMap(datesOf);
    const parts = joinName(text, partsOf(text, run, dates));
    return (allowsRows ? itemsOfRow(text, run, parts, dates) : null) ?? entryOf(text, parts, dates[0] ?? null, run, []) ?? [];
  });
}

/** A row has at least two separators; a single one may separate a name from its issuer. */
const minSeparators = 2;

/**
 * The items of a row: three in 'NVQ 3 · SSSTS (March 2024) · PASMA'. Null where the row is one item: 'PRINCE2 · Axelos · 2019' has a date
 * alone between separators.
 */
function itemsOfRow(text: CvText, run: readonly Line[], parts: readonly Part[], dates: readonly DateRange[]): OtherEntry[] | null {
  const [line, ...more] = run;
  if (!line || more.length > 0) return null;
  const separators = matchesOf(/ [·•](?= |$)/g, text.slice(line.start, line.end)).map(({ index }) => line.start + index);
  if (separators.length < minSeparators) return null;
  const items = [...separators, line.end].flatMap((to, at) => {
    const isIn = ({ start }: Span): boolean => start < to && start >= (separators[at - 1] ?? line.start);
    const [own, date] = [parts.filter(isIn), dates.find(isIn) ?? null];
    return own.length > 0 || date ? [{ own, date }] : [];
  });
  if (items.some(({ own }) => own.length === 0)) return null;
  return items.flatMap(({ own, date }) => {
    const [first, last] = [own[0], own.at(-1)];
    const entry = entryOf(text, own, date, run, []);
    return entry && first && last ? { ...entry, start: first.start, end: Math.max(date?.end ?? 0, last.end) } : [];
  });
}

/** A text with fewer words is a name. */
const minSentenceWords = 7;

/** Awards and achievements. A bullet point that is a sentence is also a statement, as below a job. */
export function readAchievements(text: CvText, lines: readonly Line[], trace?: Trace): OtherEntry[] {
  return readItems(text, lines, trace).map((entry) => {
    const own = lines.filter(({ start, end }) => start >= entry.start && end <= entry.end);
    const [statement] = own[0]?.bullet === undefined ? [] : readStatements(text, own, trace);
    return statement && statement.words >= minSentenceWords ? { ...entry, statements: [statement] } : entry;
  });
}

/** The rule by which a line belongs to the item above; null where it begins an item. */
function continuationRule([first, ...rest]: readonly Line[], line: Line): string | null {
  const previous = rest.at(-1) ?? first;
  if (!first || !previous || line.bullet !== undefined) return null;
  if (isDateBelow(line)) return 'item.dates-below';
  const goesOn = first.bullet !== undefined ? wraps(first, previous, line) : endsOpen(previous.text);
  return goesOn ? 'item.wrapped' : null;
}

/** Whether a line has little else than a date: '2019', 'awarded June 2019'. 'Fire Safety, 2020' and 'dbt basics, 2020' are the next item. */
function isDateBelow(line: Line): boolean {
  const [date] = datesOf(line);
  if (line.words > 4 || date?.end !== line.end) return false;
  const before = line.text.slice(0, date.start - line.start).trim();
  return dateRemark.test(before) || (!startsWithCapital(before) && !before.endsWith(','));
}

const onlySpace = /^\s{0,3}$/;

/** Joins a name that continues on the next line or behind a colon: 'Elm Certified: Data Analyst'. */
function joinName(text: CvText, parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const between = last && text.slice(last.end, part.start);
    const goesOn =
      last && between !== undefined && (last.line !== part.line ? onlySpace.test(between) : whole.length === 1 && between === ': ');
    if (goesOn) whole.splice(-1, 1, { ...last, line: part.line, end: part.end, text: text.slice(last.start, part.end) });
    else whole.push(part);
  }
  return whole;
}

/** Whether a part after a name may be who issued it: not an address, a placeholder or a remark such as 'refresher', '(renewed'. */
const mayIssue = (text: string): boolean => !isWebAddress(text) && !text.startsWith('[') && !startsInside(text);

function entryOf(
  text: CvText,
  parts: readonly Part[],
  dates: DateRange | null,
  head: readonly Line[],
  body: readonly Line[],
  trace?: Trace,
): OtherEntry | null {
  const [title, ...rest] = parts;
  const first = head[0];
  if (!title || !first) return null;
  const issuer = rest.find((part) => mayIssue(part.text)) ?? null;
  const end = body.at(-1)?.end ?? head.at(-1)?.end ?? title.end;
  return {
    start: first.start,
    end,
    title: toPiece(title),
    issuer: issuer && toPiece(issuer),
    dates,
    statements: readStatements(text, body, trace),
  };
}
