import { lightWords, sameMeanings, sameNouns, shortForms, wrappingWords } from '@/lib/facts/advert-words';
import { sameThings } from '@/lib/facts/trade-synonyms';
import { rarityOf } from '@/lib/facts/word-rarity';
import { tokenise, type Token } from './tokens';

const WRAPPING = new Set(wrappingWords);

const LIGHT_WEIGHT = 0.4;

/** 'planning' and 'plan', 'modelling' and 'model', 'sell' and 'selling' meet without their doubled letter. */
const single = (root: string): string => root.replace(/([bdfglmnprst])\1$/, '$1');

/** A crude stem, good enough to match 'managing', 'managed' and 'management'. */
export const stem = (word: string): string => {
  const plain = word.replace(/'s$/, '').replace(/z(e|ed|ing|ation)$/, 's$1');
  if (plain.length < 5) return single(plain.replace(/s$/, (s) => (plain.length > 3 && !plain.endsWith('ss') ? '' : s)));
  const root = inflected(plain).replace(
    /(?:ements?|ations?|ating|ates?|ated|ments?|ings?|ionists?|ists?|ions?|ity|ers?|ors?|ies|ied|ed|es|e|s|y)$/,
    '',
  );
  return LOST_ITS_E.test(root) && ENDS_OF_VERB.test(plain) ? `${root}e` : single(root);
};

/** 'caring' and 'carers' are of 'care', and 'using' is of 'use': a short verb without a doubled letter has an e. */
const LOST_ITS_E = /^[^aeiou]{0,2}[aeiou][^aeiouwxy]$/;
const ENDS_OF_VERB = /(?:ings?|ed|es|ers?)$/;

/** 'mentoring' and 'covered' as 'mentor' and 'cover': of such a verb its ending comes off as well; 'calmly' as 'calm'. */
const inflected = (word: string): string =>
  word.replace(/(?<=\w{3}(?:er|or))(?:ings?|ed)$|(?<=\w(?:te|ful|al|m|ed|nt|ve|us|se|ck))ly$/, '');

const lightStems = new Set(lightWords.map(stem));
const groupOf = new Map<string, number[]>();
const groups = [...sameNouns, ...sameMeanings];
groups.forEach((words, i) => words.map(stem).forEach((word) => groupOf.set(word, [...new Set([...(groupOf.get(word) ?? []), i])])));
/** One word of such a group names the thing of the other. */
const certainGroups = new Set(sameNouns.keys());

const abbreviated = (text: string): string => shortForms.reduce((shorter, [name, short]) => shorter.replace(name, short), text);

export interface Term {
  stem: string;
  /** By its rarity. */
  weight: number;
  /** Where every word of a name counts alike. */
  even: number;
  groups: readonly number[];
  /** The word as it stands, and its number among the words of the text. */
  word: string;
  at: number;
  /** Of a thing with many names: the words that named it here. */
  parts?: readonly Term[];
  /** Of what is asked: the initials that stand for words it is among, 'poca' for 'Proceeds of Crime Act'. */
  initials?: readonly string[];
  /** A name in capitals. */
  isShort?: boolean;
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

const THING_WEIGHT = 1.6;
const NAME_WEIGHT = 1.6;

/** 'SITS' is no plural and 'POCA' no stem, except where all is written in capitals. */
const CAPITALS = /^\p{Lu}{2,}s?$/u;
const isShouted = (text: string): boolean =>
  /\S\s+\S+\s+\S/.test(text) && (text.match(/\p{Lu}/gu) ?? []).length > 2 * (text.match(/\p{Ll}/gu) ?? []).length;

/** How many are asked for, or since which year, is no word that a line must say: 'banqueting for 200 guests'. A standard has a longer number. */
const ASKED_COUNT = /^(?:\d{1,3}|\d{1,3}(?:,\d{3})+|20[12]\d)[km]?\+?$/;
const isCount = (word: string, side: Side): boolean => (side === 'asked' ? ASKED_COUNT : /^\d$/).test(word);

/** 'GCSEs' are many a GCSE. */
const singular = (word: string, written: string): string => (/\p{Lu}s$/u.test(written) ? word.slice(0, -1) : word);

const JOINS = new Set(['of', 'and', 'the', 'for', 'in', 'to']);
const [FEWEST_INITIALS, MOST_INITIALS] = [3, 5];

/** The initials of three to five words in a row, with 'of' and 'and' and without them; on a CV only of names in capitals. */
function initialsIn(tokens: readonly Token[], side: Side): Hit[] {
  return tokens.flatMap((first, from) => (mayBegin(first, side) ? initialsFrom(tokens, from, side) : []));
}

const mayBegin = ({ word, capital }: Token, side: Side): boolean => (capital || side === 'asked') && !JOINS.has(word);

function initialsFrom(tokens: readonly Token[], from: number, side: Side): Hit[] {
  const hits: Hit[] = [];
  let [all, main] = ['', ''];
  for (let at = from; at < tokens.length && main.length < MOST_INITIALS; at++) {
    const token = tokens[at];
    if (!token || /^\d/.test(token.word)) break;
    all += token.word.charAt(0);
    if (JOINS.has(token.word)) continue;
    if (!mayBegin(token, side)) break;
    main += token.word.charAt(0);
    for (const id of new Set([all, main]))
      if (id.length >= FEWEST_INITIALS && id.length <= MOST_INITIALS) hits.push({ id, from, to: at + 1 });
  }
  return hits;
}

const ofName = (short: string): string => `@${short}`;
const ofWords = (initials: string): string => `=${initials}`;

/** What may stand for an asked word: 'POCA' for those of 'Proceeds of Crime Act', 'Higher Level Teaching Assistant' for 'HLTA'. */
function initialsOf({ at, word, isShort }: { at: number; word: string; isShort: boolean }, short: readonly Hit[], side: Side): string[] {
  if (side === 'said') return [];
  const names = short.filter(({ from, to }) => from <= at && at < to).map(({ id }) => ofName(id));
  return isShort && word.length >= FEWEST_INITIALS ? [...names, ofWords(word)] : names;
}

/** On a CV the names in capitals, and the initials of names in full. */
const inShort = (all: readonly Term[], short: readonly Hit[]): Term[] => [
  ...all.filter(({ isShort }) => isShort).map((term) => ({ ...term, stem: ofName(term.word) })),
  ...short.map(({ id, from }): Term => ({ stem: ofWords(id), weight: 1, even: 1, groups: [], word: id, at: from })),
];

/** What a piece of text is about: its content words, names and abbreviations weighing more; things with many names as one. */
export const termsOf = (given: string, side: Side = 'said'): Term[] => {
  const text = abbreviated(given);
  const tokens = tokenise(text);
  const shouts = isShouted(text);
  const isShort = (start: number, end: number): boolean => !shouts && CAPITALS.test(text.slice(start, end));
  const stems = tokens.map(({ word, start, end }) => (isShort(start, end) ? singular(word, text.slice(start, end)) : stem(word)));
  const hits = thingsIn(stems, side);
  const short = initialsIn(tokens, side);
  const things = side === 'asked' ? longestFirst(hits) : hits;
  const seen = new Set<string>();
  const each = tokens.flatMap(({ word, capital, start, end }, at): Term[] => {
    const root = stems[at] ?? word;
    if (WRAPPING.has(word) || isCount(word, side)) return [];
    // What is asked for by its initials is that thing, and no other of its kind: an MBA is not any master's degree.
    const isInitials = isShort(start, end);
    const isSign = /\d|[+#]/.test(word) || CAPITALS.test(text.slice(start, end));
    const isName = isSign || (capital && at > 0);
    const weight = lightStems.has(root) ? Math.min(LIGHT_WEIGHT, rarityOf(root)) : isSign ? NAME_WEIGHT : rarityOf(root);
    const even = lightStems.has(root) ? LIGHT_WEIGHT : isName ? NAME_WEIGHT : 1;
    const initials = initialsOf({ at, word, isShort: isInitials }, short, side);
    return [
      {
        stem: root,
        weight,
        even,
        groups: isInitials && side === 'asked' ? [] : (groupOf.get(root) ?? []),
        word,
        at,
        initials,
        isShort: isInitials,
      },
    ];
  });
  const all = each.filter(({ stem: root }) => !seen.has(root) && seen.add(root));
  const isWithin = ({ at }: Term, { from, to }: Hit): boolean => from <= at && at < to;
  const words = side === 'said' ? [...all, ...inShort(all, short)] : all.filter((term) => !things.some((hit) => isWithin(term, hit)));
  const named = things.map((hit): Term => {
    const parts = side === 'said' ? [] : each.filter((term) => isWithin(term, hit));
    return { stem: hit.id, weight: THING_WEIGHT, even: THING_WEIGHT, groups: [], word: hit.id, at: hit.from, parts };
  });
  return [...words, ...named];
};

/** What a paper is called, or the trade that years are asked in: all its words count, however common they are. */
export const evenly = (terms: readonly Term[]): Term[] =>
  terms.map((term) => ({ ...term, weight: term.even, ...(term.parts ? { parts: evenly(term.parts) } : {}) }));

const SYNONYM_WORTH = 0.85;
const PARTS_WORTH = 0.9;

export const isSaidOf = ({ stem: root, initials }: Term, stems: ReadonlySet<string>): boolean =>
  stems.has(root) || (initials ?? []).some((one) => stems.has(one));

/** More than the kind of thing: 'planning' says little, 'drainage' says which. */
export const saysMuch = ({ even }: Term): boolean => even > LIGHT_WEIGHT;

/** Whether a word that says what is asked stands there itself, not only others that often mean the same. */
export const isNamed = (asked: readonly Term[], given: readonly Term[]): boolean => {
  const stems = new Set(given.map((term) => term.stem));
  const saying = asked.filter(saysMuch);
  const words = saying.length > 0 ? saying : asked;
  const groups = new Set(given.flatMap((term) => term.groups.filter((group) => certainGroups.has(group))));
  return words.some(
    (term) =>
      isSaidOf(term, stems) || term.groups.some((group) => groups.has(group)) || (term.parts !== undefined && isNamed(term.parts, given)),
  );
};

/** The asked words that stand there themselves, whole or in part. */
export const namedIn = (asked: readonly Term[], given: readonly Term[]): Term[] => {
  const stems = new Set(given.map((term) => term.stem));
  return asked.flatMap((term) => (isSaidOf(term, stems) ? [term] : term.parts ? namedIn(term.parts, given) : []));
};

/** Share of the asked weight that the given words cover, 0..1. A word stands for one other at most: 'developer' is not mentor, junior and developer at once. */
export const coverage = (asked: readonly Term[], given: readonly Term[]): number => {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const stems = new Set(given.map((term) => term.stem));
  const spent = new Set(asked.flatMap((term) => (stems.has(term.stem) ? [term.stem] : [])));
  let met = 0;
  for (const term of asked) {
    if (isSaidOf(term, stems)) {
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
