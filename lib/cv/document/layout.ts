import type { Region } from './extracted-document';

/**
 * Layout facts about lines, independent of their words: the column of a line, the size of the running text, and the style of a line.
 * Redaction and parsing ask for the same facts of different kinds of lines, so these functions take the properties that both have.
 */

/** 'main' is the text that a reader follows from top to bottom; the other columns are read beside it. */
export type Column = 'main' | 'sidebar' | 'header' | 'footer';

export const columnOf = (region: Region): Column => (region === 'sidebar' || region === 'header' || region === 'footer' ? region : 'main');

export interface SizedText {
  /** Font size in points; null where the file gives none. */
  size: number | null;
  length: number;
}

/** The font size of most letters; null where no size is known. Of two equally common sizes the first one found. */
export function bodySizeOf(texts: Iterable<SizedText>): number | null {
  const weights = new Map<number, number>();
  for (const { size, length } of texts) if (size !== null) weights.set(size, (weights.get(size) ?? 0) + length);
  let body: number | null = null;
  let most = 0;
  for (const [size, weight] of weights) if (weight > most) [body, most] = [size, weight];
  return body;
}
