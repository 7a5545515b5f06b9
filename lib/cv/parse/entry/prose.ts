import wordlists from '@/lib/facts/wordlists.json';
import { startsSmall, hasLetter } from '../text-shapes';

/** Whether a text tells what somebody did, in a sentence, or names what they were. */

const actionVerbs: ReadonlySet<string> = new Set(Object.values(wordlists.actionVerbs).flatMap(({ strong }) => strong));

const betweenWords = /[\s/]+/;

/** Mostly small words, or a verb that reports a deed: 'Led a team of nine on nights'. */
export function isProse(text: string): boolean {
  const words = text.split(betweenWords).filter(hasLetter);
  if (words.length < 4) return false;
  const small = words.filter(startsSmall).length;
  if (actionVerbs.has((words[0] ?? '').toLowerCase())) return small >= 2;
  return words.length >= 6 && small >= words.length * 0.6;
}

const endsInWord = /(?:\p{Ll}{3}|%)\.$/u;
const smallWordBetween = / \p{Ll}+(?= )/gu;

/** 'Hired and trained five technicians.' */
export const isSentence = (text: string): boolean => endsInWord.test(text) && (text.match(smallWordBetween)?.length ?? 0) >= 2;
