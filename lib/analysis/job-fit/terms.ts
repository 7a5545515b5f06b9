import { lightWords, sameMeanings, shortForms, wrappingWords } from '@/lib/facts/advert-words';
import { tokenise } from '../text/tokens';

const WRAPPING = new Set(wrappingWords);

const LIGHT_WEIGHT = 0.4;

/** 'planning' and 'plan', 'modelling' and 'model', 'sell' and 'selling' meet without their doubled letter. */
const single = (root: string): string => root.replace(/([bdfglmnprst])\1$/, '$1');

/** A crude stem, good enough to bring 'managing', 'managed' and 'management' together. */
export const stem = (word: string): string => {
  const plain = word.replace(/'s$/, '').replace(/z(e|ed|ing|ation)$/, 's$1');
  if (plain.length < 5) return single(plain.replace(/s$/, (s) => (plain.length > 3 && !plain.endsWith('ss') ? '' : s)));
  return single(
    plain.replace(/(?:ements?|ations?|ating|ates?|ated|ments?|ings?|ionists?|ists?|ions?|ity|ers?|ors?|ies|ied|ed|es|e|s|y)$/, ''),
  );
};

const lightStems = new Set(lightWords.map(stem));
const groupOf = new Map<string, number[]>();
sameMeanings.forEach((words, i) => words.map(stem).forEach((word) => groupOf.set(word, [...new Set([...(groupOf.get(word) ?? []), i])])));

const abbreviated = (text: string): string => shortForms.reduce((shorter, [name, short]) => shorter.replace(name, short), text);

export interface Term {
  stem: string;
  weight: number;
  groups: readonly number[];
}

/** What a piece of text is about: its content words, names and abbreviations weighing more. */
export const termsOf = (given: string): Term[] => {
  const text = abbreviated(given);
  const seen = new Set<string>();
  return tokenise(text).flatMap(({ word, capital, start, end }, i): Term[] => {
    const root = stem(word);
    if (WRAPPING.has(word) || seen.has(root) || (/^\d+$/.test(word) && word.length < 2)) return [];
    seen.add(root);
    const isName = (capital && i > 0) || /\d|[+#]/.test(word) || /^\p{Lu}{2,}$/u.test(text.slice(start, end));
    return [{ stem: root, weight: lightStems.has(root) ? LIGHT_WEIGHT : isName ? 1.6 : 1, groups: groupOf.get(root) ?? [] }];
  });
};

const SYNONYM_WORTH = 0.85;

/** Share of the asked weight that the given words cover, 0..1. A word stands for one other at most: 'developer' is not mentor, junior and developer at once. */
export const coverage = (asked: readonly Term[], given: readonly Term[]): number => {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const stems = new Set(given.map((term) => term.stem));
  const spent = new Set(asked.flatMap((term) => (stems.has(term.stem) ? [term.stem] : [])));
  let met = 0;
  for (const term of asked) {
    if (stems.has(term.stem)) {
      met += term.weight;
      continue;
    }
    if (term.groups.length === 0) continue;
    const synonym = given.find((other) => !spent.has(other.stem) && other.groups.some((group) => term.groups.includes(group)));
    if (!synonym) continue;
    spent.add(synonym.stem);
    met += term.weight * SYNONYM_WORTH;
  }
  return met / all;
};
