import { nounFollowers, nounsAndVerbsInLy, subjectPronouns, verbAuxiliaries, verbPrefixes } from '@/lib/facts/grammar-words';
import type { Token } from '../../text/tokens';
import type { VerbForm } from '../language/verb-forms';
import { wordFeatures } from '../language/word-features';

export interface Opening {
  /** The verb a statement begins with, lower-cased. */
  verb: string;
  form: VerbForm;
  start: number;
  end: number;
}

const pronouns = new Set(subjectPronouns);
const auxiliaries = new Set(verbAuxiliaries);
const prefixes = new Set(verbPrefixes);
const followers = new Set(nounFollowers);
const noAdverbs = new Set(nounsAndVerbsInLy);
const MOST_BEFORE_VERB = 3;

/** Where the verb would stand: after a pronoun, auxiliaries and an adverb, as in 'I have also successfully managed'. */
function indexOfVerb(tokens: readonly Token[]): number {
  const wordAt = (at: number): string => tokens[at]?.word ?? '';
  const isAdverb = (word: string): boolean => /^\p{L}{3,}ly$/u.test(word) && !noAdverbs.has(word);
  let at = pronouns.has(wordAt(0)) ? 1 : 0;
  while (at < MOST_BEFORE_VERB && auxiliaries.has(wordAt(at))) at++;
  return at < MOST_BEFORE_VERB && isAdverb(wordAt(at)) ? at + 1 : at;
}

/** 'Co-led', 'Line-managed'; in 'Award-winning chef' the hyphen makes an adjective of the two words. */
function hyphenedVerb(first: Token, second: Token): Opening | null {
  const { form } = wordFeatures(second.word);
  return form && prefixes.has(first.word) ? { verb: `${first.word}-${second.word}`, form, start: first.start, end: second.end } : null;
}

/** 'Support for customers', 'Lead of the team', 'Programme reporting' */
const isNoun = (second: Token | undefined): boolean =>
  !second || followers.has(second.word) || wordFeatures(second.word).form === 'participle';

/**
 * The action verb a statement opens with. An adverb, 'I' or a prefix ('Co-led') may stand before it. A base form
 * ('Lead', 'Support') is a verb in a job still held or before an object, not in 'Support for customers'.
 */
export function findOpening(tokens: readonly Token[], text: string, offset: number, isCurrent: boolean): Opening | null {
  const at = indexOfVerb(tokens);
  const [first, second] = tokens.slice(at, at + 2);
  if (!first) return null;
  const isHyphened = second && text.charAt(first.end - offset) === '-' && first.end + 1 === second.start;
  if (isHyphened) return hyphenedVerb(first, second);
  const { form } = wordFeatures(first.word);
  if (!form || (form === 'base' && !isCurrent && isNoun(second))) return null;
  return { verb: first.word, form, start: first.start, end: first.end };
}

/** Words that follow a verb and not a noun: 'Manage the rota', but 'Grill and larder', 'Support for customers'. */
const OBJECT_BEGINS = /^(?:the|a|an|all|any|our|my|his|her|their|this|these|those|daily|weekly|up|\d.*)$/;

/** Certainly a verb and no noun or adjective: 'Planned the rota', but not 'Planned maintenance'. */
export function hasObject({ opening, tokens }: { opening: { end: number } | null; tokens: readonly Token[] }): boolean {
  const next = opening && tokens.find(({ start }) => start >= opening.end);
  return next ? OBJECT_BEGINS.test(next.word) : false;
}
