import * as facts from '@/lib/facts/figure-words';
import type { Token } from '../../text/tokens';
import { countedNoun, isTimeUnit } from './counted-noun';
import { wordFeatures } from '../language/word-features';
import { textBetween, tokenBeside, wordBeside, type Figure, type Place } from './figure-context';

/** What a number measures; null where it measures nothing, undefined where another rule may decide. */
export type FigureReader = (place: Place) => Figure | null | undefined;

const labels = new Set(facts.numberLabels);
const joiners = new Set(facts.labelJoiners);
const days = new Set(facts.dayWords);
const months = new Set(facts.monthWords);
const currencies = new Set(facts.currencyCodes);
const moneyScales = new Set(facts.moneyScales);
const ratingScales = new Set(facts.ratingScales);
const measuredGroups = new Set(facts.measuredGroups);
const groupMeasureLinks = new Set(facts.groupMeasureLinks);
const scoreNames = new Set(facts.scoreNames);
/** '40k', and '60+' whatever follows. */
const SCALED = /.(?:[km]|bn)\+?$|^\d+\+$/;

export const NUMERIC = /^\d[\d.,]*(?:k|m|bn|x)?\+?$/;
export const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

const money: FigureReader = (place) => {
  const { token, before } = place;
  const hasSign = before === '£' || before === '€' || before === '$';
  if (!hasSign && !currencies.has(wordBeside(place, -1))) return undefined;
  const next = tokenBeside(place, 1);
  const isScaled = next && moneyScales.has(next.word) && textBetween(place, token, next).length < 2;
  return { kind: 'money', start: hasSign ? token.start - 1 : token.start, end: isScaled ? next.end : token.end };
};

const percentage: FigureReader = (place) => {
  const end = endOfPercentage(place);
  return end === null ? undefined : { kind: 'percentage', start: place.token.start, end };
};

function endOfPercentage(place: Place): number | null {
  const { token, after, text, offset } = place;
  if (after === '%') return token.end + 1;
  if (after === ' ' && text.charAt(token.end - offset + 1) === '%') return token.end + 2;
  const [next, second] = [tokenBeside(place, 1), tokenBeside(place, 2)];
  if (next?.word === 'percent' || next?.word === 'percentage') return next.end;
  return next?.word === 'per' && second?.word === 'cent' ? second.end : null;
}

/** '3x' */
const times: FigureReader = ({ token: { word, start, end } }) =>
  word.endsWith('x') && word.length > 1 ? { kind: 'change', start, end } : undefined;

const nothing: FigureReader = (place) => (isDate(place) || isAside(place) || isLabelled(place) ? null : undefined);

export const isDate = (place: Place): boolean =>
  isYear(place.token.word) || months.has(wordBeside(place, -1)) || months.has(wordBeside(place, 1));

/** '(1)' */
const isAside = ({ before, after }: Place): boolean => before === '(' && after === ')';

/** How many words before a number its label may stand: in 'Years 7 to 11' the 11 is the second number of one label. */
function stepToLabel(place: Place): number {
  let step = -1;
  while (joiners.has(wordBeside(place, step)) && NUMERIC.test(wordBeside(place, step - 1))) step -= 2;
  return step;
}

/** 'Level 3', 'Years 7 to 11', 'Sage 50': the number tells which one it is, and measures nothing. */
export function isLabelled(place: Place): boolean {
  const step = stepToLabel(place);
  const label = tokenBeside(place, step);
  const next = tokenBeside(place, step + 1);
  if (!label || !next || /[,.;(]/.test(textBetween(place, label, next))) return false;
  // '3 units' counts units; 'Unit 3' does not.
  const isCounted = NUMERIC.test(wordBeside(place, step - 1));
  return (labels.has(label.word) && !isCounted) || (step === -1 && isName(place, label));
}

/** 'Blue Prism 7', 'an MEWP 3a': a name stands straight before the number. The capital that begins a line makes no name. */
function isName(place: Place, label: Token): boolean {
  const { word, capital } = label;
  if (
    !capital ||
    !/^[ -]$/.test(textBetween(place, label, place.token)) ||
    place.at < 2 ||
    scoreNames.has(word) ||
    days.has(word) ||
    word.endsWith('ly')
  )
    return false;
  const { form, isContent } = wordFeatures(word);
  return form === null && isContent && !groupMeasureLinks.has(word) && !isStartOfSentence(place);
}

const isStartOfSentence = (place: Place): boolean => {
  const [before, name] = [tokenBeside(place, -2), tokenBeside(place, -1)];
  return !before || !name || /[.!?:;•|\n]/.test(textBetween(place, before, name));
};

/** '4.8/5'; '24/7' measures nothing. */
const fraction: FigureReader = (place) => {
  const whole = tokenBeside(place, 1);
  if (place.after !== '/' || !whole || !NUMERIC.test(whole.word)) return undefined;
  return ratingScales.has(whole.word) ? { kind: 'rating', start: place.token.start, end: whole.end } : null;
};

/** The later half of '24/7', '2019-20' or '9:30', and the first of '9:30'. */
const piece: FigureReader = ({ before, after }) => (['/', '-', ':'].includes(before) || after === ':' ? null : undefined);

/** '9 out of 10', '9 of 10' */
const rating: FigureReader = (place) => {
  const [next, second, third] = [1, 2, 3].map((step) => tokenBeside(place, step));
  const { start, end } = place.token;
  if (next?.word === 'out' && second?.word === 'of') return { kind: 'rating', start, end: third?.end ?? end };
  return next?.word === 'of' && second && NUMERIC.test(second.word) ? { kind: 'rating', start, end: second.end } : undefined;
};

const rank: FigureReader = (place) => {
  const before = tokenBeside(place, -1);
  return before?.word === 'top' || before?.word === 'ranked' ? { kind: 'rank', start: before.start, end: place.token.end } : undefined;
};

const count: FigureReader = (place) => {
  const counted = countedNoun(place);
  return counted ? { kind: isTimeUnit(counted.word) ? 'time' : 'count', start: place.token.start, end: counted.end } : undefined;
};

/** 'NPS 62', 'a team of 8', '40k' */
const size: FigureReader = (place) => {
  const { word, start, end } = place.token;
  const [second, before] = [wordBeside(place, -2), wordBeside(place, -1)];
  const isMeasure = scoreNames.has(before) || (groupMeasureLinks.has(before) && measuredGroups.has(second));
  return isMeasure || SCALED.test(word) ? { kind: 'count', start, end } : null;
};

/** In this order: text directly at a number decides before text near it. */
const readers: readonly FigureReader[] = [money, percentage, times, nothing, fraction, piece, rating, rank, count, size];

export function firstFigure(among: readonly FigureReader[], place: Place): Figure | null {
  for (const read of among) {
    const figure = read(place);
    if (figure !== undefined) return figure;
  }
  return null;
}

export const number: FigureReader = (place) => (NUMERIC.test(place.token.word) ? firstFigure(readers, place) : undefined);
