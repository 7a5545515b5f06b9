import { coverage, isNamed, saysMuch, stem, termsOf, type Term } from '../text/terms';
import type { Passage } from './passages';

const ENOUGH = 0.42;
/** A short criterion ('Docker', 'Care planning') must be met in full or nearly so. */
const ENOUGH_WHEN_SHORT = 0.55;
/** The share of a criterion that a line of a role must cover where the skills list names the criterion exactly. */
export const ENOUGH_BESIDE_CLAIM = 0.43;

const EXAMPLES = /\b(?:for example|such as|e\.g\.|like)\b/i;

/** What a line says of its own weight. */
const BESIDES = /[\s:;,–-]*\b(?:without (?:it|this|which)|as you(?:'ll| will)|as the (?:site|post|role|job|office))\b.*$/i;

/** Compared by the grades themselves. */
const GRADE = /\b(?:at )?grades?\s+[A-E*1-9](?:\s*\/\s*[A-E1-9])?\b/gi;

/** Half of 'managing or coaching others' says nothing of what is managed. */
const BARE_VERBS = new Set(['manage', 'lead', 'organise', 'plan', 'deliver', 'provide', 'develop', 'run', 'user', 'support'].map(stem));
const saysWhich = (terms: readonly Term[]): boolean => terms.some((term) => saysMuch(term) && !BARE_VERBS.has(term.stem));

/** 'or above', 'or equivalent': a level, no other thing. */
const OR_SO = /,?\s+or\s+(?:above|better|higher|more|over|equivalent|similar|related|relevant|the like)\b(?:\s+\w+ing\b)?/i;
const PREPOSITION = /^(.*\b(?:of|in|with|for|from|on|as|at|using|within)\s+)(.+)$/i;
const BEGINS_SHARED = /^(.+?)\s+((?:for|of|in|from|within|to|at|on)\s.+)$/i;
/** In brackets stand examples or the names that would do; years, grades and counts say something else. */
const BRACKET = /\(([^()]*)\)/g;
const NAMES_IN_BRACKET = /\bor\b|\b(?:e\.?g\.?|such as|preferably|preferred|ideally|for example)|\p{Lu}{2}/u;

/** The items of 'A or B' each with the words they share: 'CPCS or NPORS card for telehandlers' takes either card, but of telehandlers. */
function itemsOf(text: string): string[] {
  const items = text.split(/,|\bor\b/i).map((item) => item.trim());
  // 'building or running backend services': both have what stands after the last.
  if (items.length === 2 && /\b\w+ing$/.test(items[0] ?? '') && /^\w+ing \w/.test(items[1] ?? '')) return [];
  const [first = ''] = items;
  const last = items.at(-1) ?? '';
  const [, before = ''] = PREPOSITION.exec(first) ?? [];
  const [, own = last, shared = ''] = BEGINS_SHARED.exec(last) ?? [];
  return items.map((item, i) => [i > 0 ? before : '', i === items.length - 1 ? own : item, shared].join(' '));
}

/** Of a paper the body that gives it says no more than what it is for: 'CPCS card for excavators'. */
const weighedAsWord = (term: Term): Term => (term.isShort === true ? { ...term, weight: 1, even: 1 } : term);

/** 'AWS or Azure', 'ACA, ACCA or CIMA', 'event streaming, for example Kafka': each alternative alone would do. */
export const alternatives = (criterion: string, isPaper = false): Term[][] => {
  const text = criterion.replace(BESIDES, '').replace(GRADE, ' ').replace(OR_SO, '');
  const bare = text.replace(BRACKET, ' ');
  const whole = termsOf(bare, 'asked');
  const brackets = [...text.matchAll(BRACKET)].map(([, inside = '']) => inside).filter((inside) => NAMES_IN_BRACKET.test(inside));
  const examples = bare.split(EXAMPLES);
  const parts = [
    ...(/\bor\b/i.test(bare) || (bare.includes(',') && OR_SO.test(criterion))
      ? itemsOf(bare.replace(EXAMPLES, ','))
      : examples.length > 1
        ? examples
        : []),
    // A licence of whatever body is still the licence that is asked for.
    ...brackets.flatMap((inside) => inside.split(/,|\bor\b|\/|\band\b/i)).map((item) => (isPaper ? `${bare} ${item}` : item)),
  ];
  const others = parts.map((part) => termsOf(part, 'asked')).filter(saysWhich);
  const all = [whole.length > 0 ? whole : termsOf(text, 'asked'), ...others].filter((terms) => terms.length > 0);
  return isPaper && /\bfor\b/i.test(bare) ? all.map((terms) => terms.map(weighedAsWord)) : all;
};

/** 'Kubernetes and infrastructure as code', 'Illustrator, InDesign and Photoshop': asked for together, shown in several places. */
export const conjuncts = (criterion: string): Term[][] => {
  const text = criterion.replace(BESIDES, '');
  if (/\bor\b/i.test(text) || EXAMPLES.test(text)) return [];
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\band\b|\bwith\b/i)
    .map((part) => termsOf(part, 'asked'))
    .filter((terms) => terms.length > 0);
  return parts.length > 1 ? parts : [];
};

/** Two plain words asked for side by side: 'project management' is not shown by 'the project rooms after management meetings'. */
const NOUN_OF_WORK = /^(?:\w+(?:ment|ning|ring|ting|sing|tion|sion)|manager|control|security|support|design|analysis)$/;
const REACH_OF_VERB = 7;
/** Enough beside a claim only. */
const APART = 0.45;

function standTogether([first, head]: readonly Term[], given: readonly Term[]): boolean {
  const one = given.filter(({ stem }) => stem === first?.stem);
  const other = given.filter(({ stem }) => stem === head?.stem);
  if (one.length === 0 || other.length === 0) return true;
  return other.some(({ at, word }) =>
    one.some((near) => (word === head?.word ? at - near.at === 1 : Math.abs(near.at - at) <= REACH_OF_VERB)),
  );
}

const isPair = ([first, head, ...others]: readonly Term[]): boolean =>
  others.length === 0 && NOUN_OF_WORK.test(head?.word ?? '') && !/ing$/.test(first?.word ?? '');

/** How much of what is asked a passage says, in words that stand near each other; what lies scattered over it counts half. */
export function shareIn(asked: readonly Term[], { terms, stretches }: Passage): number {
  const [only] = asked;
  const isSaidWhole = only?.parts !== undefined && terms.some(({ stem }) => stem === only.stem);
  const words = asked.length === 1 && only?.parts && !isSaidWhole ? only.parts : asked;
  if (isPair(words) && !standTogether(words, terms)) return APART;
  const near = Math.max(0, ...stretches.map((stretch) => coverage(asked, stretch)));
  return stretches.length === 1 || asked.length > 4 ? Math.max(near, asked.length > 4 ? coverage(asked, terms) : 0) : near;
}

export const bestPassage = (
  asked: readonly Term[][],
  passages: readonly Passage[],
  enough: number | null = null,
): { share: number; passage: Passage } | null => {
  let best: { share: number; passage: Passage } | null = null;
  for (const terms of asked) {
    const needed = enough ?? (terms.length <= 2 ? ENOUGH_WHEN_SHORT : ENOUGH);
    for (const passage of passages) {
      const share = shareIn(terms, passage);
      if (share >= needed && share > (best?.share ?? 0) && isNamed(terms, passage.terms)) best = { share, passage };
    }
  }
  return best;
};

/** Every one of the things asked for together is there, or all but one of three and more. */
export const bestForAllParts = (parts: readonly Term[][], passages: readonly Passage[]): { share: number; passage: Passage } | null => {
  const found = parts.map((terms) => bestPassage([terms], passages)).filter((one) => one !== null);
  const [first] = [...found].sort((a, b) => b.share - a.share);
  return first && parts.length > 1 && found.length >= Math.max(2, parts.length - 1) ? first : null;
};

const LONGEST_ENTRY = 2;

/** An entry of the skills list that the criterion names whole: 'Honest' for 'Honest and reliable with money'. */
export const skillNamedWhole = (asked: readonly Term[][], passages: readonly Passage[]): Passage | null => {
  const stems = new Set(asked.flat().map((term) => term.stem));
  const isWholeEntry = ({ kind, terms }: Passage): boolean =>
    kind === 'claim' &&
    terms.length > 0 &&
    terms.length <= LONGEST_ENTRY &&
    terms.every((term) => stems.has(term.stem)) &&
    terms.some(saysMuch) &&
    saysWhich(terms);
  return passages.find(isWholeEntry) ?? null;
};
