import type { Token } from '../../text/tokens';
import { wordFeatures } from './word-features';

/** How certain it is that a statement contains random words. */
export type Implausibility = 'none' | 'some' | 'clear';

const LONGEST_UNIT = 3;

/** Of a run of bare words, by its length and by how many of them belong to a trade. */
const implausibilityOf = (length: number, known: number): Implausibility => {
  if ((length >= 3 && known === 0) || (length >= 4 && known * 3 <= length) || (length >= 6 && known * 2 <= length)) return 'clear';
  return known * 3 <= length && length >= 3 ? 'some' : 'none';
};

/** 'a 1.2 km coastal embankment': a short word after a figure is its unit. */
const isUnit = (before: Token | undefined, { word }: Token): boolean =>
  before !== undefined && /\d$/.test(before.word) && word.length <= LONGEST_UNIT;

/**
 * Finds runs of bare words that belong to no trade. 'Increased yellow engine window sing by 14%' has its grammatical words
 * in order and says nothing. A run in an honest line ('repeat theatre bookings', 'cash flow forecast') holds at least one
 * word of a trade. Of 772 lines of invented and published CVs two are flagged; of random dictionary words three in four.
 */
export function implausibleWords(tokens: readonly Token[], text: string, offset: number): Implausibility {
  let worst: Implausibility = 'none';
  let length = 0;
  let known = 0;
  const endRun = (): void => {
    const found = implausibilityOf(length, known);
    if (found === 'clear' || (found === 'some' && worst === 'none')) worst = found;
    length = 0;
    known = 0;
  };
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const isJoined = before !== undefined && token.start === before.end + 1 && text.charAt(before.end - offset) === ' ';
    const { form, isContent, isTradeWord } = wordFeatures(token.word);
    const isBare = form !== 'past' && !token.capital && isContent;
    if (!isJoined || !isBare || isUnit(tokens[i - 1], token)) endRun();
    if (!isBare || isUnit(tokens[i - 1], token)) return;
    length++;
    if (form === 'participle' || isTradeWord) known++;
  });
  endRun();
  return worst;
}
