import type { CriterionKind } from './advert';
import fitted from './evidence-weights.json';
import { alternatives, shareIn } from './find-evidence';
import type { Passage } from './passages';
import { coverage, isNamed, namedIn, type Term } from '../text/terms';

/** What the lines of a CV say of one criterion, and what kind of criterion it is. */
export interface Signs {
  /** The share of what is asked that the best line says, and that all lines say together. */
  best: number;
  together: number;
  /** The weight of the rarest word that a line names: 'propulsion' says more than 'staff'. */
  rarest: number;
  /** What the best line leaves out where one or two words are asked for: half of 'project management' says little. */
  lacking: number;
  /** 1 where it is only desirable: what fewer people have is shown by other words less often. */
  desirable: number;
  /** How much the lines say of the other criteria: the same words prove more in a CV of the trade. */
  fit: number;
}

/** A criterion with what its place in the advert says of it. */
export interface WeighedCriterion {
  text: string;
  kind: CriterionKind;
  /** The share of the advert's other criteria that the lines say, from `fitBeside`; 0 where it stands alone. */
  fit: number;
}

/** Fitted by `npm run facts:evidence`, which remakes the file and prints how often each likelihood is right. */
const { weights, constant } = fitted;
export const signNames = ['best', 'together', 'rarest', 'lacking', 'desirable', 'fit'] as const;

/** From here on the lines show it. */
const SHOWN = 0.57;
/** What decides alone whether an application is considered is shown by nothing less than its own words. */
const SHOWN_OF_KNOCKOUT = 0.8;

const sum = (terms: readonly Term[]): number => terms.reduce((all, { weight }) => all + weight, 0);
const most = (values: readonly number[]): number => Math.max(0, ...values);

const isShort = (asked: readonly Term[]): boolean => asked.reduce((count, { parts }) => count + (parts?.length ?? 1), 0) <= 2;

const bestOf = (terms: readonly Term[], passages: readonly Passage[]): number => most(passages.map((one) => shareIn(terms, one)));

/** What all lines say of each alternative together; of one or two words one line must say it. */
const saidTogether = (asked: readonly Term[][], proving: readonly Passage[]): number => {
  const all = proving.flatMap(({ terms }) => terms);
  return most(asked.map((terms) => (isShort(terms) ? bestOf(terms, proving) : coverage(terms, all))));
};

/** What is held, done or learnt, not only listed or said of oneself. */
export const isProof = ({ kind, standing, isPastime }: Passage): boolean => kind !== 'claim' && standing === 'held' && isPastime !== true;

/** For each criterion of an advert the share that the lines of a CV say. */
export function sharesSaid(criteria: readonly string[], passages: readonly Passage[]): ReadonlyMap<string, number> {
  const proving = passages.filter(isProof);
  return new Map(criteria.map((text) => [text, saidTogether(alternatives(text), proving)]));
}

/** What the lines say of the other criteria on average. */
export function fitBeside(text: string, shares: ReadonlyMap<string, number>): number {
  const others = shares.size - Number(shares.has(text));
  if (others === 0) return 0;
  const all = [...shares.values()].reduce((total, share) => total + share, 0);
  return (all - (shares.get(text) ?? 0)) / others;
}

export function signsOf({ text, kind, fit }: WeighedCriterion, proving: readonly Passage[]): Signs {
  const asked = alternatives(text);
  const all = proving.flatMap(({ terms }) => terms);
  const best = asked.map((terms) => bestOf(terms, proving));
  const [whole] = asked;
  return {
    best: most(best),
    together: saidTogether(asked, proving),
    rarest: most(asked.flatMap((terms) => namedIn(terms, all).map(({ weight }) => weight))),
    lacking: whole && isShort(whole) ? 1 - most(best) : 0,
    desirable: Number(kind === 'desirable'),
    fit,
  };
}

/** How likely a shortlisting manager would call it shown, 0 to 1. */
function likelihoodOf(signs: Signs): number {
  const logit = signNames.reduce((total, name) => total + weights[name] * signs[name], constant);
  return 1 / (1 + Math.exp(-logit));
}

export function areShown(criterion: WeighedCriterion, proving: readonly Passage[]): boolean {
  const signs = signsOf(criterion, proving);
  // Without a word of it there is nothing to quote.
  return signs.best > 0 && likelihoodOf(signs) >= (criterion.kind === 'knockout' ? SHOWN_OF_KNOCKOUT : SHOWN);
}

const NEXT_TO_BEST = 0.6;
const MOST_LINES = 4;
/** Of two lines that say as much the one that says little else is the better quote. */
const FOR_LITTLE_ELSE = 0.2;
/** One alternative of many said in full is worth as much as half of all of them. */
const MOST_WEIGHED = 2;

function saidBy(passage: Passage, asked: readonly Term[][]): number {
  const said = asked
    .filter((terms) => isNamed(terms, passage.terms))
    .map((terms) => shareIn(terms, passage) * Math.min(sum(terms), MOST_WEIGHED));
  return most(said) / (1 + sum(passage.terms)) ** FOR_LITTLE_ELSE;
}

/** The lines that say most of what is asked, the best first. */
export function linesThatSay(asked: readonly Term[][], passages: readonly Passage[]): Passage[] {
  const weighed = passages.map((passage) => ({ passage, said: saidBy(passage, asked) })).sort((a, b) => b.said - a.said);
  const least = NEXT_TO_BEST * (weighed[0]?.said ?? 0);
  return weighed
    .filter(({ said }) => said > 0 && said >= least)
    .slice(0, MOST_LINES)
    .map(({ passage }) => passage);
}
