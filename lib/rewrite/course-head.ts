import type { Cv, EducationEntry, Piece, WorkEntry } from '@/lib/cv/cv';
import { tidy } from '@/lib/cv/document/lines';
import { linesIn } from '@/lib/cv/document/source-text';
import type { Span } from '@/lib/cv/document/redacted-document';

/** The heading lines of a course as the CV has them, so that a subject, grade or town that the parser did not read is kept. */
interface CourseHead {
  title: Piece[];
  organisation: Piece[];
  detail: Piece[];
}

const loose = /[\s,;:|•·–—\-(/]/;

/** The stretch without the separators at its ends; null where no letter or figure is left. */
function trimmed({ text }: Cv, start: number, end: number): Piece | null {
  let [from, to] = [start, end];
  while (from < to && (loose.test(text.charAt(from)) || text.charAt(from) === ')' || text.charAt(from) === '.')) from += 1;
  while (to > from && loose.test(text.charAt(to - 1))) to -= 1;
  const own = text.slice(from, to);
  if (own.endsWith(')') && !own.includes('(')) to -= 1;
  return /[\p{L}\p{N}]/u.test(own) ? { start: from, end: to, text: tidy(text.slice(from, to)) } : null;
}

const overlaps = (a: Span, b: Span | null): b is Span => b !== null && a.start < b.end && a.end > b.start;

/** The head lines of the entry with its dates taken out. */
function stretchesOf(cv: Cv, entry: EducationEntry): Span[] {
  const { institution, award, area, grade, dates } = entry;
  const lines = linesIn(cv.document.lines, entry).filter(
    (line) =>
      [institution, award, area, grade, dates].some((piece) => overlaps(line, piece)) &&
      !entry.statements.some((statement) => overlaps(line, statement)),
  );
  return lines.flatMap(({ start, end }): Span[] =>
    overlaps({ start, end }, dates)
      ? [
          { start, end: Math.max(start, dates.start) },
          { start: Math.min(end, dates.end), end },
        ]
      : [{ start, end }],
  );
}

/** Where one range names the award and the school, the second of them begins a range of its own. */
function cutAtSecond(stretch: Span, { award, institution }: EducationEntry): Span[] {
  if (!overlaps(stretch, award) || !overlaps(stretch, institution)) return [stretch];
  const at = Math.max(award.start, institution.start);
  return [
    { start: stretch.start, end: at },
    { start: at, end: stretch.end },
  ];
}

/** A subject or a name that continues on the next line. */
const isOnePart = ({ award, area, institution, grade }: EducationEntry, before: Span, after: Span): boolean =>
  [award, area, institution, grade].some((piece) => overlaps(before, piece) && overlaps(after, piece));

const pieceOver = ({ text }: Cv, { start }: Span, { end }: Span): Piece => ({ start, end, text: tidy(text.slice(start, end)) });

export function courseHead(cv: Cv, entry: EducationEntry): CourseHead {
  const head: CourseHead = { title: [], organisation: [], detail: [] };
  const { award, area, institution } = entry;
  let last: keyof CourseHead | null = null;
  for (const stretch of stretchesOf(cv, entry).flatMap((one) => cutAtSecond(one, entry))) {
    const piece = trimmed(cv, stretch.start, stretch.end);
    if (!piece) continue;
    const isCourse = overlaps(piece, award) || overlaps(piece, area);
    const place: keyof CourseHead = isCourse ? 'title' : overlaps(piece, institution) ? 'organisation' : last === null ? 'title' : 'detail';
    const before = head[place].at(-1);
    if (before && isOnePart(entry, before, piece)) head[place].splice(-1, 1, pieceOver(cv, before, piece));
    else head[place].push(piece);
    last = place;
  }
  // A second course at one school gets the school of the entry above.
  if (head.organisation.length === 0 && institution && !head.title.some((piece) => overlaps(piece, institution)))
    head.organisation.push(institution);
  return head;
}

/** 'Cluj-Napoca, Romania': the place of a role with the country after it. */
export function placeWritten(cv: Cv, { place, title, employer, dates }: WorkEntry): Piece | null {
  const line = place && linesIn(cv.document.lines, place).find(({ start, end }) => start <= place.start && place.end <= end);
  if (!place || !line) return place;
  const [behind = ''] = /^(?:, ?\p{Lu}[\p{L}.' -]{1,40})?/u.exec(cv.text.slice(place.end, line.end)) ?? [];
  const whole = trimmed(cv, place.start, place.end + behind.length);
  return whole && ![title, employer, dates].some((piece) => overlaps(whole, piece)) ? whole : place;
}
