import { misspellings } from '@/lib/facts/misspellings';
import type { StatementSentence } from '@/lib/shared/statement';
import { plainWords } from '../facts/plain-words';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of a sentence that stand neither in its sources nor among the words that anybody may join with. */
export function inventedWords({ text, sources }: StatementSentence): string[] {
  const said = new Set(sources.flatMap(({ quote }) => wordsOf(quote)));
  const spelt = new Set([...said].flatMap((word) => wordsOf(misspellings.get(word) ?? '')));
  return wordsOf(text).filter((word) => word.length > 1 && !said.has(word) && !plainWords.has(word) && !spelt.has(word));
}

/** A sentence that says more than its sources is not written. */
export const isSourced = (sentence: StatementSentence): boolean =>
  sentence.sources.some(({ kind }) => kind !== 'criterion') && inventedWords(sentence).length === 0;
