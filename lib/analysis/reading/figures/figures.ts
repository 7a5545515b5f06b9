import * as facts from '@/lib/facts/figure-words';
import type { Token } from '../../text/tokens';
import { countedNoun, isTimeUnit } from './counted-noun';
import { placeAt, textBetween, tokenBeside, wordBeside, type Figure, type Place } from './figure-context';
import { firstFigure, isYear, number, NUMERIC, type FigureReader } from './number-figures';

const numberWords = new Set(facts.numberWords);
const smallNumbers = new Set([...facts.numberWords, ...facts.smallNumberWords]);
const movements = new Set(facts.movementWords);
const multiples = new Set(facts.multipleWords);
const frequencies = new Set(facts.frequencyWords);
const fractions = new Set(facts.fractionWords);
const phraseStarters = new Set(facts.phraseStarters);
const rankFollowers = new Set(facts.rankFollowers);
/** How many words may stand between the movement and 'from': 'fell in one year from nine to one'. */
const FURTHEST_MOVEMENT = 4;
const FURTHEST_TARGET = 5;
const nothing = new Set(['nil', 'none', 'nothing']);
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/;
const WITH_UNIT = new RegExp(String.raw`^\d[\d.,]*(?:${facts.attachedUnits.join('|')})\+?$`);
/** '74p', but no '1080p'. */
const PENCE = /^\d{1,3}p$/;
const FIRST_DIGIT = /^\d/;
/** Words a figure may begin with, besides numbers and what follows 'from'. Other words need no closer look. */
const figureStarters: ReadonlySet<string> = new Set([...multiples, ...fractions, ...numberWords, 'zero']);

const isAmount = (word: string): boolean =>
  frequencies.has(word) || ((NUMERIC.test(word) || WITH_UNIT.test(word) || PENCE.test(word)) && !isYear(word));

/** 'From 900 ms to 120 ms', 'from 31p to 74p', 'fell from nine to one'. */
const move: FigureReader = (place) => {
  const end = endOfMove(place);
  if (end === null) return undefined;
  return { kind: 'change', start: /[£€$]/.test(place.before) ? place.token.start - 1 : place.token.start, end };
};

/** Hours of a day: 'every evening from 5 to 9' moves nothing. */
const isHour = (word: string): boolean => /^(?:1?\d|2[0-4])(?:[.:]\d\d)?(?:[ap]m)?$/.test(word);
const partsOfDay =
  /^(?:mornings?|afternoons?|evenings?|nights?|days?|daily|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|shifts?|hours?|open)$/;
const isOfHours = (place: Place): boolean =>
  isHour(place.token.word) &&
  !hasMoved(place) &&
  place.tokens.slice(Math.max(0, place.at - 1 - FURTHEST_MOVEMENT), place.at - 1).some(({ word }) => partsOfDay.test(word));

function endOfMove(place: Place): number | null {
  const { token, text, offset } = place;
  if (wordBeside(place, -1) !== 'from') return null;
  const isWord = smallNumbers.has(token.word);
  if ((!isWord && !isAmount(token.word)) || isOfHours(place)) return null;
  // 'Fell from 14 in 2021 to none': only a word of movement leaves room for more than a unit before 'to'.
  const furthest = hasMoved(place) ? FURTHEST_TARGET : 2;
  const to = Array.from({ length: furthest }, (_, i) => i + 1).find((at) => wordBeside(place, at) === 'to');
  const last = to === undefined ? undefined : tokenBeside(place, to + 1);
  if (!last || /[.;()\n]/.test(textBetween(place, token, last))) return null;
  const isSized = isAmount(last.word) || ((smallNumbers.has(last.word) || nothing.has(last.word)) && (!isWord || hasMoved(place)));
  if (!isSized) return null;
  return text.charAt(last.end - offset) === '%' ? last.end + 1 : last.end;
}

/** In the words before 'from'../. */
const hasMoved = ({ tokens, at }: Place): boolean =>
  tokens.slice(Math.max(0, at - 1 - FURTHEST_MOVEMENT), at - 1).some(({ word }) => movements.has(word));

const changeWord: FigureReader = ({ token: { word, start, end } }) => (multiples.has(word) ? { kind: 'change', start, end } : undefined);

const pence: FigureReader = ({ token: { word, start, end }, before }) =>
  PENCE.test(word) && before !== '-' ? { kind: 'money', start, end } : undefined;

const withUnit: FigureReader = ({ token: { word, start, end } }) => (WITH_UNIT.test(word) ? { kind: 'count', start, end } : undefined);

/** 'Down to zero in a year', but not 'to zero hours work'. */
const toZero: FigureReader = (place) => {
  const { word, start, end } = place.token;
  return word === 'zero' && wordBeside(place, -1) === 'to' && endsPhrase(place) ? { kind: 'change', start, end } : undefined;
};

/** 'By a third', 'by half'. */
const byPart: FigureReader = (place) => {
  const { word, end } = place.token;
  const before = tokenBeside(place, -1);
  if (!fractions.has(word) || !before) return undefined;
  const isBy = before.word === 'a' ? wordBeside(place, -2) === 'by' : before.word === 'by' && word === 'half';
  return isBy && endsPhrase(place) ? { kind: 'change', start: before.start, end } : undefined;
};

function endsPhrase(place: Place): boolean {
  const next = tokenBeside(place, 1);
  return !next || phraseStarters.has(next.word) || /[.,;:()\n]/.test(textBetween(place, place.token, next));
}

/** '2nd of 40', 'ranked 3rd' */
const ordinal: FigureReader = (place) => {
  const { word, start, end } = place.token;
  if (!ORDINAL.test(word)) return undefined;
  const next = tokenBeside(place, 1);
  if (next && rankFollowers.has(next.word)) return { kind: 'rank', start, end: next.end };
  return wordBeside(place, -1) === 'ranked' ? { kind: 'rank', start, end } : undefined;
};

/** 'Six engineers'; 'three weeks', but not 'the first three weeks'. */
const numberWord: FigureReader = (place) => {
  const { word, start } = place.token;
  const before = wordBeside(place, -1);
  if (!numberWords.has(word) || facts.numberWordLabels.includes(before)) return undefined;
  const counted = countedNoun(place);
  if (!counted) return undefined;
  if (!isTimeUnit(counted.word)) return { kind: 'count', start, end: counted.end };
  return facts.timeQualifiers.includes(before) ? undefined : { kind: 'time', start, end: counted.end };
};

/** In this order: the longest reading first. */
const readers: readonly FigureReader[] = [move, changeWord, pence, withUnit, toZero, byPart, number, ordinal, numberWord];

/**
 * The figures of a statement that measure something. Dates, versions, levels, phone numbers and numbers that stand alone
 * ('(1)', '24/7') measure nothing and are not among them. `text` begins at `offset`.
 */
export const findFigures = (tokens: readonly Token[], text: string, offset: number): Figure[] => {
  const words = { tokens, text, offset };
  const figures: Figure[] = [];
  let readTo = offset;
  for (const [at, token] of tokens.entries()) {
    const mayTell = FIRST_DIGIT.test(token.word) || figureStarters.has(token.word) || tokens[at - 1]?.word === 'from';
    // The second number of 'from 3 to 5' or '9 of 10' is no figure of its own.
    if (!mayTell || token.end <= readTo) continue;
    const figure = firstFigure(readers, placeAt(words, at, token));
    if (!figure) continue;
    figures.push(figure);
    readTo = figure.end;
  }
  return figures;
};
