import type { Statement } from '@/lib/cv/cv';
import type { Token } from '../../text/tokens';
import { hasMisplacedWords, wordOrderScore } from './word-order';
import { within } from '../../text/spans';
import { strangeWords, type Strangeness } from './implausible-words';
import { wordOf } from './word-features';

/**
 * Below this, words stand in an order English hardly knows. Of held-out true lines 1 in 100 falls below the lower mark;
 * of the same lines with their words shuffled two in three do, and most of the rest stumble over misplaced small words.
 */
const MARK = { usual: 0.27, wary: 0.52 };
/**
 * A text that was caught with this many senseless lines, and this share of them, is read warily: its other doubtful lines
 * count no longer. Terse but honest lines are now and then taken for senseless, so one in four it has to be.
 */
const CAUGHT = { lines: 3, share: 0.25 };
/** Fewer will do where they are nonsense by their words, which an honest line hardly ever is. */
const PLAINLY_CAUGHT = { lines: 2, share: 0.125 };
/** Shuffled words seldom happen to begin with a verb in a capital: a line that does is believed sooner. */
const VERB_FIRST = 0.09;
/** A line that begins small among lines that begin with a capital was hardly written with them. */
const ODD_START = { share: 0.7, mark: 0.2 };
const FEWEST_WORDS = 5;
const CLEARLY_BETTER = 0.2;

interface Judged {
  statement: Statement;
  score: number;
  short: boolean;
  misplaced: boolean;
  strangeness: Strangeness;
  sameWords: string;
  words: readonly string[];
  capital: boolean;
  verbFirst: boolean;
}

const isNumber = (word: string): boolean => word.charAt(0) <= '9' && /^\d+$/.test(word);

const judge = (statement: Statement, tokens: readonly Token[], text: string): Judged => {
  const own = within(tokens, statement);
  const words = own.map(({ word }) => word);
  const shown = text.slice(statement.start, statement.end);
  return {
    statement,
    score: wordOrderScore(own, shown, statement.start),
    short: words.length < FEWEST_WORDS,
    misplaced: hasMisplacedWords(own, shown, statement.start),
    strangeness: strangeWords(own, shown, statement.start),
    sameWords: words
      .filter((word) => !isNumber(word))
      .sort()
      .join(' '),
    words,
    verbFirst: own[0]?.capital === true && wordOf(own[0].word).form !== null,
    capital: own[0]?.capital === true || /\d/.test(own[0]?.word ?? ''),
  };
};

/** The statements that read like language and do not say again, in the same or another order, what one of them says. */
export const sensibleStatements = (statements: readonly Statement[], tokens: readonly Token[], text: string): ReadonlySet<Statement> => {
  const judged = statements.map((statement) => judge(statement, tokens, text));
  const mostlyCapital = judged.filter(({ capital }) => capital).length >= judged.length * ODD_START.share;
  const fails = ({ score, short, misplaced, strangeness, capital, verbFirst }: Judged, mark: number): boolean =>
    misplaced ||
    strangeness === 'clear' ||
    (strangeness === 'some' && mark === MARK.wary) ||
    (!short && score < mark - (verbFirst ? VERB_FIRST : 0) + (mostlyCapital && !capital ? ODD_START.mark : 0));
  const caught = judged.filter((one) => fails(one, MARK.usual)).length;
  const plainly = judged.filter(({ strangeness }) => strangeness === 'clear').length;
  const reaches = (count: number, limit: { lines: number; share: number }): boolean =>
    count >= limit.lines && count >= judged.length * limit.share;
  const isWary = reaches(caught, CAUGHT) || reaches(plainly, PLAINLY_CAUGHT);
  const mark = isWary ? MARK.wary : MARK.usual;
  const sameWords = new Map<string, Judged[]>();
  for (const one of judged) {
    const group = sameWords.get(one.sameWords);
    if (group) group.push(one);
    else sameWords.set(one.sameWords, [one]);
  }
  const kept = [...sameWords.values()].flatMap((group) => {
    const [best, ...others] = group.filter((one) => !fails(one, mark)).sort((a, b) => b.score - a.score);
    // The same words in another order that reads nearly as well: which of them was meant cannot be told, so neither counts.
    const isTwisted =
      best && others.some(({ score, words }) => score > best.score - CLEARLY_BETTER && words.join(' ') !== best.words.join(' '));
    return best && !isTwisted ? [best.statement] : [];
  });
  return new Set(kept);
};
