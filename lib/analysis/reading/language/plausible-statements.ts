import type { Statement } from '@/lib/cv/cv';
import { within } from '../../text/spans';
import type { Token } from '../../text/tokens';
import { implausibleWords, type Implausibility } from './implausible-words';
import { wordFeatures } from './word-features';
import { hasMisplacedWords, wordOrderScore } from './word-order';

/**
 * The lowest plausible score of word order. Of held-out real lines 1 in 100 is below `usual`; of the same lines with shuffled words two
 * in three are, and most of the rest have misplaced function words.
 */
const LOWEST_SCORE = { usual: 0.27, strict: 0.52 };
/**
 * A text with this many implausible lines, and this share of them, is held to the strict score. Of 548 lines of
 * 42 honest CVs, trades and learners among them, 5 fail; of 685 lines with shuffled words 50 pass.
 */
const STRICT_FROM = { lines: 3, share: 0.5 };
/** Fewer are enough where the words themselves are implausible, which is very rare in an honest line. */
const STRICT_FROM_WORDS = { lines: 2, share: 0.125 };
/** Shuffled words seldom happen to begin with a verb in a capital: such a line is believed at a lower score. */
const VERB_FIRST_ALLOWANCE = 0.09;
/** A line that begins with a small letter where most begin with a capital needs a higher score. */
const SMALL_START = { share: 0.7, penalty: 0.2 };
/** Terse writers and learners have some lines that read unusually ('to do there wash'): these count only where that many do. */
const SEVERAL = { lines: 2, share: 0.1 };
const FEWEST_WORDS = 5;
/** How much better one order of the same words must score to count as the intended one. */
const CLEARLY_BETTER = 0.2;

interface Judgement {
  statement: Statement;
  score: number;
  isShort: boolean;
  hasMisplacedWords: boolean;
  implausibility: Implausibility;
  /** Equal for two statements of the same words in any order. */
  sortedWords: string;
  words: readonly string[];
  startsWithCapital: boolean;
  startsWithVerb: boolean;
}

const isNumber = (word: string): boolean => word.charAt(0) <= '9' && /^\d+$/.test(word);

function judge(statement: Statement, tokens: readonly Token[], text: string): Judgement {
  const own = within(tokens, statement);
  const words = own.map(({ word }) => word);
  const shown = text.slice(statement.start, statement.end);
  return {
    statement,
    score: wordOrderScore(own, shown, statement.start),
    isShort: words.length < FEWEST_WORDS,
    hasMisplacedWords: hasMisplacedWords(own, shown, statement.start),
    implausibility: implausibleWords(own, shown, statement.start),
    sortedWords: words
      .filter((word) => !isNumber(word))
      .sort()
      .join(' '),
    words,
    startsWithVerb: own[0]?.capital === true && wordFeatures(own[0].word).form !== null,
    startsWithCapital: own[0]?.capital === true || /\d/.test(own[0]?.word ?? ''),
  };
}

/** The same words in another order that scores nearly as well: the intended one is unknown, so neither counts. */
const isShuffledDuplicate = (best: Judgement, others: readonly Judgement[]): boolean =>
  others.some(({ score, words }) => score > best.score - CLEARLY_BETTER && words.join(' ') !== best.words.join(' '));

/** The plausible statements; of several with the same words only the best one. */
export function plausibleStatements(statements: readonly Statement[], tokens: readonly Token[], text: string): ReadonlySet<Statement> {
  const judged = statements.map((statement) => judge(statement, tokens, text));
  const isMostlyCapital = judged.filter(({ startsWithCapital }) => startsWithCapital).length >= judged.length * SMALL_START.share;
  const isOutOfOrder = (one: Judgement, isStrict: boolean): boolean => {
    const lowest =
      (isStrict ? LOWEST_SCORE.strict : LOWEST_SCORE.usual) -
      (one.startsWithVerb ? VERB_FIRST_ALLOWANCE : 0) +
      (isMostlyCapital && !one.startsWithCapital ? SMALL_START.penalty : 0);
    return !one.isShort && one.score < lowest;
  };
  const hasWrongWords = (one: Judgement, isStrict: boolean): boolean =>
    one.hasMisplacedWords || one.implausibility === 'clear' || (one.implausibility === 'some' && isStrict);
  const looksWrong = (one: Judgement): boolean => hasWrongWords(one, false) || isOutOfOrder(one, false);
  const reaches = (count: number, limit: { lines: number; share: number }): boolean =>
    count >= limit.lines && count >= judged.length * limit.share;
  const misplaced = judged.filter((one) => one.hasMisplacedWords).length;
  const isAmongSeveral = (one: Judgement): boolean =>
    one.implausibility === 'clear' ? judged.filter((other) => hasWrongWords(other, false)).length > 1 : reaches(misplaced, SEVERAL);
  const fails = (one: Judgement, isStrict: boolean): boolean =>
    (hasWrongWords(one, isStrict) && (isStrict || isAmongSeveral(one))) || (isStrict && isOutOfOrder(one, true));
  const isStrict =
    reaches(judged.filter(looksWrong).length, STRICT_FROM) ||
    reaches(judged.filter(({ implausibility }) => implausibility === 'clear').length, STRICT_FROM_WORDS);
  const kept = groupBy(judged, ({ sortedWords }) => sortedWords).flatMap((group) => {
    const [best, ...others] = group.filter((one) => !fails(one, isStrict)).sort((a, b) => b.score - a.score);
    return best && !isShuffledDuplicate(best, others) ? [best.statement] : [];
  });
  return new Set(kept);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
