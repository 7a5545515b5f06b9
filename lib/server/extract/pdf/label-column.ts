import { headingKind } from '@/lib/cv/document/headings';
import { isDateLike } from './dates';
import { textOf } from './segment-text';
import { onOneLine, type Segment } from './segments';

/** The largest distance between lines of one cell, in letter heights. */
const cellLeading = 1.75;
/** The text beside the column begins at least this far to its right, in points. */
const minColumn = 40;
const minCells = 3;
/** Fewest cells with dates below their first line that make it a column of jobs. */
const minDated = 2;

/**
 * Recognises a column left of the titles whose cells were each drawn before the text beside them: 'Firth Shelter' over 'Dunfermline'
 * over '2014 – 2019'. The lines of a cell are moved level with its first one, so that the page is not divided into two columns there.
 */
export function alignLabelColumn(segments: readonly Segment[]): Segment[] {
  const left = Math.min(...segments.map(({ x }) => x));
  const bodyX = bodyEdge(segments, left);
  if (bodyX === null) return [...segments];
  const cells = cellsOf(segments, left, bodyX);
  const dated = cells.filter((cell) => cell.slice(1).some((s) => isDateLike(textOf(s.glyphs))));
  if (cells.length < minCells || dated.length < minDated) return [...segments];
  const aligned = new Map<Segment, Segment>();
  for (const cell of cells) {
    const [first] = cell;
    if (!first) continue;
    const isDated = dated.includes(cell);
    cell.forEach((segment, n) => {
      if (n === 0) aligned.set(segment, { ...segment, inTable: true });
      else if (isDated) aligned.set(segment, { ...segment, inTable: true, baseline: first.baseline, x: first.right + 0.1 * n });
    });
  }
  return segments.map((segment) => aligned.get(segment) ?? segment);
}

/** Left edge of the text to the right of the column: the first edge that three pieces share. */
function bodyEdge(segments: readonly Segment[], left: number): number | null {
  const edges = segments.map(({ x }) => x).filter((x) => x > left + minColumn);
  const shared = edges.sort((a, b) => a - b).find((x, n) => (edges[n + minCells - 1] ?? Infinity) - x < 3);
  return shared === undefined ? null : shared - 1;
}

/** Runs of short pieces at the left edge that were drawn together, directly before a piece that stands beside the first of them. */
function cellsOf(segments: readonly Segment[], left: number, bodyX: number): Segment[][] {
  const cells: Segment[][] = [];
  let open: Segment[] = [];
  for (const segment of [...segments].sort((a, b) => a.order - b.order)) {
    const last = open.at(-1);
    if (segment.x - left < 3 && segment.right < bodyX && segment.bullet === null && !headingKind(textOf(segment.glyphs))) {
      const gap = last ? segment.baseline - last.baseline : 0;
      open = last && gap > 0 && gap < cellLeading * Math.max(last.size, segment.size) ? [...open, segment] : [segment];
      continue;
    }
    const [first] = open;
    if (first && segment.x >= bodyX && onOneLine(first, segment)) cells.push(open);
    open = [];
  }
  return cells;
}
