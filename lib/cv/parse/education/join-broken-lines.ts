import { continueLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { wraps } from '../statements';
import { datesOf } from '../dates/dates';
import { isBroken, joinWrappedHeads, maxGap } from '../entry/wrapped-heads';
import { awardPattern } from './education-patterns';

/** Joins what a narrow column broke over two lines of an education section. */
export const joinBrokenLines = (text: CvText, lines: readonly Line[]): Line[] =>
  joinWrappedBullets(text, joinWrappedRows(text, joinWrappedHeads(text, lines)));

/** Most words of an award with its school and dates over two lines. */
const maxRowWords = 24;

/**
 * Joins an entry written in one row that the edge of the column broke: 'HNC Construction, Cardiff' filling its line over 'and Vale
 * College, 2018'. The row had an award and no date yet, and what follows opens no entry of its own.
 */
function joinWrappedRows(text: CvText, lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && isRestOfRow(above, line)) joined[joined.length - 1] = continueLine(text, above, line);
    else joined.push(line);
  }
  return joined;
}

const isRestOfRow = (above: Line, line: Line): boolean =>
  [above, line].every(({ bullet, items }) => bullet === undefined && items.length === 1) &&
  above.words + line.words <= maxRowWords &&
  above.text.includes(',') &&
  awardPattern.test(above.text) &&
  datesOf(above).length === 0 &&
  datesOf(line).length > 0 &&
  !datesOf(line).some(({ start }) => start === line.start) &&
  !awardPattern.test(line.text) &&
  (line.gapAbove ?? 0) <= maxGap &&
  isBroken(above, line);

/** Joins bullet points of a list of qualifications: 'A-levels: Economics (B), Welsh (A), Gorseinon' and 'College, 2009'. */
function joinWrappedBullets(text: CvText, lines: readonly Line[]): Line[] {
  if (lines[0]?.bullet === undefined) return [...lines];
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const goesOn = above?.bullet !== undefined && line.bullet === undefined && above.words + line.words <= 24 && wraps(above, above, line);
    if (above && goesOn) joined[joined.length - 1] = continueLine(text, above, line);
    else joined.push(line);
  }
  return joined;
}
