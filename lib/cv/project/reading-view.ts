import { tidy } from '@/lib/cv/document/lines';
import type { ReadingLine, ReadingView, WordsAt } from '@/lib/shared/reading-view';
import { certaintyOf, unsureParts } from '../certainty';
import type { Cv } from '../cv';
import type { PlaceholderOrigin, Span } from '../document/redacted-document';
import { restore } from '../document/restore';
import { linePieces } from '../parse/corrected/line-pieces';
import { unredactedRuns } from '../redact/unredacted-runs';
import { readingOf } from './corrections-of';

/** The reading as the form shows it. `origins` put the owner's words back. */
export function readingView(cv: Cv, origins: readonly PlaceholderOrigin[]): ReadingView {
  const { document, text } = cv;
  const words = ({ start, end }: Span): WordsAt => {
    const hasDetail = origins.some((origin) => origin.start < end && origin.end > start);
    const own = hasDetail ? restore(text, origins, { start, end }) : text.slice(start, end);
    return { start, end, text: tidy(own) };
  };
  const found = linePieces(document);
  const { corrections } = document;
  return {
    lines: document.lines.map((line, index): ReadingLine => {
      const { pieces = [], dates = [] } = found[index] ?? {};
      return {
        page: line.page,
        isBullet: line.bullet !== undefined,
        runs: unredactedRuns(text, origins, line),
        pieces: pieces.map(words),
        dates: dates.map(words),
      };
    }),
    ...readingOf(cv),
    confidence: certaintyOf(unsureParts(cv)),
    settled: corrections?.settled ?? [],
    isCorrected: corrections !== undefined && (corrections.entries !== null || corrections.skills !== null),
  };
}
