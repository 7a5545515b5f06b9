import type { Statement } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { subjectPronouns } from '@/lib/facts/grammar-words';
import { weakOpeners } from '@/lib/facts/wordlists';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import type { Token } from '../../text/tokens';
import type { Figure } from '../figures/figure-context';
import { findFigures } from '../figures/figures';
import { findOpening, type Opening } from './opening-verb';
import { chanceOfResult } from './result-model';
import { within } from '../../text/spans';
import { wordFeatures } from '../language/word-features';

/** What was read in one bullet point or sentence. */
export interface StatementReading {
  statement: Statement;
  /** As it stands in the redacted text. */
  text: string;
  tokens: readonly Token[];
  /** It has a verb of work, at its beginning or later; without one a figure shows nothing that was done. */
  hasVerb: boolean;
  /**
   * Words proper, without a weak opening: neither a bare '(1)' nor 'Responsible for' makes a line longer, nor do 'I' and the 'of'
   * of 'Updating of accounts', which 'Update accounts' does without.
   */
  words: number;
  hits: readonly PhraseHit<Phrase>[];
  /** It stands under a break from work: it may count as evidence, and no more is asked for. */
  isInBreak: boolean;
  /** It is plausible language and occurs here for the first time; only then does it count. */
  counts: boolean;
  opening: Opening | null;
  /** 'Responsible for' and its like at the beginning. */
  weakOpening: (Span & { phrase: string; advice: string | null }) | null;
  figures: readonly Figure[];
  /** How likely a recruiter would take it as evidence of what came of the work, 0..1; 0 where the line does not count. */
  resultChance: number;
  /** Names, places, systems written with a capital inside the statement. */
  properNouns: readonly Span[];
}

const weak = new Map(weakOpeners.filter(({ severity }) => severity !== 'low').map((opener) => [opener.phrase, opener]));

const findWeakOpening = (hits: readonly PhraseHit<Phrase>[], tokens: readonly Token[]): StatementReading['weakOpening'] => {
  const second = tokens[1];
  for (const { value, start, end } of hits) {
    if (value.list !== 'weakOpener' || !second || start > second.start) continue;
    const opener = weak.get(value.id);
    if (opener && (start === tokens[0]?.start || /^(?:i|was|mainly|also|primarily)$/.test(tokens[0]?.word ?? ''))) {
      return { phrase: opener.phrase, advice: opener.advice ?? null, start, end };
    }
  }
  return null;
};

const findProperNouns = (tokens: readonly Token[], text: string, offset: number): Span[] =>
  tokens
    .filter(
      (token, i) =>
        i > 0 &&
        token.capital &&
        token.word !== 'i' &&
        !/[.!?:•"“(\n]\s*$/.test(text.slice(Math.max(0, token.start - offset - 3), token.start - offset)),
    )
    .map(({ start, end }) => ({ start, end }));

/** Words that a rewrite in the usual style of CVs removes. */
const addsNothing = new Set([...subjectPronouns, 'of']);

/** Plain letters first: they are most. */
const hasLetter = /[a-z]|\p{L}/u;

/** 'Won', 'First time': fragments tell no result. */
const FEWEST_WORDS = 3;

export const readStatement = (
  statement: Statement,
  context: {
    text: string;
    tokens: readonly Token[];
    hits: readonly PhraseHit<Phrase>[];
    isCurrent: boolean;
    isInBreak: boolean;
    counts: boolean;
  },
): StatementReading => {
  const text = context.text.slice(statement.start, statement.end);
  const tokens = within(context.tokens, statement);
  const hits = within(context.hits, statement);
  const weakOpening = findWeakOpening(hits, tokens);
  const figures = findFigures(tokens, text, statement.start);
  const words = tokens.filter(
    ({ word, start }) => start >= (weakOpening?.end ?? 0) && hasLetter.test(word) && !addsNothing.has(word),
  ).length;
  return {
    statement,
    text,
    tokens,
    hasVerb: tokens.some(({ word }) => wordFeatures(word).form !== null),
    words,
    hits,
    isInBreak: context.isInBreak,
    counts: context.counts,
    opening: weakOpening ? null : findOpening(tokens, text, statement.start, context.isCurrent),
    weakOpening,
    figures,
    resultChance: context.counts && words >= FEWEST_WORDS ? chanceOfResult({ text, start: statement.start, tokens, figures }) : 0,
    properNouns: findProperNouns(tokens, text, statement.start),
  };
};
