import type { DateRange, OtherEntry, Piece } from '@/lib/cv/cv';
import { datesOf } from '../dates/dates';
import { cutEntries } from '../work/entries';
import { partsOf, type Part } from '../entry-parts';
import { tidy, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { readStatements, wraps } from '../statements';

/** Projects: a head line each, bullets or sentences below. */
export function readProjects(text: CvText, lines: readonly Line[]): OtherEntry[] {
  if (isBulletList(lines)) return readItems(text, lines);
  return cutEntries(lines).flatMap(({ head, body, dates }) => {
    const parts = partsOf(text, head, head.flatMap(datesOf));
    const entry = entryOf(text, parts, dates, head, body);
    return entry ? [entry] : [];
  });
}

/** Bullets only, wrapped or not. */
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

/** Certificates, memberships, awards, publications, courses: one on each line or bullet, wrapped lines joined. */
export function readItems(text: CvText, lines: readonly Line[]): OtherEntry[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const first = run?.[0];
    const isDateOnly = datesOf(line)[0]?.end === line.start + line.text.length && line.words <= 4;
    const goesOn =
      run &&
      previous &&
      first &&
      line.bullet === undefined &&
      (isDateOnly || (first.bullet !== undefined ? wraps(first, previous, line) : /[,&]$|\b(?:and|of|the|in)$/.test(previous.text)));
    if (goesOn) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const dates = run.flatMap(datesOf);
    const entry = entryOf(text, acrossLines(text, partsOf(text, run, dates)), dates[0] ?? null, run, []);
    return entry ? [entry] : [];
  });
}

/** A name that goes on in the next line is one part. */
function acrossLines(text: CvText, parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && last.line !== part.line && /^\s{0,3}$/.test(text.slice(last.end, part.start)))
      whole.splice(-1, 1, { ...last, line: part.line, end: part.end, text: text.slice(last.start, part.end) });
    else whole.push(part);
  }
  return whole;
}

function entryOf(
  text: CvText,
  parts: readonly Part[],
  dates: DateRange | null,
  head: readonly Line[],
  body: readonly Line[],
): OtherEntry | null {
  const [title, ...rest] = parts;
  const first = head[0];
  if (!title || !first) return null;
  const issuer = rest.find((part) => !/^https?:|^\[/.test(part.text)) ?? null;
  const end = body.at(-1)?.end ?? head.at(-1)?.end ?? title.end;
  return {
    start: first.start,
    end,
    title: toPiece(title),
    issuer: issuer && toPiece(issuer),
    dates,
    statements: readStatements(text, body),
  };
}

const toPiece = (part: Part): Piece => ({ text: tidy(part.text), start: part.start, end: part.end });
