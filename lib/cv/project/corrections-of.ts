import type { Cv, EducationEntry, Piece, WorkEntry } from '../cv';
import type { RedactedLine, Span } from '../document/redacted-document';
import type { CorrectedEntry } from '@/lib/shared/corrections';

/** The reading of a CV in the form in which its owner corrects it, with no change yet. */
export function readingOf(cv: Cv): { entries: CorrectedEntry[]; skills: number[] } {
  return {
    entries: [...cv.work.map((entry) => workOf(cv, entry)), ...cv.education.map((entry) => educationOf(cv, entry))],
    skills: cv.sections.filter(({ kind }) => kind === 'skills').flatMap(({ lines }) => lines),
  };
}

const spanOf = (piece: Piece | Span | null): Span | null => piece && { start: piece.start, end: piece.end };

const workOf = (cv: Cv, entry: WorkEntry): CorrectedEntry => ({
  kind: 'work',
  ...linesOf(cv, entry, [entry.title, entry.employer, entry.place, entry.dates]),
  title: spanOf(entry.title),
  employer: spanOf(entry.employer),
  place: spanOf(entry.place),
  dates: spanOf(entry.dates),
});

const educationOf = (cv: Cv, entry: EducationEntry): CorrectedEntry => ({
  kind: 'education',
  ...linesOf(cv, entry, [entry.award, entry.area, entry.institution, entry.grade, entry.dates]),
  award: spanOf(entry.award),
  area: spanOf(entry.area),
  institution: spanOf(entry.institution),
  grade: spanOf(entry.grade),
  dates: spanOf(entry.dates),
});

const overlap = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** The lines of its section that belong to an entry: the body has its statements, the head all others and every field. */
function linesOf(
  { document, sections }: Cv,
  entry: WorkEntry | EducationEntry,
  fields: readonly (Span | null)[],
): { head: number[]; body: number[] } {
  const own = sections.find(({ lines }) => lines.some((index) => isAt(document.lines[index], entry.start)));
  const reached = (own?.lines ?? []).flatMap((index) => {
    const line = document.lines[index];
    return line && overlap(line, entry) ? [{ index, line }] : [];
  });
  const isBody = (line: Span): boolean => entry.statements.some((statement) => overlap(statement, line));
  const isNamed = (line: Span): boolean => fields.some((field) => field !== null && overlap(field, line));
  return {
    head: reached.filter(({ line }) => !isBody(line) || isNamed(line)).map(({ index }) => index),
    body: reached.filter(({ line }) => isBody(line)).map(({ index }) => index),
  };
}

const isAt = (line: RedactedLine | undefined, offset: number): boolean => line !== undefined && line.start <= offset && offset < line.end;
