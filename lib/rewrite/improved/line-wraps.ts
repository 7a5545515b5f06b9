import type { Line } from '@/lib/cv/document/lines';
import { wraps } from '@/lib/cv/parse/statements';
import { startsSmall } from '@/lib/cv/parse/text-shapes';

/** How far a line that was wrapped may end before its margin. */
const slack = 2;

/** Whether the first word of a line did not fit on the line above: then the layout broke the line, not the author. */
function hadNoRoom(before: Line, line: Line): boolean {
  if (before.right === null || before.edge === null || line.left === null || line.right === null) return false;
  const [word = ''] = /^\S+/.exec(line.text) ?? [];
  const width = ((line.right - line.left) * (word.length + 1)) / Math.max(1, line.text.length);
  return before.right + width > before.edge + slack;
}

/** A line that ends this close to its margin was filled by the layout. */
const nearMargin = 0.08;

/** 'Looking for' at the margin, then 'a role in …': the estimate of a short word's width is too rough to tell. */
function goesOnSmall(before: Line, line: Line): boolean {
  if (before.right === null || before.edge === null || before.left === null) return false;
  const isFilled = before.edge - before.right <= nearMargin * (before.edge - before.left);
  return isFilled && startsSmall(line.text) && !/[.!?:;|]$/.test(before.text);
}

const isFilledBefore = (before: Line, line: Line): boolean => hadNoRoom(before, line) || goesOnSmall(before, line);

interface Placed {
  line: Line;
  kind: string;
}

/** Whether a line without a bullet continues the one above. A line of a Word document is always a paragraph of its own. */
export function goesOn({ line: before, kind }: Placed, { line }: Placed): boolean {
  if (line.left === null || before.left === null || before.items.length > 1 || line.items.length > 1) return false;
  if (before.block !== line.block && before.page === line.page) return false;
  if ((line.gapAbove ?? 0) > 0.9 && !startsSmall(line.text)) return false;
  if (before.isBold !== line.isBold || before.headingLevel !== line.headingLevel) return false;
  if (kind === 'bullet') return wraps(before, before, line) && (startsSmall(line.text) || hadNoRoom(before, line));
  return isFilledBefore(before, line);
}
