import { median } from './geometry';
import { bandBottom, bandTop, groupRows, onOneLine, textOf, type Segment } from './segments';

/** Segments that are read row by row, in one flow. */
export interface Flow {
  segments: Segment[];
  isSidebar: boolean;
}

const maxDepth = 6;
/** Beyond this many pieces a page is no CV; it is read row by row. */
const maxSegments = 2_500;
const minColumnRows = 3;

export interface Arrangement {
  flows: Flow[];
  columns: number;
}

/** Cuts the page where columns stand side by side, and reads the rest from top to bottom. */
export function arrange(segments: readonly Segment[], depth = 0): Arrangement {
  const flow: Flow = { segments: [...segments], isSidebar: false };
  if (segments.length < 2 * minColumnRows || segments.length > maxSegments || depth > maxDepth) return { flows: [flow], columns: 1 };
  const cut = findColumns(segments);
  if (!cut) return { flows: [flow], columns: 1 };
  const above = arrange(cut.above, depth + 1);
  const left = arrange(cut.left, depth + 1);
  const right = arrange(cut.right, depth + 1);
  const below = arrange(cut.below, depth + 1);
  const sidebar = sidebarOf(cut);
  const mark = (flows: Flow[], isSidebar: boolean) => flows.map((f) => ({ ...f, isSidebar: f.isSidebar || isSidebar }));
  return {
    flows: [...above.flows, ...mark(left.flows, sidebar === 'left'), ...mark(right.flows, sidebar === 'right'), ...below.flows].filter(
      (f) => f.segments.length > 0,
    ),
    columns: Math.max(above.columns, below.columns, left.columns + right.columns),
  };
}

interface Cut {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  gutter: number;
  score: number;
}

function sidebarOf({ left, right }: Cut): 'left' | 'right' | null {
  const width = (side: Segment[]) => Math.max(...side.map((s) => s.right)) - Math.min(...side.map((s) => s.x));
  const [l, r] = [width(left), width(right)];
  if (l < 0.72 * r) return 'left';
  return r < 0.72 * l ? 'right' : null;
}

function findColumns(segments: readonly Segment[]): Cut | null {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline);
  let best: Cut | null = null;
  for (const gutter of gutterCandidates(segments)) {
    for (const stretch of clearStretches(sorted, gutter)) {
      const cut = evaluate(sorted, stretch, gutter);
      if (cut && (!best || cut.score > best.score)) best = cut;
    }
  }
  return best;
}

/** Left edges that several pieces share: where a right-hand column may begin. */
function gutterCandidates(segments: readonly Segment[]): number[] {
  const edges = segments.map((s) => s.x).sort((a, b) => a - b);
  const leftmost = edges[0] ?? 0;
  const found: { x: number; count: number }[] = [];
  for (const x of edges) {
    const last = found.at(-1);
    if (last && x - last.x < 2.5) last.count += 1;
    else found.push({ x, count: 1 });
  }
  return found.filter((edge) => edge.count >= 2 && edge.x > leftmost + 20).map((edge) => edge.x - 0.75);
}

/** Runs of pieces, top to bottom, none of which crosses the gutter. */
function clearStretches(sorted: readonly Segment[], gutter: number): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  sorted.forEach((segment, i) => {
    if (segment.x < gutter && segment.right > gutter + 0.5) {
      if (i > from) stretches.push({ from, to: i });
      from = i + 1;
    }
  });
  if (sorted.length > from) stretches.push({ from, to: sorted.length });
  return stretches.filter(({ from: a, to: b }) => b - a >= 2 * minColumnRows);
}

function evaluate(sorted: readonly Segment[], { from, to }: { from: number; to: number }, gutter: number): Cut | null {
  let start = from;
  const inside = () => sorted.slice(start, to);
  const firstOf = (side: 'left' | 'right') => inside().findIndex((s) => (side === 'left' ? s.right <= gutter + 0.5 : s.x >= gutter));
  const [firstLeft, firstRight] = [firstOf('left'), firstOf('right')];
  if (firstLeft < 0 || firstRight < 0) return null;
  // A name set large above both columns happens to stand on one side only: it is no part of that column.
  const lead = inside().slice(0, Math.max(firstLeft, firstRight));
  const usual = median(sorted.map((s) => s.size));
  const title = lead.findLastIndex((s) => s.size > 1.3 * usual);
  if (title >= 0 && firstRight < firstLeft) start += lead.length;
  const left = inside().filter((s) => s.right <= gutter + 0.5);
  const right = inside().filter((s) => s.x >= gutter);
  if (!standSideBySide(left, right)) return null;
  const top = Math.max(Math.min(...left.map(bandTop)), Math.min(...right.map(bandTop)));
  const bottom = Math.min(Math.max(...left.map(bandBottom)), Math.max(...right.map(bandBottom)));
  const width = Math.min(...right.map((s) => s.x)) - Math.max(...left.map((s) => s.right));
  if (width < 0.5 * usual || bottom - top < 2 * usual) return null;
  return {
    above: sorted.slice(0, start),
    left,
    right,
    below: sorted.slice(to),
    gutter,
    score: (bottom - top) * (1 + Math.min(width, 40) / 200),
  };
}

/**
 * Real columns are written one after the other, or have lines of their own. A rail of dates or labels, and dates
 * set right, are written with their entry: each stands level with a line of the other side.
 */
function standSideBySide(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rowsLeft = groupRows(left);
  const rowsRight = groupRows(right);
  if (rowsLeft.length < minColumnRows || rowsRight.length < minColumnRows) return false;
  const weight = (side: readonly Segment[]) => side.reduce((sum, s) => sum + s.glyphs.length, 0);
  const isLeftLighter = weight(left) < weight(right);
  const light = isLeftLighter ? rowsLeft : rowsRight;
  const heavy = isLeftLighter ? rowsRight : rowsLeft;
  const starts = blockStarts(light);
  const levelStarts = starts.filter((row) => heavy.some((other) => onOneLine(anchorOf(row), anchorOf(other)))).length;
  const level = levelStarts / starts.length;
  const switches = countSwitches(left, right) / (2 * starts.length);
  const dated = light.filter((row) => row.some((s) => isDateLike(textOf(s.glyphs)))).length / light.length;
  if (switches >= 0.6) return level < 0.6;
  if (switches <= 0.3) return !(level >= 0.8 && dated >= 0.5);
  return level < 0.8;
}

const anchorOf = (row: readonly Segment[]): Segment => row.reduce((a, b) => (b.size > a.size ? b : a));

/** First rows of groups of rows that follow each other closely. */
function blockStarts(rows: readonly Segment[][]): Segment[][] {
  return rows.filter((row, i) => {
    const previous = rows[i - 1];
    if (!previous) return true;
    const [a, b] = [anchorOf(previous), anchorOf(row)];
    return b.baseline - a.baseline > 1.75 * Math.max(a.size, b.size);
  });
}

function countSwitches(left: readonly Segment[], right: readonly Segment[]): number {
  const drawn = [...left.map((s) => ({ order: s.order, side: 0 })), ...right.map((s) => ({ order: s.order, side: 1 }))];
  drawn.sort((a, b) => a.order - b.order);
  return drawn.filter((piece, i) => i > 0 && piece.side !== drawn[i - 1]?.side).length;
}

export const isDateLike = (text: string): boolean =>
  text.length < 40 && /(?:\b|\D)(?:19|20)\d{2}(?:\b|\D)|\bpresent\b|\bcurrent\b|\bnow\b|\d{1,2}\/\d{2,4}/i.test(text);
