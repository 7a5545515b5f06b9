import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';

/** The first index whose start is not before `start`; the list is sorted by start. */
const firstFrom = (list: readonly Span[], start: number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The spans of a sorted list that lie inside a span. */
export const within = <T extends Span>(list: readonly T[], span: Span): T[] => {
  const found: T[] = [];
  for (let i = firstFrom(list, span.start); i < list.length; i++) {
    const item = list[i];
    if (!item || item.start >= span.end) break;
    if (item.end <= span.end) found.push(item);
  }
  return found;
};

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether a span of the list overlaps this one; the list is sorted and its spans do not overlap. */
export const overlapsAny = (list: readonly Span[], span: Span): boolean => {
  const next = firstFrom(list, span.end);
  const last = next > 0 ? list[next - 1] : undefined;
  return last !== undefined && overlaps(last, span);
};

/** The lines that a span touches: 'Level 2 Construction (left)' ends after the bracket. */
export const linesAround = ({ document: { lines }, text }: Cv, { start, end }: Span): string =>
  lines
    .filter((line) => line.start < end && line.end > start)
    .map((line) => text.slice(line.start, line.end))
    .join('\n');
