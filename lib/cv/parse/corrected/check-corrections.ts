import type { CvDocument, Span } from '@/lib/cv/document/redacted-document';
import { readLines } from '@/lib/cv/document/lines';
import { entryFields, fieldOf, type CorrectedEntry, type Corrections, type EntryField } from '@/lib/shared/corrections';
import { hasLetterOrDigit } from '../text-shapes';
import { readDates } from './corrected-entries';

/** The mistake in a correction: it names words or lines that the document does not have, or an entry without a name. */
export type CorrectionProblem =
  | { problem: 'unknown-line' | 'line-twice' }
  | { problem: 'no-lines' | 'no-name'; entry: number }
  | { problem: 'not-in-text' | 'no-date'; entry: number; field: EntryField };

/** The first mistake in an owner's corrections; null where everything in them is in the document. */
export function problemIn(document: CvDocument, { entries, skills }: Corrections): CorrectionProblem | null {
  const lists = [...(entries ?? []).map(linesOf), skills ?? []];
  const all = lists.flatMap((list) => [...new Set(list)]);
  if (all.some((index) => index >= document.lines.length)) return { problem: 'unknown-line' };
  if (new Set(all).size < all.length) return { problem: 'line-twice' };
  const lines = (entries ?? []).some(({ dates }) => dates) ? readLines(document) : [];
  const isDate = (place: Span): boolean => readDates(document.text, lines, place) !== null;
  for (const [entry, one] of (entries ?? []).entries()) {
    if (linesOf(one).length === 0) return { problem: 'no-lines', entry };
    const wrong = entryFields[one.kind].find((field) => !isInText(document, fieldOf(one, field)));
    if (wrong) return { problem: 'not-in-text', entry, field: wrong };
    if (one.dates && !isDate(one.dates)) return { problem: 'no-date', entry, field: 'dates' };
    if (!isNamed(one)) return { problem: 'no-name', entry };
  }
  return null;
}

const linesOf = ({ head, body }: CorrectedEntry): number[] => [...head, ...body.filter((line) => !head.includes(line))];

/** A job needs a title or an employer; a qualification needs any one field. */
const isNamed = (entry: CorrectedEntry): boolean =>
  entry.kind === 'work'
    ? entry.title !== null || entry.employer !== null
    : entryFields.education.some((name) => fieldOf(entry, name) !== null);

const isInText = ({ text }: CvDocument, field: Span | null): boolean =>
  field === null || (field.end <= text.length && hasLetterOrDigit(text.slice(field.start, field.end)));
