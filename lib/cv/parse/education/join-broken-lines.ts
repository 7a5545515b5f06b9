import { continueLine, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { wraps } from '../statements';
import { joinWrappedHeads } from '../entry/wrapped-heads';

/** Joins what a narrow column broke over two lines of an education section. */
export const joinBrokenLines = (text: CvText, lines: readonly Line[]): Line[] => joinWrappedBullets(text, joinWrappedHeads(text, lines));

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
