import { selfRatingSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** 'InDesign 90%', 'Excel 4/5', 'Python ●●●○': a mark that people give themselves, with the word before it. */
const rating =
  /(?<![\p{L}\p{N}+#.])(?!(?:by|to|of|above|over|from|under|about|below|than|and)\b)[\p{L}\p{N}+#.]{1,40}[ :–(-]{1,3}(?:\d{1,3} ?%|\d{1,2} ?\/ ?(?:5|10)\b|[★☆●○■□▮▯]{3,})(?=[ )]*(?:$|[,;|\t]))/gmu;
/** One alone may be a result: 'Picking accuracy 99%'. */
const FEWEST = 2;

/** Marks beside the skills of the skills list. Languages have levels of their own. */
export const selfRatings: ReaderAdvice = ({ input: { cv }, evidence }) => {
  const marks = cv.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ start, end }) =>
      [...cv.text.slice(start, end).matchAll(rating)].map(({ index, 0: mark }) => ({
        start: start + index,
        end: start + index + mark.length,
      })),
    );
  const [first] = marks;
  if (!first || marks.length < FEWEST) return [];
  const words = selfRatingSentences.say({ mark: cv.text.slice(first.start, first.end) });
  return readerAdvice('self-ratings', 'loses-readers', words, marks.slice(0, MOST_QUOTES).map(evidence));
};
