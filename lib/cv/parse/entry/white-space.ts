import type { Line } from '@/lib/cv/document/lines';

/** A smaller difference of white space, in lines, is measuring error or the usual space between a head and its text. */
const clearGap = 0.35;

/** The lines with clearly more white space above than is usual in the section, as the first lines of entries often have. */
export function linesSetApart(lines: readonly Line[]): ReadonlySet<Line> {
  const gaps = lines.flatMap(({ gapAbove }) => gapAbove ?? []).sort((a, b) => a - b);
  const usual = gaps[gaps.length >> 2] ?? 0;
  return new Set(lines.filter(({ gapAbove }) => gapAbove !== undefined && gapAbove >= usual + clearGap));
}
