import type { Region } from './extracted-document';

/**
 * What the page says about its lines, whatever the words are: in which column a line stands, how large the running text is,
 * and how a line is set. Redaction and parsing ask the same questions of different kinds of lines, so these functions take
 * what both kinds have.
 */

/** 'main' holds what a reader follows from top to bottom; the others are read beside it. */
export type Column = 'main' | 'sidebar' | 'header' | 'footer';

export const columnOf = (region: Region): Column => (region === 'sidebar' || region === 'header' || region === 'footer' ? region : 'main');

export interface SizedText {
  /** Font size in points; null where the file knows none. */
  size: number | null;
  length: number;
}

/** The font size that most letters are set in; null where no size is known. Of two equally common sizes the first one found. */
export function bodySizeOf(texts: Iterable<SizedText>): number | null {
  const weights = new Map<number, number>();
  for (const { size, length } of texts) if (size !== null) weights.set(size, (weights.get(size) ?? 0) + length);
  let body: number | null = null;
  let most = 0;
  for (const [size, weight] of weights) if (weight > most) [body, most] = [size, weight];
  return body;
}
