import { readLines, type Line } from '@/lib/cv/document/lines';
import type { CvDocument, Span } from '@/lib/cv/document/redacted-document';
import { datesOf } from '../dates/dates';
import { partsOf, type Part } from '../entry/parts';

/** A longer line is a sentence, which is not split into fields. */
const maxWords = 30;
const maxParts = 8;

export interface LinePieces {
  pieces: Span[];
  dates: Span[];
}

/** The stretches of each line that can be a field of an entry: its parts, neighbours together, and the whole line. */
export const linePieces = (document: CvDocument): LinePieces[] =>
  readLines(document).map((line) => {
    const dates = datesOf(line).map(({ start, end }) => ({ start, end }));
    return { pieces: line.words > maxWords ? [] : piecesOf(line, partsOf(document.text, [line], dates).slice(0, maxParts)), dates };
  });

function piecesOf({ start, end, text }: Line, parts: readonly Part[]): Span[] {
  const spans = parts.flatMap((first, index) =>
    parts
      .slice(index)
      .filter((last) => last.group === first.group)
      .map((last) => ({ start: first.start, end: last.end })),
  );
  const whole = { start, end };
  const isListed = spans.some((span) => span.start === start && span.end === end);
  return isListed || text.trim() === '' ? spans : [...spans, whole];
}
