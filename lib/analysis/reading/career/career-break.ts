import type { WorkEntry } from '@/lib/cv/cv';
import { careerBreakPhrases, careerBreakTitles } from '@/lib/facts/career-words';
import { anyOf, wholly } from '@/lib/facts/lists';

const breakPhrase = anyOf(careerBreakPhrases);
const breakTitle = wholly(careerBreakTitles);

/** An entry that explains time without work. Listing it is good practice, and no results are asked for there. */
export const isCareerBreak = ({ title, employer }: WorkEntry): boolean =>
  [title, employer].some((piece) => piece !== null && (breakPhrase.test(piece.text) || breakTitle.test(piece.text.trim())));
