import { coverage, termsOf, type Term } from './terms';
import type { Passage } from './passages';

const ENOUGH = 0.4;
/** A short criterion ('Docker', 'Care planning') must be met in full or nearly so. */
const ENOUGH_WHEN_SHORT = 0.55;
/** What the skills list claims to the letter needs less of a role's line to be believed. */
export const ENOUGH_BESIDE_CLAIM = 0.43;

const EXAMPLES = /\b(?:for example|such as|e\.g\.|including|like)\b/i;

/** What a line says of its own weight. */
const BESIDES = /[\s:;,–-]*\b(?:without (?:it|this|which)|as you(?:'ll| will))\b.*$/i;

/** 'Qualified Teacher Status (QTS)' */
const SHORT_NAME = /\(((?:\p{L}*\p{Lu}){2,7})\)/gu;

/** 'AWS or Azure', 'ACA, ACCA or CIMA', 'event streaming, for example Kafka': each alternative alone would do. */
export const alternatives = (criterion: string): Term[][] => {
  const text = criterion.replace(BESIDES, '');
  const bare = text.replace(/\([^)]*\)/g, ' ');
  const whole = termsOf(bare);
  const examples = text.split(EXAMPLES);
  const parts = /\bor\b/i.test(text)
    ? text.split(/,|\bor\b|[()]|\b(?:for example|such as|e\.g\.|including|like)\b/i)
    : examples.length > 1
      ? examples
      : [];
  const shortNames = [...text.matchAll(SHORT_NAME)].map(([, name = '']) => name);
  return [whole.length > 0 ? whole : termsOf(text), ...[...parts, ...shortNames].map((part) => termsOf(part))].filter(
    (terms) => terms.length > 0,
  );
};

/** 'Kubernetes and infrastructure as code', 'Illustrator, InDesign and Photoshop': asked for together, shown in several places. */
export const conjuncts = (criterion: string): Term[][] => {
  const text = criterion.replace(BESIDES, '');
  if (/\bor\b/i.test(text) || EXAMPLES.test(text)) return [];
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/,|\band\b|\bwith\b/i)
    .map((part) => termsOf(part))
    .filter((terms) => terms.length > 0);
  return parts.length > 1 ? parts : [];
};

export const bestPassage = (
  asked: readonly Term[][],
  passages: readonly Passage[],
  enough: number | null = null,
): { share: number; passage: Passage } | null => {
  let best: { share: number; passage: Passage } | null = null;
  for (const terms of asked) {
    const needed = enough ?? (terms.length <= 2 ? ENOUGH_WHEN_SHORT : ENOUGH);
    for (const passage of passages) {
      const share = coverage(terms, passage.terms);
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
