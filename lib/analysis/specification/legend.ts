import type { Assessment } from '@/lib/shared/statement';
import { meaningOf, usualLetters, type Legend } from './codes';

const ENTRY =
  /\(?\b([A-Z]{1,3})\)?\s*(?:=|:|[-–—])\s*(?:assessed (?:at|by|from|on|through) (?:the |an? )?)?([A-Za-z][A-Za-z -]{2,30}?)(?=\s*(?:$|[^A-Za-z -]|\(?\b[A-Z]{1,3}\)?\s*[=:]))/g;
const KIND = /^(?:essential|desirable)\b/i;
/** 'Essential (E)', 'application form (A)' */
const TURNED = /\b([A-Za-z]+(?: [a-z]+)?)\s*\(([A-Z]{1,2})\)/g;

/** 'Criteria marked E are essential and those marked D are desirable.' */
const SAYS_OF_LETTERS = /\bmarked\W{1,3}[A-Z]\b.{0,12}\b(?:essential|desirable)\b.*\bmarked\W{1,3}[A-Z]\b/;

interface Entry {
  letter: string;
  words: string;
}

/** 'Key to how we measure: A application form, C certificates' */
const LISTS_LETTERS = /^\W*(?:key|legend|codes?)\b|\bhow (?:we|it|this|they)\b/i;
const LETTER_AND_WORDS = /(?<=[:,;]\s*)([A-Z]{1,2})\s+([a-z][a-z ]{2,30})/g;

const entriesIn = (line: string): Entry[] => [
  ...(LISTS_LETTERS.test(line) ? [...line.matchAll(LETTER_AND_WORDS)].map(([, letter = '', words = '']) => ({ letter, words })) : []),
  ...[...line.matchAll(ENTRY)].map(([, letter = '', words = '']) => ({ letter, words })),
  ...[...line.matchAll(TURNED)].map(([, words = '', letter = '']) => ({ letter, words })),
];

const meaning = (words: string): Assessment | null | undefined => {
  const plain = words.trim().split(/\s+/);
  for (let length = plain.length; length > 0; length -= 1) {
    const found = meaningOf(plain.slice(0, length).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
};

const isKnown = ({ words }: Entry): boolean => KIND.test(words.trim()) || meaning(words) !== undefined;

/** A line that says what the letters of the form mean. */
export function isLegend(line: string): boolean {
  if (SAYS_OF_LETTERS.test(line)) return true;
  const known = entriesIn(line).filter(isKnown);
  if (known.length >= 2) return true;
  if (known.length === 1)
    return /^\W*(?:key\b.*|[A-Z]{1,3}\)?\s*[=:–—-].{3,40})$/i.test(line.trim()) && line.trim().split(/\s+/).length <= 7;
  return /^(?:key|legend)\b.{0,3}$/i.test(line.trim());
}

/** The letters of this form, and the usual ones where it says nothing. */
export function legendOf(lines: readonly string[]): Legend {
  const letters = new Map(usualLetters);
  for (const { letter, words } of lines.filter(isLegend).flatMap(entriesIn)) {
    const found = KIND.test(words.trim()) ? undefined : meaning(words);
    if (found !== undefined) letters.set(letter, found);
  }
  return letters;
}
