import type { LineCount } from '../line-count';

/** The title of advice to write more bullet points, the same in every audit that gives it: the report shows one action with the points of all. */
export const MORE_LINES_TITLE = 'Add 3 or more bullet points to your recent roles';

/** Advice where the lines are plenty: what is still to do is done for each advert. */
export const plentyOfLines = (note: string): { title: string; description: string } => ({
  title: 'Put your best bullet points first',
  description: `${note} You need no more. For each job you apply for, move the closest ones to the top.`,
});

/**
 * What we recognised in how many of the lines we read: 'We recognised a figure in 3 of 6 lines about your recent work.' It speaks
 * of our reading, so that it holds where a line was read as two.
 */
export const recognisedIn = (seen: string, { doing, total, isRecentOnly }: LineCount): string => {
  const about = `about your ${isRecentOnly ? 'recent ' : ''}work`;
  if (doing === 0) return `We recognised no ${seen.replace(/^an? /, '')} in ${total === 1 ? 'the one line' : `${total} lines`} ${about}.`;
  if (doing === total) return `We recognised ${seen} in ${total === 1 ? 'the one line' : `all ${total} lines`} ${about}.`;
  return `We recognised ${seen} in ${doing} of ${total} lines ${about}.`;
};
