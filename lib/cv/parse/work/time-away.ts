import { isCommonWord } from '@/lib/facts/common-words';
import { chanceOf, logitOf, type LogisticModel } from '@/lib/shared/logistic-model';
import { phraseMarks } from '@/lib/shared/phrase-marks';
import { containsEmployer, containsTitle } from '../entry/scores';
import data from './time-away-weights.json';

/** On the marks of a head, trained by `npm run facts:heads`. */
const model: LogisticModel = data;

const UNIT = /\d+|\p{L}[\p{L}']*|[(),;:.!?&+/–—-]/gu;

/** Which town, firm or person it is tells nothing. */
const nameOf = (unit: string): string => {
  if (/^\d/.test(unit)) return '#number';
  return /^\p{Lu}\p{Ll}/u.test(unit) && !isCommonWord(unit.toLowerCase()) ? '#name' : unit.toLowerCase();
};

/** The marks of the head of a dated entry by which the model judges it: its words, and whether they name a post or an employer. */
export const headMarks = (head: string): string[] => [
  ...phraseMarks((head.replaceAll('’', "'").match(UNIT) ?? []).map(nameOf)),
  ...(containsTitle(head) ? ['names:post'] : []),
  ...(containsEmployer(head) ? ['names:employer'] : []),
];

/** From `likely` on an entry counts as time away, from `certain` on a line with one decides where entries end; `npm run eval:heads` tells how rightly. */
export const awayBounds = { likely: 0.6, certain: 0.9 } as const;

/**
 * Whether the head of a dated entry, without its dates, tells of time without a post: 'Bringing up Alfie', 'Applying for jobs', 'Career
 * break'. Work for no pay is a post.
 */
export const tellsOfTimeAway = (head: string, from: number = awayBounds.likely): boolean =>
  saysMoreThanNames(head) && chanceOf(logitOf(headMarks(head), model)) >= from;

/** 'Tesco' and 'KPMG' alone name firms. */
const saysMoreThanNames = (head: string): boolean => (head.match(/\p{L}{2,}/gu) ?? []).some((word) => isCommonWord(word.toLowerCase()));
