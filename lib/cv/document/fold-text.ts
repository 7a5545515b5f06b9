import { limits } from '@/lib/shared/limits';

/**
 * Where a text is cut so that no part is longer than `limits.lineCharacters`: after the last space that fits, or within a word that is
 * longer than that. It bounds every pattern that runs over a line.
 * @param used length of the text already on the line
 */
export function foldsOf(text: string, used = 0): number[] {
  const folds: number[] = [];
  let from = 0;
  let room = limits.lineCharacters - used;
  while (text.length - from > room) {
    const blank = text.slice(from, from + room + 1).search(/\s\S*$/);
    // A word that does not fit on the line begins the next one.
    if (blank >= 0) from += blank + 1;
    else if (room === limits.lineCharacters) from += isPair(text, from + room) ? room - 1 : room;
    folds.push(from);
    room = limits.lineCharacters;
  }
  return folds;
}

/** Between the two halves of a surrogate pair. */
const isPair = (text: string, at: number): boolean => /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));

/** The parts of a text between the cuts. */
export function partsOf(text: string, folds: readonly number[]): string[] {
  return [0, ...folds].map((start, i) => text.slice(start, folds[i]));
}

/** A pasted text whose lines all keep the limit. */
export const foldText = (text: string): string =>
  text
    .split('\n')
    .map((line) => partsOf(line, foldsOf(line)).join('\n'))
    .join('\n');
