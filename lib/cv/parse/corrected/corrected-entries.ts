import type { Cv, DateRange, EducationEntry, Piece, SectionKind, Statement, WorkEntry } from '@/lib/cv/cv';
import { splitLine, tidy, type Line } from '@/lib/cv/document/lines';
import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import { entryFields, fieldOf, type CorrectedEntry, type Corrections } from '@/lib/shared/corrections';
import { datesOf, findDates } from '../dates/dates';
import { datesOverTwoLines } from '../dates/dates-over-lines';
import { joinBrokenLines } from '../education/join-broken-lines';
import { readEducation } from '../education/read-education';
import type { DraftSection } from '../sections/draft-section';
import type { LinesByKind } from '../sections/lines-by-kind';
import { readStatements } from '../statements';
import type { Trace } from '../trace';
import { splitInlineJobs } from '../work/inline-job-headings';
import { readWork } from '../work/read-work';

/**
 * The jobs and qualifications as their owner arranged them. Pieces, dates and statements are made as the parser makes them, and text that
 * the owner added later is parsed as usual.
 */
export function readCorrectedEntries(
  text: CvText,
  sections: readonly DraftSection[],
  { entries, added = [] }: Pick<Corrections, 'added'> & { entries: NonNullable<Corrections['entries']> },
  sectionsOf: LinesByKind['sectionsOf'],
  trace?: Trace,
): Pick<Cv, 'work' | 'education'> {
  const lines = sections.flatMap((section) => section.lines);
  const work: WorkEntry[] = [];
  const education: EducationEntry[] = [];
  for (const entry of inOrder(entries, lines)) {
    const arranged = arrange(text, lines, entry, trace);
    if (arranged && entry.kind === 'work') work.push(workOf(text, entry, arranged));
    if (arranged && entry.kind === 'education') education.push(educationOf(text, entry, arranged));
  }
  if (added.length === 0) return { work, education };
  const addedIn = (kind: SectionKind): Line[][] =>
    sectionsOf(kind)
      .map((own) => own.filter(({ index }) => added.includes(index)))
      .filter((own) => own.length > 0);
  const byPosition = (a: Span, b: Span): number => a.start - b.start;
  return {
    work: [...work, ...readWork(text, addedIn('experience'))].sort(byPosition),
    education: [...education, ...readEducation(text, addedIn('education'))].sort(byPosition),
  };
}

const inOrder = (entries: readonly CorrectedEntry[], lines: readonly Line[]): CorrectedEntry[] => {
  const places = new Map(lines.map(({ index }, place) => [index, place]));
  const placeOf = ({ head, body }: CorrectedEntry): number => places.get(head[0] ?? body[0] ?? -1) ?? lines.length;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
};

/** What all kinds of entries have. */
interface Arranged extends Span {
  page: number;
  dates: DateRange | null;
  statements: Statement[];
}

function arrange(text: CvText, lines: readonly Line[], entry: CorrectedEntry, trace: Trace | undefined): Arranged | null {
  const head = lines.filter(({ index }) => entry.head.includes(index));
  const body = lines.filter(({ index }) => entry.body.includes(index)).flatMap((line) => bodyOf(text, line, entry));
  const all = [...head, ...body].sort((a, b) => a.start - b.start);
  const [first] = all;
  if (!first) return null;
  for (const { start } of head) trace?.note(start, { step: entry.kind, readAs: 'head', rule: 'corrected.head' });
  return {
    start: first.start,
    end: Math.max(...all.map(({ end }) => end)),
    page: first.page,
    dates: entry.dates && readDates(text, lines, entry.dates),
    statements: readStatements(text, entry.kind === 'education' ? joinBrokenLines(text, body) : body, trace),
  };
}

/** Of a line that names a job and says what was done in it, the second half. */
function bodyOf(text: CvText, line: Line, entry: CorrectedEntry): Line[] {
  if (!entry.head.includes(line.index)) return [line];
  const [, inline] = splitInlineJobs(text, [line]);
  if (inline) return [inline];
  const ends = entryFields[entry.kind]
    .flatMap((name) => fieldOf(entry, name)?.end ?? [])
    .filter((end) => end > line.start && end < line.end);
  const [, rest] = ends.length > 0 ? splitLine(text, line, Math.max(...ends)) : [];
  return rest ? [rest] : [];
}

/** The dates at a place: as their line was read where it was, else as the words there read by themselves. */
export function readDates(text: CvText, lines: readonly Line[], place: Span): DateRange | null {
  const isThere = ({ start, end }: Span): boolean => start === place.start && end === place.end;
  for (const [index, line] of lines.entries()) {
    if (line.start > place.start || line.end < place.start) continue;
    const next = lines[index + 1];
    const broken = next && datesOverTwoLines(line, next)?.dates;
    const found = datesOf(line).find(isThere) ?? (broken && isThere(broken) ? broken : undefined);
    if (found) return found;
  }
  return findDates(text.slice(place.start, place.end).replaceAll('\n', ' '), place.start)[0] ?? null;
}

const pieceAt = (text: CvText, place: Span | null): Piece | null =>
  place && { text: tidy(text.slice(place.start, place.end)), start: place.start, end: place.end };

const workOf = (
  text: CvText,
  { employer, title, place }: Extract<CorrectedEntry, { kind: 'work' }>,
  { start, end, dates, statements, page }: Arranged,
): WorkEntry => ({
  start,
  end,
  employer: pieceAt(text, employer),
  title: pieceAt(text, title),
  place: pieceAt(text, place),
  dates,
  statements,
  page,
});

const educationOf = (
  text: CvText,
  { institution, award, area, grade }: Extract<CorrectedEntry, { kind: 'education' }>,
  { start, end, dates, statements }: Arranged,
): EducationEntry => ({
  start,
  end,
  institution: pieceAt(text, institution),
  award: pieceAt(text, award),
  area: pieceAt(text, area),
  grade: pieceAt(text, grade),
  dates,
  statements,
});
