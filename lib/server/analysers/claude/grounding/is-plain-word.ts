import { plainWords } from './plain-words';

const words = new Set(plainWords);

/** 'planned' -> 'plan', 'using' -> 'use', 'studies' -> 'study'. '-er' stays, because it turns any verb into a job title. */
const endings: readonly (readonly [ending: string, ...instead: string[]])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['es', ''],
  ['s', ''],
  ['ing', '', 'e'],
  ['ed', '', 'e'],
  ['ly', ''],
];

const isDoubled = (stem: string): boolean => stem.length > 3 && stem.at(-1) === stem.at(-2);
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a word, or the base form it comes from, is among the known ones. */
export function isFormOf(word: string, isKnown: (base: string) => boolean): boolean {
  if (isKnown(word)) return true;
  return endings.some(([ending, ...instead]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return false;
    const stem = word.slice(0, -ending.length);
    return instead.some((tail) => isKnown(stem + tail)) || (isDoubled(stem) && isKnown(stem.slice(0, -1)));
  });
}

export const isPlainWord = (word: string): boolean => isFormOf(withoutAccents(word), (base) => words.has(base));
