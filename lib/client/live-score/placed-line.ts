import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import type { RedactedDocument, RedactedLine } from '@/lib/cv/document/redacted-document';

/** A line of the edited document; `from` is its index in the original, null where it is new. */
export interface PlacedLine {
  line: DocumentLine;
  from: number | null;
}

/** A redacted line as extraction would hand it over, with its words inside. */
export const unrendered = (document: RedactedDocument, line: RedactedLine): DocumentLine => {
  const { start: _start, end: _end, items, ...rest } = line;
  return { ...rest, items: items.map(({ start, end, ...look }) => ({ ...look, text: document.text.slice(start, end) })) };
};
