import { capitalsSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** Words of a piece that make it a sentence; a heading or a name is shorter. */
const FEWEST_WORDS = 5;
/** Of all such pieces together. */
const FEWEST_IN_ALL = 12;
const hasSmallLetter = /\p{Ll}/u;

const wordsInCapitals = (text: string): number => (hasSmallLetter.test(text) ? 0 : (text.match(/\p{Lu}{2,}/gu) ?? []).length);

/** Sentences written in capitals throughout. */
export const capitals: ReaderAdvice = ({ input: { cv }, evidence }) => {
  const shouted = [...(cv.profile ? [cv.profile] : []), ...[...cv.work, ...cv.volunteering].flatMap(({ statements }) => statements)].filter(
    ({ text }) => wordsInCapitals(text) >= FEWEST_WORDS,
  );
  if (shouted.reduce((sum, { text }) => sum + wordsInCapitals(text), 0) < FEWEST_IN_ALL) return [];
  return readerAdvice('capitals', 'loses-readers', capitalsSentences.say(null), shouted.slice(0, MOST_QUOTES).map(evidence));
};
