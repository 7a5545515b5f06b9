import type { PlainReader } from '@/lib/shared/result-names';
import type { Span } from './redacted-document';

/** What a plain reader makes of a file: its lines in its order, in the owner's own words. It leaves no process. */
export interface PlainText {
  reader: PlainReader;
  lines: string[];
  /** Pages of a PDF; null where the format has none. */
  pages: number | null;
}

/**
 * A stretch of the redacted text that the plain reader gives, inside one line of it; or how many words it gives that
 * match nothing there. It holds no text of its own, so nothing can stand in it that redaction took out.
 */
export type PlainPart = Span | { words: number };

/** What a plain reader keeps of a redacted document, line by line in the plain reader's order. */
export interface PlainReading {
  reader: PlainReader;
  lines: PlainPart[][];
}

export const isKept = (part: PlainPart): part is Span => 'start' in part;
