import { limits } from '@/lib/shared/limits';

/**
 * Where a text is cut so that no part is longer than `limits.lineCharacters`: behind the last blank that fits, or in the
 * middle of a word that is longer than that. Every pattern that runs over a line is bounded by this.
 *
 * @param used what already stands on the line before the text
 */
export function foldsOf(text: string, used = 0): number[] {
  const folds: number[] = [];
  let from = 0;
  let room = limits.lineCharacters - used;
  while (text.length - from > room) {
    const blank = text.slice(from, from + room + 1).search(/\s\S*$/);
    // A word that does not fit beside what stands before it begins the next line.
    if (blank >= 0) from += blank + 1;
    else if (room === limits.lineCharacters) from += isPair(text, from + room) ? room - 1 : room;
    folds.push(from);
    room = limits.lineCharacters;
  }
  return folds;
}

/** Between the two halves of a character outside the basic plane. */
const isPair = (text: string, at: number): boolean => /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));

/** The parts of a text between its folds. */
export function partsOf(text: string, folds: readonly number[]): string[] {
  return [0, ...folds].map((start, i) => text.slice(start, folds[i]));
}

/** A pasted text with no line longer than a line may be. */
export const foldText = (text: string): string =>
  text
    .split('\n')
    .map((line) => partsOf(line, foldsOf(line)).join('\n'))
    .join('\n');
