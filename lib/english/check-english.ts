import { isInEnglish } from '@/lib/analysis/audit';
import type { EnglishCheck } from '@/lib/analysis/slip';
import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { overlaps } from '@/lib/analysis/text/spans';
import type { Dictionary } from './dictionary';
import { grammarSlips } from './grammar';
import { headingSlips } from './heading-slips';
import { misspeltWords } from './spelling';
import { chanceOfUneven, quotedFrom, unevenFrom } from './uneven-lines';

/** Sentences with clearly wrong grammar, and their share of all, from which it is more than single mistakes. */
const UNEVEN = { from: 3, share: 0.17 };

/** Tells the number of the line in which an offset stands. */
function lineNumbers(text: string): (at: number) => number {
  const starts = linesOf(text).map(({ start }) => start);
  return (at) => {
    let [from, to] = [0, starts.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((starts[middle] ?? 0) <= at) from = middle;
      else to = middle;
    }
    return from;
  };
}

/**
 * The likely mistakes in the English of a CV. Text in another language is not checked, nor is text read by OCR, where the mistakes may
 * be the OCR's.
 */
export function checkEnglish(cv: Cv, dictionary: () => Dictionary): EnglishCheck {
  if (!isInEnglish(cv) || cv.document.pages.some(({ ocr }) => ocr)) return { slips: [], unknownWords: 0, isUneven: false, uneven: [] };
  return checkText(cv.text, dictionary(), sentencesOf(cv));
}

/** What the CV says in sentences and notes, whole where they run over several lines. */
const sentencesOf = ({ text, profile, work, volunteering }: Cv): Span[] => [
  ...(profile ? sentencesIn(text, profile) : []),
  ...[...work, ...volunteering].flatMap(({ statements }) => statements),
];

function sentencesIn(text: string, { start, end }: Span): Span[] {
  let at = start;
  return text
    .slice(start, end)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      return { start: from, end: at };
    });
}

/** Of a text alone: its lines. */
function linesOf(text: string): Span[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const from = at;
    at += line.length + 1;
    return { start: from, end: from + line.length };
  });
}

export function checkText(text: string, dictionary: Dictionary, sentences: readonly Span[] = linesOf(text)): EnglishCheck {
  const { slips: misspelt, unknownWords, foreign } = misspeltWords(text, dictionary);
  const grammar = grammarSlips(text, dictionary, foreign).filter(
    ({ start, end }) => !misspelt.some((slip) => slip.start < end && start < slip.end),
  );
  const headings = headingSlips(text, dictionary).filter(({ start }) => !misspelt.some((slip) => slip.start === start));
  const slips = [...misspelt, ...headings, ...grammar.map(({ start, end, kind, right }) => ({ start, end, kind, right }))];
  const lineOf = lineNumbers(text);
  const told = sentences.filter(({ start, end }) => end > start);
  const chanceOf = (sentence: Span): number =>
    grammar.some((slip) => overlaps(slip, sentence)) ? 1 : chanceOfUneven(text.slice(sentence.start, sentence.end));
  const uneven = told
    .filter((sentence) => !foreign.has(lineOf(sentence.start)))
    .map((sentence) => ({ sentence, chance: chanceOf(sentence) }))
    .filter(({ chance }) => chance >= unevenFrom)
    .sort((a, b) => b.chance - a.chance);
  return {
    slips: slips.sort((a, b) => a.start - b.start),
    unknownWords,
    isUneven: uneven.length >= Math.max(UNEVEN.from, UNEVEN.share * told.length),
    uneven: uneven.filter(({ chance }, i) => i === 0 || chance >= quotedFrom).map(({ sentence }) => sentence),
  };
}
