import { misspellings } from '@/lib/facts/misspellings';
import { headingVariants } from '@/lib/facts/headings';
import type { Slip } from '@/lib/analysis/slip';
import type { Dictionary } from './dictionary';
import { COMMON } from './dictionary';
import { closestWord } from './close-words';

const MOST_WORDS = 4;
const SHORTEST = 6;
const WORD = /[A-Za-z]+/g;

/** The words of usual headings; a correction must be one of them. */
const headingWords: ReadonlySet<string> = new Set([...headingVariants.keys()].flatMap((heading) => heading.split(/[^a-z]+/)));

/** 'WORK EXPERIANCE', 'Refrences': a short line with capitals in which one word is close to a usual heading word. */
export function headingSlips(text: string, dictionary: Dictionary): Slip[] {
  const slips: Slip[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const words = line.length < 60 ? [...line.matchAll(WORD)] : [];
    const isHeading = words.length > 0 && words.length <= MOST_WORDS && /^[A-Za-z &/:-]+$/.test(line) && /^\s*[A-Z]/.test(line);
    for (const [i, { 0: written, index }] of (isHeading ? words : []).entries()) {
      const isPart = [`${words[i - 1]?.[0] ?? ''}${written}`, `${written}${words[i + 1]?.[0] ?? ''}`].some(
        (whole) => whole !== written && headingWords.has(whole.toLowerCase()),
      );
      const right = written.length < SHORTEST || isPart ? null : meant(written.toLowerCase(), dictionary);
      const start = offset + index;
      if (right !== null) slips.push({ start, end: start + written.length, kind: 'spelling', right: inCaseOf(written, right) });
    }
    offset += line.length + 1;
  }
  return slips;
}

function meant(word: string, dictionary: Dictionary): string | null {
  if (headingWords.has(word) || (dictionary.rarity(word) ?? Infinity) <= COMMON) return null;
  const right = misspellings.get(word) ?? closestWord(word, dictionary)?.right;
  return right !== undefined && headingWords.has(right) && dictionary.rarity(word) === null && !dictionary.isTradeWord(word) ? right : null;
}

const inCaseOf = (written: string, right: string): string => {
  if (written === written.toUpperCase()) return right.toUpperCase();
  return written.charAt(0) === written.charAt(0).toUpperCase() ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};
