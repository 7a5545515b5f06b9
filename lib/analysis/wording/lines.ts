import type { LineCount } from '../line-count';
import { isOneOf, lowerFirst, partOf } from './phrases';

/** The title of advice to write more lines, the same in every audit that gives it: the report shows one action with the points of all. */
export const MORE_LINES_TITLE = 'Add three or more lines under your recent roles';

/** Advice where the lines are plenty: what is still to do is done for each advert. */
export const plentyOfLines = (note: string): { title: string; description: string } => ({
  title: 'Bring your best lines to the top of each role',
  description: `${note} That is plenty: put first the lines that are closest to each advert.`,
});

/** 'three of your six recent lines', within a sentence. */
export const linesIn = ({ doing, total, isRecentOnly }: LineCount): string =>
  lowerFirst(partOf(doing, total, isRecentOnly ? 'recent line' : 'line'));

/** 'Three of your six recent lines open': a part of the lines as the beginning of a sentence, with the form of the verb that goes with it. */
export const linesThat = ({ doing, total, isRecentOnly }: LineCount, one: string, several: string): string =>
  `${partOf(doing, total, isRecentOnly ? 'recent line' : 'line')} ${isOneOf(doing, total) ? one : several}`;
