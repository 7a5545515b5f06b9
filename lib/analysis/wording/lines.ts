import type { LineCount } from '../line-count';
import { isOneOf, lowerFirst, partOf } from './phrases';

/** The title of advice to write more bullet points, the same in every audit that gives it: the report shows one action with the points of all. */
export const MORE_LINES_TITLE = 'Add 3 or more bullet points to your recent roles';

/** Advice where the lines are plenty: what is still to do is done for each advert. */
export const plentyOfLines = (note: string): { title: string; description: string } => ({
  title: 'Put your best bullet points first',
  description: `${note} You need no more. For each job you apply for, move the closest ones to the top.`,
});

/**
 * '3 of your 6 recent bullet points open': a part of the lines as the beginning of a sentence, with the form of the verb that
 * goes with it. 'At least 3' where it may be more.
 */
export const linesThat = ({ doing, total, isRecentOnly, isAtLeast }: LineCount, one: string, several: string): string => {
  const part = partOf(doing, total, isRecentOnly ? 'recent bullet point' : 'bullet point');
  return `${isAtLeast ? `At least ${lowerFirst(part)}` : part} ${isOneOf(doing, total) ? one : several}`;
};
