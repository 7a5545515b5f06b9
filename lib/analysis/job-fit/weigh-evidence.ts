import { shareIn } from './find-evidence';
import type { Passage } from './passages';
import { coverage, isNamed, namedIn, type Term } from '../text/terms';

/** What the lines of a CV say of one criterion. */
interface Signs {
  /** The share of what is asked that the best line says, and that all lines say together. */
  best: number;
  together: number;
  /** The weight of the rarest word that a line names: 'propulsion' says more than 'staff'. */
  rarest: number;
  /** The share that the list of skills or the profile says. */
  claimed: number;
  /** What the best line leaves out where one or two words are asked for: half of 'project management' says little. */
  lacking: number;
}

/**
 * Fitted to the criteria of 30 adverts, each read by a person against two CVs, and to the labelled lines of the project's own tests;
 * each advert was judged by the others.
 */
const WEIGHTS: Signs = { best: 0.87, together: 1.85, rarest: 1.41, claimed: 1.31, lacking: -0.47 };
const WITHOUT_SIGNS = -2.25;
/** From here on the lines show it. Unsure is never shown: of 123 criteria above it that are no paper and no length of time, 11 were not met. */
const SHOWN = 0.65;

const sum = (terms: readonly Term[]): number => terms.reduce((all, { weight }) => all + weight, 0);
const most = (values: readonly number[]): number => Math.max(0, ...values);

const isShort = (asked: readonly Term[]): boolean => asked.reduce((count, { parts }) => count + (parts?.length ?? 1), 0) <= 2;

function signsOf(asked: readonly Term[][], proving: readonly Passage[], claiming: readonly Passage[]): Signs {
  const bestOf = (terms: readonly Term[], passages: readonly Passage[]): number => most(passages.map((one) => shareIn(terms, one)));
  const all = proving.flatMap(({ terms }) => terms);
  const best = asked.map((terms) => bestOf(terms, proving));
  const [whole] = asked;
  return {
    best: most(best),
    together: most(asked.map((terms, i) => (isShort(terms) ? (best[i] ?? 0) : coverage(terms, all)))),
    rarest: most(asked.flatMap((terms) => namedIn(terms, all).map(({ weight }) => weight))),
    claimed: most(asked.map((terms) => bestOf(terms, claiming))),
    lacking: whole && isShort(whole) ? 1 - most(best) : 0,
  };
}

/** How likely a shortlisting manager would call it shown, 0 to 1. */
function likelihoodOf(signs: Signs): number {
  const names = ['best', 'together', 'rarest', 'claimed', 'lacking'] as const;
  const logit = names.reduce((total, name) => total + WEIGHTS[name] * signs[name], WITHOUT_SIGNS);
  return 1 / (1 + Math.exp(-logit));
}

export const areShown = (asked: readonly Term[][], proving: readonly Passage[], claiming: readonly Passage[]): boolean =>
  likelihoodOf(signsOf(asked, proving, claiming)) >= SHOWN;

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
