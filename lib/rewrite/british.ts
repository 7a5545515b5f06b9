import { spellingPairs } from '@/lib/facts/wordlists';

const british = new Map(spellingPairs.filter(({ confidence }) => confidence === 'high').map(({ us, uk }) => [us.toLowerCase(), uk]));

const word = /(?<![\p{L}\p{N}@./_-])\p{L}[\p{L}]*(?![\p{L}\p{N}@/_]|\.[\p{L}\p{N}])/gu;

/**
 * American spellings in British: 'organized' -> 'organised'. Names keep theirs ('World Trade Center'): a word with a capital inside a
 * sentence is left alone, and so is an address.
 */
export function toBritish(text: string): { text: string; changed: [from: string, to: string][] } {
  const changed: [string, string][] = [];
  const spelt = text.replace(word, (found, at: number) => {
    const uk = british.get(found.toLowerCase());
    if (!uk || found.toLowerCase() === uk.toLowerCase()) return found;
    const capital = /^\p{Lu}/u.test(found);
    if (found.length > 1 && found === found.toUpperCase()) return found;
    if (capital && !/(?:^|[.!?:•\n])\s*$/.test(text.slice(Math.max(0, at - 3), at))) return found;
    const written = capital ? uk.charAt(0).toUpperCase() + uk.slice(1) : uk;
    changed.push([found, written]);
    return written;
  });
  return { text: spelt, changed };
}
