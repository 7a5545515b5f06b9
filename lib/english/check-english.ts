import { isInEnglish } from '@/lib/analysis/audit';
import type { EnglishCheck } from '@/lib/analysis/slip';
import type { Cv } from '@/lib/cv/cv';
import type { Dictionary } from './dictionary';
import { grammarSlips } from './grammar';
import { headingSlips } from './heading-slips';
import { misspeltWords } from './spelling';
import { unevenLines } from './uneven-lines';

/** Lines with clearly wrong grammar from which it is more than single mistakes. */
const UNEVEN_FROM = 3;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;

/**
 * The likely mistakes in the English of a CV. Text in another language is not checked, nor is text read by OCR, where the mistakes may
 * be the OCR's.
 */
export function checkEnglish(cv: Cv, dictionary: () => Dictionary): EnglishCheck {
  if (!isInEnglish(cv) || cv.document.pages.some(({ ocr }) => ocr)) return { slips: [], unknownWords: 0, isUneven: false };
  return checkText(cv.text, dictionary());
}

export function checkText(text: string, dictionary: Dictionary): EnglishCheck {
  const { slips: misspelt, unknownWords, foreign } = misspeltWords(text, dictionary);
  const grammar = grammarSlips(text, dictionary, foreign).filter(
    ({ start, end }) => !misspelt.some((slip) => slip.start < end && start < slip.end),
  );
  const headings = headingSlips(text, dictionary).filter(({ start }) => !misspelt.some((slip) => slip.start === start));
  const slips = [...misspelt, ...headings, ...grammar.map(({ start, end, kind, right }) => ({ start, end, kind, right }))];
  const uneven = new Set([...unevenLines(text, foreign), ...grammar.map(({ start }) => lineOf(text, start))]);
  return { slips: slips.sort((a, b) => a.start - b.start), unknownWords, isUneven: uneven.size >= UNEVEN_FROM };
}
