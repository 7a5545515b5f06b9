import { headingKind } from '@/lib/cv/document/headings';
import { mergeDateColumn } from './date-column';
import { isDateLike } from './dates';
import { median } from './geometry';
import { alignLabelColumn } from './label-column';
import { findNameAndContact } from './name-and-contact';
import { textOf } from './segment-text';
import { bandBottom, bandTop, groupRows, onOneLine, type Segment } from './segments';
import { foldTableRows } from './table-rows';

/** Text that is read row by row, in one flow. */
export interface Flow {
  segments: Segment[];
  isSidebar: boolean;
}

interface Arrangement {
  flows: Flow[];
  columns: number;
}

const maxDepth = 6;
/** A page with more pieces than this is no CV; it is read row by row. */
const maxSegments = 2_500;
const minColumnRows = 3;
/** White space between two columns, in letter heights. */
const minGutter = 0.5;
/** The same where each column was drawn as a whole: an address too long for its sidebar may end just before the next column. */
const minDrawnGutter = 0.1;
/** Fewest lines around one middle that make a centred column. */
const minCentred = 5;
/** A column layout fills at least this share of the page's text height; a smaller one is a list set side by side. */
const minColumnShare = 0.2;

interface Extent {
  left: number;
  right: number;
  height: number;
}

/** Divides the page where columns stand side by side, and reads the rest from top to bottom. */
export function arrange(found: readonly Segment[]): Arrangement {
  if (found.length === 0) return { flows: [], columns: 1 };
  const segments = found.length > maxSegments ? found : closeCentredHeadings(alignLabelColumn(mergeDateColumn(foldTableRows(found))));
  const extent = {
    left: Math.min(...segments.map((s) => s.x)),
    right: Math.max(...segments.map((s) => s.right)),
    height: Math.max(...segments.map(bandBottom)) - Math.min(...segments.map(bandTop)),
  };
  // Contact lines at the head of a sidebar belong to the sidebar.
  const columns = segments.length > maxSegments ? null : findColumns(segments);
  const isWholeLayout = columns !== null && columns.height > minColumnShare * extent.height;
  const aboveColumns = isWholeLayout ? Math.max(...columns.above.map(bandBottom)) : Infinity;
  const head = findNameAndContact(segments.filter((segment) => bandTop(segment) < aboveColumns));
  if (!head) return cutApart(segments, extent, 0);
  const { name, contact } = head;
  const taken = new Set([...name, ...contact]);
  const rest = segments.filter((segment) => !taken.has(segment));
  const body = cutApart(rest, extent, 0);
  return { flows: [...[name, contact].map((part) => ({ segments: part, isSidebar: false })), ...body.flows], columns: body.columns };
}

function cutApart(segments: readonly Segment[], page: Extent, depth: number): Arrangement {
  const whole: Arrangement = { flows: segments.length > 0 ? [{ segments: [...segments], isSidebar: false }] : [], columns: 1 };
  if (segments.length < 2 * minColumnRows || segments.length > maxSegments || depth > maxDepth) return whole;
  const found = findColumns(segments);
  if (!found) return whole;
  const isWholeLayout = found.height > minColumnShare * page.height;
  const cut = isWholeLayout ? found : endAtHeading(found);
  const [above, left, right, below] = [cut.above, cut.left, cut.right, cut.below].map((part) => cutApart(part, page, depth + 1));
  if (!above || !left || !right || !below) return whole;
  const sidebar = isWholeLayout ? sidebarOf(cut.gutter, page) : null;
  const mark = (flows: Flow[], isSidebar: boolean) => flows.map((flow) => ({ ...flow, isSidebar: flow.isSidebar || isSidebar }));
  return {
    flows: [...above.flows, ...mark(left.flows, sidebar === 'left'), ...mark(right.flows, sidebar === 'right'), ...below.flows],
    columns: Math.max(above.columns, below.columns, isWholeLayout ? left.columns + right.columns : 1),
  };
}

/**
 * 'Education' below lists that stand side by side: from a heading of the left column that has nothing beside it, and no heading below
 * it on the right, the columns end and the page is read as a whole.
 */
function endAtHeading(cut: Cut): Cut {
  const isHeading = (s: Segment): boolean => headingKind(textOf(s.glyphs)) !== null;
  const isClear = (h: Segment): boolean =>
    cut.right.every((s) => (bandTop(s) > bandBottom(h) ? !isHeading(s) : bandBottom(s) < bandTop(h))) &&
    cut.right.some((s) => bandBottom(s) < bandTop(h));
  const from = Math.min(...cut.left.filter((s) => isHeading(s) && isClear(s)).map(bandTop));
  const [left, right] = [cut.left, cut.right].map((side) => side.filter((s) => bandTop(s) < from));
  const below = [...cut.left, ...cut.right].filter((s) => bandTop(s) >= from);
  return { ...cut, left: left ?? [], right: right ?? [], below: [...below, ...cut.below] };
}

/** Fewest centred headings from which the style of all headings is known. */
const minHeadings = 2;

/** Centred section headings are no column beside the short lines between them. */
function closeCentredHeadings(segments: readonly Segment[]): Segment[] {
  const left = Math.min(...segments.map((s) => s.x));
  const right = Math.max(...segments.map((s) => s.right));
  const isCentred = (s: Segment): boolean =>
    Math.abs(s.x + s.right - left - right) < 0.06 * (right - left) &&
    headingKind(textOf(s.glyphs)) !== null &&
    !segments.some((other) => other !== s && onOneLine(s, other));
  const centred = new Set(segments.filter(isCentred));
  const edges = [...centred].map((s) => s.x);
  // headings with the same left edge belong to a column, wherever their middles are
  const isAligned = Math.max(...edges) - Math.min(...edges) < 3;
  return centred.size < minHeadings || isAligned ? [...segments] : segments.map((s) => (centred.has(s) ? { ...s, inTable: true } : s));
}

interface Cut {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  gutter: number;
  height: number;
  score: number;
}

/** The clearly narrower side of a page is a sidebar. */
function sidebarOf(gutter: number, page: Extent): 'left' | 'right' | null {
  const share = (gutter - page.left) / Math.max(1, page.right - page.left);
  if (share < 0.43) return 'left';
  return share > 0.57 ? 'right' : null;
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

/** Possible left edges of a right-hand column: edges that several pieces share, and the widest piece of those around one middle. */
function gutterCandidates(segments: readonly Segment[]): number[] {
  const leftmost = Math.min(...segments.map((s) => s.x));
  const edges = clusters(segments.map((s) => ({ at: s.x, x: s.x }))).filter(({ count }) => count >= 2);
  const middles = clusters(segments.map((s) => ({ at: (s.x + s.right) / 2, x: s.x }))).filter(({ count }) => count >= minCentred);
  return [...edges, ...middles].flatMap(({ x }) => (x > leftmost + 20 ? [x - 0.75] : []));
}

/** Groups of values that differ little from the group's first, each with its smallest x. */
function clusters(places: readonly { at: number; x: number }[]): { x: number; count: number }[] {
  const found: { at: number; x: number; count: number }[] = [];
  for (const { at, x } of [...places].sort((a, b) => a.at - b.at)) {
    const last = found.at(-1);
    if (last && at - last.at < 2.5) {
      last.count += 1;
      last.x = Math.min(last.x, x);
    } else found.push({ at, x, count: 1 });
  }
  return found;
}

/** Runs of pieces from top to bottom, none of which crosses the gap between the columns. */
function clearStretches(sorted: readonly Segment[], gutter: number): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  sorted.forEach((segment, i) => {
    if (segment.inTable || (segment.x < gutter && segment.right > gutter + 0.5)) {
      stretches.push({ from, to: i });
      from = i + 1;
    }
  });
  stretches.push({ from, to: sorted.length });
  return stretches.filter((stretch) => stretch.to - stretch.from >= 2 * minColumnRows);
}

function evaluate(sorted: readonly Segment[], { from, to }: { from: number; to: number }, gutter: number): Cut | null {
  const usual = median(sorted.map((s) => s.size));
  const widthOf = (pieces: readonly Segment[]): number => {
    const [left, right] = [pieces.filter((s) => s.right <= gutter + 0.5), pieces.filter((s) => s.x >= gutter)];
    return Math.min(...right.map((s) => s.x)) - Math.max(...left.map((s) => s.right));
  };
  const lead = from + leadLength(sorted.slice(from, to), gutter, usual);
  // a line above both columns may reach almost to the right one; it has nothing beside it
  const isNarrow = widthOf(sorted.slice(lead, to)) < gutterWidth(sorted.slice(lead, to), gutter) * usual;
  const start = isNarrow
    ? lead +
      Math.max(
        0,
        sorted.slice(lead, to).findIndex((s) => s.x >= gutter),
      )
    : lead;
  const inside = sorted.slice(start, to);
  const left = inside.filter((s) => s.right <= gutter + 0.5);
  const right = inside.filter((s) => s.x >= gutter);
  if (!standSideBySide(left, right)) return null;
  const top = Math.max(Math.min(...left.map(bandTop)), Math.min(...right.map(bandTop)));
  const bottom = Math.min(Math.max(...left.map(bandBottom)), Math.max(...right.map(bandBottom)));
  const width = widthOf(inside);
  if (width < gutterWidth(inside, gutter) * usual || bottom - top < 2 * usual) return null;
  const height = bottom - top;
  const rowsBeside = (side: readonly Segment[]) => groupRows(side.filter((s) => bandBottom(s) > top && bandTop(s) < bottom)).length;
  if (rowsBeside(left) < minColumnRows || rowsBeside(right) < minColumnRows) return null;
  return {
    above: sorted.slice(0, start),
    left,
    right,
    below: sorted.slice(to),
    gutter,
    height,
    score: height * (1 + Math.min(width, 40) / 200),
  };
}

/** The white space that two columns need: little where one was drawn after the other, so that no line of the page goes across both. */
function gutterWidth(inside: readonly Segment[], gutter: number): number {
  const isLeft = (s: Segment): boolean => s.right <= gutter + 0.5;
  const switches = countSwitches(
    inside.filter(isLeft),
    inside.filter((s) => !isLeft(s)),
  );
  return switches <= 1 ? minDrawnGutter : minGutter;
}

/** A large name above both columns may happen to stand over the right one only; it is no part of that column. */
function leadLength(inside: readonly Segment[], gutter: number, usualSize: number): number {
  const firstLeft = inside.findIndex((s) => s.right <= gutter + 0.5);
  const firstRight = inside.findIndex((s) => s.x >= gutter);
  if (firstLeft < 0 || firstRight < 0 || firstRight > firstLeft) return 0;
  const large = inside.slice(0, firstLeft).filter((s) => s.size > 1.3 * usualSize);
  return large.length > 0 && !large.some((s) => goesOnBelow(s, inside.slice(firstLeft))) ? firstLeft : 0;
}

/** 'Imogen' over 'Tattersley' in a sidebar: both lines of the name belong to the sidebar. */
const goesOnBelow = (first: Segment, below: readonly Segment[]): boolean =>
  below.some(
    (s) =>
      Math.abs(s.size - first.size) < 0.02 * first.size &&
      s.baseline - first.baseline < 1.75 * first.size &&
      (Math.abs(s.x - first.x) < 3 || Math.abs(s.x + s.right - first.x - first.right) < 6),
  );

type Rows = readonly Segment[][];

/**
 * Real columns are drawn one after the other, or have lines of their own. Dates or labels in a narrow column, and right-aligned dates,
 * are drawn with their entry, and each stands beside a line of the other side.
 */
function standSideBySide(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rowsLeft = groupRows(left);
  const rowsRight = groupRows(right);
  if (rowsLeft.length < minColumnRows || rowsRight.length < minColumnRows) return false;
  const [light, heavy] = weightOf(left) < weightOf(right) ? [rowsLeft, rowsRight] : [rowsRight, rowsLeft];
  if (light.every((row) => row.every(isDated))) return false;
  const switches = countSwitches(left, right);
  // Dates beside entries that were drawn in turn with them, whatever else stands on that side.
  if (isDateColumn(light, heavy, switches) || isDateColumn(heavy, light, switches)) return false;
  const [few, many] = rowsLeft.length < rowsRight.length ? [rowsLeft, rowsRight] : [rowsRight, rowsLeft];
  if (isTableColumn(few, many, switches)) return false;
  const starts = blockStarts(light);
  const units = starts.length >= minColumnRows ? starts : light;
  const level = units.filter((row) => isLevelWith(row, heavy)).length / units.length;
  const interleaved = switches / (2 * units.length);
  if (interleaved >= 0.6) return level < 0.6 || hasSections(few);
  if (interleaved <= 0.3) return !(level >= 0.8 && light.filter((row) => row.some(isDated)).length >= 0.5 * light.length);
  return level < 0.8;
}

const weightOf = (side: readonly Segment[]): number => side.reduce((sum, s) => sum + s.glyphs.length, 0);
const isDated = (segment: Segment): boolean => isDateLike(textOf(segment.glyphs));
const isLevelWith = (row: readonly Segment[], others: Rows): boolean => others.some((other) => onOneLine(anchorOf(row), anchorOf(other)));

/** Whether the dates of one side stand beside rows of the other side and were drawn in turn with them. */
function isDateColumn(side: Rows, other: Rows, switches: number): boolean {
  const dated = blockStarts(side).filter((row) => row.some(isDated));
  const levelDates = dated.filter((row) => isLevelWith(row, other)).length;
  if (levelDates < 2 || levelDates < 0.8 * dated.length) return false;
  return switches >= 2 * levelDates - 1 || (switches >= levelDates && dated.length >= 0.4 * side.length);
}

/** A narrow column of a table: each of its rows belongs to the row beside it and was drawn with it. What follows the table is no row of it. */
function isTableColumn(side: Rows, many: Rows, switches: number): boolean {
  const end = many.at(-1);
  const few = side.filter((row) => end !== undefined && anchorOf(row).baseline <= anchorOf(end).baseline + anchorOf(end).size);
  if (few.length < minColumnRows || !few.every((row) => isLevelWith(row, many)) || hasSections(few)) return false;
  // Browsers draw all floats at once, whatever they stand beside: single lines, each to the right of a line of the other side.
  const isScattered = blockStarts(few).length === few.length && few.length <= 0.6 * many.length;
  return switches >= 2 * few.length - 1 || isScattered;
}

/** A side with section headings of its own and text below them is a column, also where both sides share one line grid. */
function hasSections(rows: Rows): boolean {
  const headings = rows.filter(([first, ...rest]) => first && rest.length === 0 && headingKind(textOf(first.glyphs)) !== null).length;
  return headings >= 2 && headings <= 0.4 * rows.length;
}

const anchorOf = (row: readonly Segment[]): Segment => row.reduce((a, b) => (b.size > a.size ? b : a));

/** First rows of groups of rows that follow each other closely. */
function blockStarts(rows: Rows): Segment[][] {
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
