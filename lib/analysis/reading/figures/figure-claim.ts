import * as facts from '@/lib/facts/figure-words';
import type { Token } from '../../text/tokens';
import { placeAt, wordBeside, type Figure, type Place } from './figure-context';
import { isDate, isLabelled, isYear } from './number-figures';

/**
 * Whether words hold a figure as a reader counts one. Uncertain where a number is left that no rule explains; then nothing is said
 * about it.
 */
export type FigureClaim = 'yes' | 'no' | 'unsure';

const numberWords = new Set(facts.numberWords);
const wordLabels = new Set(facts.numberWordLabels);
const yearWords = new Set(['year', 'years', "years'", 'yr', 'yrs']);
const BEGINS_WITH_DIGIT = /^\d/;
/** '18th edition', '3D drawings', '2nd fix' */
const NAME_OF_THING = /^(?:\d{1,3}(?:st|nd|rd|th)|\d[dgs])$/;
/** 'Came second in the county': a rank in words may be a figure to a reader. */
const RANK = /\b(?:came|finished|placed|ranked|voted|named)\s(?:\w+\s)?(?:first|second|third|fourth|1st|2nd|3rd|4th|top)\b/i;
/** How many words on the years may stand: '14 and a half years', 'nine long years'. */
const FURTHEST_YEARS = 4;

const isNumber = ({ word }: Token): boolean => BEGINS_WITH_DIGIT.test(word) || numberWords.has(word);

/** '9 years', 'fourteen years': time worked is a figure to a reader, though it proves no result. */
function isYearsOf(place: Place): boolean {
  const [first, second] = [wordBeside(place, 1), wordBeside(place, 2)];
  if (yearWords.has(first) || yearWords.has(second)) return true;
  return first === 'and' && [2, 3, FURTHEST_YEARS].some((step) => yearWords.has(wordBeside(place, step)));
}

/** Years, dates, labels and names hold digits and measure nothing. */
function isNoMeasure(place: Place): boolean {
  const { word } = place.token;
  const before = wordBeside(place, -1);
  if (isYear(word) || NAME_OF_THING.test(word) || isDate(place) || isLabelled(place) || wordLabels.has(before)) return true;
  // '2019/20', '2021-22'
  return /[/–-]/.test(place.before) && isYear(before);
}

export function figureClaim(figures: readonly Figure[], tokens: readonly Token[], text: string, offset: number): FigureClaim {
  if (figures.length > 0) return 'yes';
  const places = tokens.flatMap((token, at) => (isNumber(token) ? [placeAt({ tokens, text, offset }, at, token)] : []));
  const left = places.filter((place) => !isNoMeasure(place));
  if (left.some(isYearsOf)) return 'yes';
  return left.length > 0 || RANK.test(text) ? 'unsure' : 'no';
}
