import type { PlainReader } from '@/lib/shared/result-names';
import type { Span } from './redacted-document';

/** The text of a plain reader: its lines in its order, in the owner's own words. It never leaves the process that made it. */
export interface PlainText {
  reader: PlainReader;
  lines: string[];
  /** Pages of a PDF; null where the format has none. */
  pages: number | null;
}

/**
 * A stretch of the redacted text that the plain reader gives, within one line of it; or the number of words that match nothing there.
 * It holds no text of its own, so it cannot hold what redaction took out.
 */
export type PlainPart = Span | { words: number };

/** What a plain reader keeps of a redacted document, line by line in the plain reader's order. */
export interface PlainReading {
  reader: PlainReader;
  lines: PlainPart[][];
}

export const isKept = (part: PlainPart): part is Span => 'start' in part;
