import wordlists from '@/lib/facts/wordlists.json';
import { startsSmall, hasLetter } from '../text-shapes';

const actionVerbs: ReadonlySet<string> = new Set(Object.values(wordlists.actionVerbs).flatMap(({ strong }) => strong));

const betweenWords = /[\s/]+/;

/** 'Bridge shoe shop (Saturdays, then full time)' is a name with a remark. */
const remarkAtEnd = / \([^()]*\)$/;

/** Whether a text describes what somebody did: mostly words in lower case, or an action verb first, as in 'Led a team of nine on nights'. */
export function isProse(text: string): boolean {
  const words = text.replace(remarkAtEnd, '').split(betweenWords).filter(hasLetter);
  if (words.length < 4) return false;
  const small = words.filter(startsSmall).length;
  if (actionVerbs.has((words[0] ?? '').toLowerCase())) return small >= 2;
  return words.length >= 6 && small >= words.length * 0.6;
}

const endsInWord = /(?:\p{Ll}{3}|%)\.$/u;
const smallWordBetween = / \p{Ll}+(?= )/gu;

/** Whether a text is a short sentence: 'Hired and trained five technicians.' */
export const isSentence = (text: string): boolean => endsInWord.test(text) && (text.match(smallWordBetween)?.length ?? 0) >= 2;
