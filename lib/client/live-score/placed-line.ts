import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import type { CvDocument, RedactedLine } from '@/lib/cv/document/redacted-document';

/** A line of the draft; `from` is its index in the original, null where it is new. */
export interface PlacedLine {
  line: DocumentLine;
  from: number | null;
  /** The heading of an entry that was written anew. */
  opens?: true;
}

/** A line as extraction would give it, together with its words. */
export const toDocumentLine = ({ text }: CvDocument, line: RedactedLine): DocumentLine => {
  const { start: _start, end: _end, items, ...rest } = line;
  return { ...rest, items: items.map(({ start, end, ...look }) => ({ ...look, text: text.slice(start, end) })) };
};
