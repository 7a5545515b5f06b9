import { neverFirst, particles, placeholderLatin, secondPrepositions } from '@/lib/facts/grammar-words';
import { wordOrder } from '@/lib/facts/word-order';
import type { Token } from '../../text/tokens';
import type { PartOfSpeech } from './parts-of-speech';
import { EDGE, STOP, wordClass } from './word-classes';
import { wordFeatures } from './word-features';

/**
 * Checks whether the words of a statement are in an order that English allows. A figure among shuffled words or placeholder Latin
 * proves nothing, so statements are checked before their outcomes count.
 */

const particleWords = new Set(particles);
const secondPrepositionWords = new Set(secondPrepositions);
const latinWords = new Set(placeholderLatin);
const neverFirstWords = new Set(neverFirst);

/** The part of speech of a word in its place: in 'a to-do list' or 'an up-to-date plan' it is part of a longer content word. */
const partInPlace = ({ word, start, end }: Token, text: string, offset: number): PartOfSpeech =>
  text.charAt(end - offset) === '-' || text.charAt(start - offset - 1) === '-' ? 'content' : wordFeatures(word).partOfSpeech;

/** With more content words in a row it is no noun phrase; 'NHS acute trust finance business partner' has six. */
const LONGEST_PHRASE = 7;
const FEWEST_WORDS = 3;
/** A statement of so many words and hardly a grammatical word among them is a list of keywords. */
const KEYWORD_LIST = { words: 6, grammaticalShare: 0.08 };
/** A statement of more words than this may hold one fault. */
const LONG_STATEMENT = 14;

const isMisplaced = (word: string, kind: PartOfSpeech, next: PartOfSpeech | null, nextWord: string): boolean => {
  if (kind === 'content' || kind === 'auxiliary') return false;
  const isJoined = nextWord === 'and' || nextWord === 'or' || nextWord === 'but';
  if (kind === 'preposition' && particleWords.has(word)) return false;
  if (next === null) return true;
  if (kind === 'determiner') return next !== 'content';
  if (kind === 'preposition') return isJoined || (next === 'preposition' && !secondPrepositionWords.has(nextWord));
  return next === 'conjunction' && isJoined;
};

/** A statement and one of its words. */
interface WordInStatement {
  text: string;
  offset: number;
  /** The index of the word. */
  i: number;
  token: Token;
  following: Token | undefined;
  /** What stands between this word and the next. */
  gap: string;
}

/** A stop, a bracket or a sign parts the word from the next one. */
const isCut = (gap: string): boolean => gap !== ' ' && /[.,;:()|\t\n&+/–—-]/.test(gap);

/** A sentence does not start again without a full stop: 'times Reduced by'. 'Greater Manchester Combined Authority' is a name. */
function restartsSentence({ text, offset, i, token, following, gap }: WordInStatement): boolean {
  const isInName = following?.capital === true && gap === ' ';
  return i > 0 && token.capital && !isInName && !isAfterStop(text, token.start - offset) && wordFeatures(token.word).form === 'past';
}

const isMisplacedHere = ({ text, offset, token, following, gap }: WordInStatement, kind: PartOfSpeech): boolean => {
  const next = following ? partInPlace(following, text, offset) : null;
  return isMisplaced(token.word, kind, next, following?.word ?? '') && !(isCut(gap) && !/^[.,;]/.test(gap));
};

/** Grammatical words where English does not let them stand, placeholder Latin, a capital verb in mid-sentence. */
export function hasMisplacedWords(tokens: readonly Token[], text: string, offset: number): boolean {
  if (tokens.length < FEWEST_WORDS) return tokens.length === 0;
  if (tokens.some(({ word }) => latinWords.has(word))) return true;
  let faults = 0;
  let grammatical = 0;
  let run = 0;
  for (const [i, token] of tokens.entries()) {
    const following = tokens[i + 1];
    const gap = following ? text.slice(token.end - offset, following.start - offset) : '';
    const place = { text, offset, i, token, following, gap };
    const kind = partInPlace(token, text, offset);
    // A verb at the start and a figure stand outside the noun phrase: 'Developed customer churn prediction model achieving 92% accuracy'.
    const isInPhrase = kind === 'content' && !isCut(gap) && !(i === 0 && wordFeatures(token.word).form) && !/^\d/.test(token.word);
    run = isInPhrase ? run + 1 : 0;
    if (kind !== 'content') grammatical++;
    if (run === LONGEST_PHRASE) faults++;
    if (isMisplacedHere(place, kind)) faults++;
    if (restartsSentence(place)) faults++;
  }
  return faults + faultsOfWhole(tokens, grammatical) > (tokens.length > LONG_STATEMENT ? 1 : 0);
}

function faultsOfWhole(tokens: readonly Token[], grammatical: number): number {
  const first = tokens[0]?.word ?? '';
  const isKeywordList =
    tokens.length >= KEYWORD_LIST.words && grammatical / tokens.length < KEYWORD_LIST.grammaticalShare && wordFeatures(first).form === null;
  return (neverFirstWords.has(first) ? 1 : 0) + (isKeywordList ? 2 : 0);
}

const isAfterStop = (text: string, at: number): boolean => {
  for (let i = at - 1; i >= 0; i--) {
    const sign = text.charAt(i);
    if (sign !== ' ') return '.:;!?,()\t\n•-–—/“"\''.includes(sign);
  }
  return true;
};

const quantities: ReadonlySet<number> = new Set(['7', 'seven'].map(wordClass));
const isQuantity = (token: Token | undefined): boolean => token !== undefined && quantities.has(wordFeatures(token.word).class);
const isRangeAt = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'to' && isQuantity(tokens[to - 1]) && isQuantity(tokens[to + 1]);

/** The table holds tenths of a logarithm. */
const TENTHS = 10;

/** How much likelier the order of the words is than chance, on the average of its steps (natural logarithm). */
export function wordOrderScore(tokens: readonly Token[], text: string, offset: number): number {
  let from = EDGE;
  let sum = 0;
  let steps = 0;
  const step = (to: number): void => {
    sum += wordOrder[from]?.[to] ?? 0;
    steps++;
    from = to;
  };
  tokens.forEach((token, i) => {
    if (isSkipped(tokens, i, text, offset)) return;
    const before = tokens[i - 1];
    if (before && /[.,;:!?–—]/.test(text.slice(before.end - offset, token.start - offset))) step(STOP);
    step(wordFeatures(token.word).class);
  });
  step(EDGE);
  return sum / TENTHS / steps;
}

/** Words that take no step of their own in the order. */
function isSkipped(tokens: readonly Token[], i: number, text: string, offset: number): boolean {
  const token = tokens[i];
  if (!token) return true;
  const { word, start, end } = token;
  // A bare number in brackets is no word: it must not make a line read better or worse.
  if (text.charAt(start - offset - 1) === '(' && text.charAt(end - offset) === ')' && /^\d+$/.test(word)) return true;
  // 'Two to three' and '11 to 16' take one step, as 'two' does; an age takes none.
  if (isRangeAt(tokens, word === 'to' ? i : i - 1) || (tokens[i - 1]?.word === 'aged' && isQuantity(token))) return true;
  // 'Walk-in', 'day-to-day' and 'up-to-date' take one step, that of the last content word.
  if (wordFeatures(word).partOfSpeech !== partInPlace(token, text, offset)) return true;
  const isLaterPart = (later: Token): boolean =>
    text.charAt(later.start - offset - 1) === '-' && wordFeatures(later.word).partOfSpeech === 'content';
  return text.charAt(end - offset) === '-' && tokens.slice(i + 1, i + 3).some(isLaterPart);
}
