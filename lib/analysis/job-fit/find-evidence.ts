import { coverage, stem, termsOf, type Term } from './terms';
import type { Passage } from './passages';

const ENOUGH = 0.4;
/** A short criterion ('Docker', 'Care planning') must be met in full or nearly so. */
const ENOUGH_WHEN_SHORT = 0.55;
/** The share of a criterion that a line of a role must cover where the skills list names the criterion exactly. */
export const ENOUGH_BESIDE_CLAIM = 0.43;

const EXAMPLES = /\b(?:for example|such as|e\.g\.|including|like)\b/i;

/** What a line says of its own weight. */
const BESIDES = /[\s:;,–-]*\b(?:without (?:it|this|which)|as you(?:'ll| will)|as the (?:site|post|role|job|office))\b.*$/i;

/** Compared by the grades themselves. */
const GRADE = /\b(?:at )?grades?\s+[A-E*1-9](?:\s*\/\s*[A-E1-9])?\b/gi;

/** 'Qualified Teacher Status (QTS)' */
const SHORT_NAME = /\(((?:\p{L}*\p{Lu}){2,7})\)/gu;

/** 'Managing' alone, without what is managed, does not meet 'managing or coaching others'. */
const BARE_VERBS = new Set(['manage', 'lead', 'organise', 'plan', 'deliver', 'provide', 'develop', 'run', 'user', 'support'].map(stem));
const saysWhich = (terms: readonly Term[]): boolean => terms.some(({ stem: root }) => !BARE_VERBS.has(root));

/** 'AWS or Azure', 'ACA, ACCA or CIMA', 'event streaming, for example Kafka': each alternative alone would do. */
export const alternatives = (criterion: string): Term[][] => {
  const text = criterion.replace(BESIDES, '').replace(GRADE, ' ');
  const bare = text.replace(/\([^)]*\)/g, ' ');
  const whole = termsOf(bare, 'asked');
  const examples = text.split(EXAMPLES);
  const parts = /\bor\b/i.test(text)
    ? text.split(/,|\bor\b|[()]|\b(?:for example|such as|e\.g\.|including|like)\b/i)
    : examples.length > 1
      ? examples
      : [];
  const shortNames = [...text.matchAll(SHORT_NAME)].map(([, name = '']) => name);
  const others = [...parts, ...shortNames].map((part) => termsOf(part, 'asked')).filter(saysWhich);
  return [whole.length > 0 ? whole : termsOf(text, 'asked'), ...others].filter((terms) => terms.length > 0);
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

/** How much of a criterion a passage covers in words that stand near each other; words scattered over it count half. */
function shareIn(asked: readonly Term[], { terms, stretches }: Passage): number {
  const [only] = asked;
  const isNamed = only?.parts !== undefined && terms.some(({ stem }) => stem === only.stem);
  const words = asked.length === 1 && only?.parts && !isNamed ? only.parts : asked;
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
      if (share >= needed && share > (best?.share ?? 0)) best = { share, passage };
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
  const isNamed = ({ kind, terms }: Passage): boolean =>
    kind === 'claim' && terms.length > 0 && terms.length <= LONGEST_ENTRY && terms.every((term) => stems.has(term.stem));
  return passages.find(isNamed) ?? null;
};
