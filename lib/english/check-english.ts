import { isInEnglish } from '@/lib/analysis/audit';
import type { EnglishCheck } from '@/lib/analysis/slip';
import type { Cv } from '@/lib/cv/cv';
import type { Dictionary } from './dictionary';
import { grammarSlips } from './grammar';
import { misspeltWords } from './spelling';

/**
 * The likely mistakes in the English of a CV. What is no English is not checked, and neither is what was read off a picture:
 * there the mistakes may be the reader's.
 */
export function checkEnglish(cv: Cv, dictionary: () => Dictionary): EnglishCheck {
  if (!isInEnglish(cv) || cv.document.pages.some(({ ocr }) => ocr)) return { slips: [], unknownWords: 0 };
  return checkText(cv.text, dictionary());
}

export function checkText(text: string, dictionary: Dictionary): EnglishCheck {
  const { slips: misspelt, unknownWords, foreign } = misspeltWords(text, dictionary);
  const grammar = grammarSlips(text, dictionary, foreign).filter(
    ({ start, end }) => !misspelt.some((slip) => slip.start < end && start < slip.end),
  );
  const slips = [...misspelt, ...grammar.map(({ start, end, kind, right }) => ({ start, end, kind, right }))];
  return { slips: slips.sort((a, b) => a.start - b.start), unknownWords };
}
