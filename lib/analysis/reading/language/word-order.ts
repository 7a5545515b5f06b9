import { wordOrder } from '@/lib/facts/word-order';
import type { Token } from '../../text/tokens';
import type { Part } from './parts-of-speech';
import { EDGE, STOP, wordClass } from './word-classes';
import { wordOf } from './word-features';

/**
 * Whether a statement reads like language. A figure in shuffled words or in placeholder Latin proves nothing, so a
 * statement is asked before its outcome counts: small words must stand where English lets them stand.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Prepositions that are particles too: 'signed visitors in', 'checked guests in and out', 'closed 2% under'. */
const PARTICLES = words('in on up out off down over under through about across by after before');
/** Prepositions that may follow another: 'from within', 'by over 20%', 'of up to ten'. */
const SECOND_PREPOSITIONS = words('over under about between within across before after than to as during');
/** None of these is an English word: one is enough. */
const PLACEHOLDER_LATIN = words(
  'lorem ipsum dolor amet consectetur adipiscing eiusmod tempor incididunt aliqua veniam nostrud ullamco laboris aliquip consequat aute irure reprehenderit voluptate cillum fugiat pariatur excepteur occaecat cupidatat proident deserunt mollit laborum',
);

/** What a word does where it stands: in 'a to-do list' or 'an up-to-date plan' a small word is part of a longer one. */
const partIn = ({ word, start, end }: Token, text: string, offset: number): Part =>
  text.charAt(end - offset) === '-' || text.charAt(start - offset - 1) === '-' ? 'content' : wordOf(word).part;

/** Content words in a row that a noun phrase hardly reaches: 'NHS acute trust finance business partner'. */
const LONGEST_PHRASE = 7;

const isMisplaced = (word: string, kind: Part, next: Part | null, nextWord: string): boolean => {
  if (kind === 'content' || kind === 'auxiliary') return false;
  const isJoined = nextWord === 'and' || nextWord === 'or' || nextWord === 'but';
  if (kind === 'preposition' && PARTICLES.has(word)) return false;
  if (next === null) return true;
  if (kind === 'determiner') return next !== 'content';
  if (kind === 'preposition') return isJoined || (next === 'preposition' && !SECOND_PREPOSITIONS.has(nextWord));
  return next === 'conjunction' && isJoined;
};

/** Small words where English does not let them stand, placeholder Latin, a capital verb in mid-sentence. */
export const hasMisplacedWords = (tokens: readonly Token[], text: string, offset: number): boolean => {
  if (tokens.length < 3) return tokens.length === 0;
  let faults = 0;
  let small = 0;
  let run = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const following = tokens[i + 1];
    const gap = following ? text.slice(token.end - offset, following.start - offset) : '';
    const cut = gap !== ' ' && /[.,;:()|\t\n&+/–—-]/.test(gap);
    const kind = partIn(token, text, offset);
    const next = following ? partIn(following, text, offset) : null;
    // A verb at the start and a figure stand outside the noun phrase: 'Developed customer churn prediction model achieving 92% accuracy'.
    const isInPhrase = kind === 'content' && !cut && !(i === 0 && wordOf(token.word).form) && !/^\d/.test(token.word);
    run = isInPhrase ? run + 1 : 0;
    if (run === LONGEST_PHRASE) faults++;
    if (kind !== 'content') small++;
    if (PLACEHOLDER_LATIN.has(token.word)) return true;
    if (isMisplaced(token.word, kind, next, following?.word ?? '') && !(cut && !/^[.,;]/.test(gap))) faults++;
    // A sentence does not start again without a stop: 'times Reduced by'. 'Greater Manchester Combined Authority' is a name.
    const isInName = following?.capital === true && gap === ' ';
    if (i > 0 && token.capital && !isInName && !isAfterStop(text, token.start - offset) && wordOf(token.word).form === 'past') faults++;
  }
  const first = tokens[0];
  if (first && ['and', 'or', 'of', 'but', 'than'].includes(first.word)) faults++;
  if (tokens.length >= 6 && small / tokens.length < 0.08 && !(first && wordOf(first.word).form)) faults += 2;
  return faults > (tokens.length > 14 ? 1 : 0);
};

const isAfterStop = (text: string, at: number): boolean => {
  for (let i = at - 1; i >= 0; i--) {
    const sign = text.charAt(i);
    if (sign !== ' ') return '.:;!?,()\t\n•-–—/“"\''.includes(sign);
  }
  return true;
};

const QUANTITIES: ReadonlySet<number> = new Set(['7', 'seven'].map(wordClass));
const isQuantity = (token: Token | undefined): boolean => token !== undefined && QUANTITIES.has(wordOf(token.word).class);
const isRangeAt = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'to' && isQuantity(tokens[to - 1]) && isQuantity(tokens[to + 1]);

const TENTHS = 10;

/** How much likelier the order of the words is than chance, on the average of its steps (natural logarithm). */
export const wordOrderScore = (tokens: readonly Token[], text: string, offset: number): number => {
  let from = EDGE;
  let sum = 0;
  let steps = 0;
  const step = (to: number): void => {
    sum += wordOrder[from]?.[to] ?? 0;
    steps++;
    from = to;
  };
  const isLaterPart = ({ word, start }: Token): boolean => text.charAt(start - offset - 1) === '-' && wordOf(word).part === 'content';
  tokens.forEach((token, i) => {
    // A bare number in brackets is no word: it must not make a line read better or worse.
    if (text.charAt(token.start - offset - 1) === '(' && text.charAt(token.end - offset) === ')' && /^\d+$/.test(token.word)) return;
    const before = tokens[i - 1];
    // 'Two to three' and '11 to 16' take one step, as 'two' does; an age takes none.
    if (isRangeAt(tokens, token.word === 'to' ? i : i - 1) || (before?.word === 'aged' && isQuantity(token))) return;
    // 'Walk-in', 'day-to-day' and 'up-to-date' take one step, that of the last word that carries sense.
    const own = wordOf(token.word);
    if (own.part !== partIn(token, text, offset)) return;
    if (text.charAt(token.end - offset) === '-' && tokens.slice(i + 1, i + 3).some(isLaterPart)) return;
    if (before && /[.,;:!?–—]/.test(text.slice(before.end - offset, token.start - offset))) step(STOP);
    step(own.class);
  });
  step(EDGE);
  return sum / TENTHS / steps;
};
