import { lightWords, sameMeanings, shortForms, wrappingWords } from '@/lib/facts/advert-words';
import { sameThings } from '@/lib/facts/trade-synonyms';
import { tokenise } from '../text/tokens';

const WRAPPING = new Set(wrappingWords);

const LIGHT_WEIGHT = 0.4;

/** 'planning' and 'plan', 'modelling' and 'model', 'sell' and 'selling' meet without their doubled letter. */
const single = (root: string): string => root.replace(/([bdfglmnprst])\1$/, '$1');

/** A crude stem, good enough to match 'managing', 'managed' and 'management'. */
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
  /** The word as it stands, and its number among the words of the text. */
  word: string;
  at: number;
  /** Of a thing with many names: the words that named it here. */
  parts?: readonly Term[];
}

/** Whether an advert asks for the words or a CV says them: 'Terraform' shows infrastructure as code, not the other way round. */
export type Side = 'asked' | 'said';

interface NamedThing {
  stems: readonly string[];
  id: string;
  isName: boolean;
}

const MOST_BETWEEN = 4;
const byFirstStem = new Map<string, NamedThing[]>();
sameThings.forEach(({ names, shownBy }, i) => {
  for (const [phrases, isName] of [
    [names, true],
    [shownBy, false],
  ] as const)
    for (const phrase of phrases) {
      const stems = tokenise(phrase).map(({ word }) => stem(word));
      const [first = ''] = stems;
      byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { stems, id: `#${i}`, isName }]);
    }
});

/** Where the phrase that begins at a word ends; null where the words do not follow. */
function endOf({ stems, isName }: NamedThing, words: readonly string[], from: number): number | null {
  let at = from;
  for (const wanted of stems.slice(1)) {
    const reach = isName ? 1 : MOST_BETWEEN + 1;
    const next = words.slice(at + 1, at + 1 + reach).indexOf(wanted);
    if (next === -1) return null;
    at += next + 1;
  }
  return at + 1;
}

interface Hit {
  id: string;
  from: number;
  to: number;
}

/** The things of the trades' lists that the words name, and on a CV those they show. */
function thingsIn(words: readonly string[], side: Side): Hit[] {
  return words.flatMap((word, from) =>
    (byFirstStem.get(word) ?? []).flatMap((thing) => {
      const to = side === 'said' || thing.isName ? endOf(thing, words, from) : null;
      return to === null ? [] : [{ id: thing.id, from, to }];
    }),
  );
}

const longestFirst = (hits: readonly Hit[]): Hit[] => {
  const kept: Hit[] = [];
  for (const hit of [...hits].sort((a, b) => b.to - b.from - (a.to - a.from)))
    if (!kept.some(({ from, to }) => hit.from < to && from < hit.to)) kept.push(hit);
  return kept;
};

const THING_WEIGHT = 1.4;

/** What a piece of text is about: its content words, names and abbreviations weighing more; things with many names as one. */
export const termsOf = (given: string, side: Side = 'said'): Term[] => {
  const text = abbreviated(given);
  const tokens = tokenise(text);
  const stems = tokens.map(({ word }) => stem(word));
  const hits = thingsIn(stems, side);
  const things = side === 'asked' ? longestFirst(hits) : hits;
  const seen = new Set<string>();
  const all = tokens.flatMap(({ word, capital, start, end }, at): Term[] => {
    const root = stems[at] ?? word;
    if (WRAPPING.has(word) || seen.has(root) || (/^\d+$/.test(word) && word.length < 2)) return [];
    seen.add(root);
    const isName = (capital && at > 0) || /\d|[+#]/.test(word) || /^\p{Lu}{2,}$/u.test(text.slice(start, end));
    const weight = lightStems.has(root) ? LIGHT_WEIGHT : isName ? 1.6 : 1;
    return [{ stem: root, weight, groups: groupOf.get(root) ?? [], word, at }];
  });
  const isWithin = ({ at }: Term, { from, to }: Hit): boolean => from <= at && at < to;
  const words = side === 'said' ? all : all.filter((term) => !things.some((hit) => isWithin(term, hit)));
  const named = things.map((hit): Term => {
    const parts = side === 'said' ? [] : all.filter((term) => isWithin(term, hit));
    return { stem: hit.id, weight: THING_WEIGHT, groups: [], word: hit.id, at: hit.from, parts };
  });
  return [...words, ...named];
};

const SYNONYM_WORTH = 0.85;
const PARTS_WORTH = 0.9;

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
    if (term.parts && term.parts.length > 0) met += term.weight * PARTS_WORTH * coverage(term.parts, given);
    if (term.groups.length === 0) continue;
    const synonym = given.find((other) => !spent.has(other.stem) && other.groups.some((group) => term.groups.includes(group)));
    if (!synonym) continue;
    spent.add(synonym.stem);
    met += term.weight * SYNONYM_WORTH;
  }
  return met / all;
};
