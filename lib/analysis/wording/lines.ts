import type { LineCount } from '../line-count';

/** The title of advice to write more bullet points, the same in every audit that gives it: the report shows one action with the points of all. */
export const MORE_LINES_TITLE = 'Add 3 or more bullet points to your recent roles';

/**
 * How many of the lines we read have something: 'We found a figure in 3 of 6 lines about your recent work.' It is about our reading, so
 * that it is true also where a line was read as two. `seen` ends with its preposition: 'a figure in'.
 */
export const foundIn = (seen: string, { doing, total, isRecentOnly }: LineCount): string => {
  const about = `about your ${isRecentOnly ? 'recent ' : ''}work`;
  const lines = total === 1 ? 'the one line' : `${total} lines`;
  if (doing === 0) return `We found no ${seen.replace(/^an? /, '')} ${lines} ${about}.`;
  if (doing < total) return `We found ${seen} ${doing} of ${lines} ${about}.`;
  return `We found ${seen} ${total === 1 ? lines : `all ${lines}`} ${about}.`;
};

/** Two thirds and more. A smaller count may only show the limits of our lists, so it is not mentioned. */
export const isCertainlyMost = ({ doing, total }: LineCount): boolean => doing * 3 >= total * 2;
