import { columnNamed } from '@/lib/analysis/specification/table';
import { median } from '../geometry';
import { textOf } from '../segment-text';
import { bandBottom, bandTop, groupRows, segmentOf, type Segment } from '../segments';
import type { Rule, Rules } from './rules';

/** A table on a page: its text, the left edges of its columns, and the lines drawn in it. */
export interface TableArea {
  top: number;
  segments: Segment[];
  /** Left edge of each column, and the right edge of the last one. */
  edges: readonly number[];
  across: Rule[];
  upright: Rule[];
}

const sameEdge = 12;

/** Tolerance for columns of one table on two pages; the right edge of the last column is not always drawn. */
export const isAlike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((edge, i) => i === a.length - 1 || Math.abs(edge - (b[i] ?? 0)) < sameEdge);

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  across: Rule[];
  upright: Rule[];
}

const near = 3;
/** Rows of lists can be high; a larger distance separates two tables of the same width. */
const farthestRule = 170;
const narrowest = 9;
/** White space between columns, in letter heights. */
const gutterEms = 0.35;
const fewestRows = 3;
const longHeading = 9;

/** The tables of a page, and the text outside them. `before` are the column edges of the table that the previous page ends with. */
export function tablesIn(
  found: readonly Segment[],
  rules: Rules,
  before: readonly number[] | null,
): { tables: TableArea[]; rest: Segment[] } {
  const piecesOf = new Map(found.map((whole) => [whole, partTick(whole).flatMap(partWide)]));
  let rest = [...piecesOf.values()].flat();
  const tables: TableArea[] = [];
  const take = (table: TableArea, pieces: readonly Segment[]): void => {
    const taken = new Set(pieces);
    rest = rest.filter((segment) => !taken.has(segment));
    tables.push({ ...table, segments: pieces.flatMap((one) => cutAtEdges(one, table.edges)) });
  };
  for (const frame of framesOf(rules).sort((a, b) => a.right - a.left - (b.right - b.left) || a.bottom - a.top - (b.bottom - b.top))) {
    const table = ruledTable(frame, rest, before);
    if (table) take(table, table.segments);
  }
  for (const table of openTables(rest, rules, before)) take(table, table.segments);
  const left = new Set(rest);
  // A text with no piece in a table stays whole; of another one only the rest stays.
  const leftOf = (whole: Segment, pieces: readonly Segment[]): readonly Segment[] =>
    pieces.every((piece) => left.has(piece)) ? [whole] : pieces.filter((piece) => left.has(piece));
  return { tables, rest: [...piecesOf].flatMap(([whole, pieces]) => leftOf(whole, pieces)) };
}

/** Words of one sentence stand closer together, also in justified text. */
const wordsApartEms = 0.8;

function partWide(segment: Segment): Segment[] {
  const { glyphs, bullet, x } = segment;
  const at = glyphs.findIndex((glyph, i) => i > 0 && glyph.x - (glyphs[i - 1]?.right ?? glyph.x) > wordsApartEms * glyph.size);
  if (at < 1) return [segment];
  return [{ ...segmentOf(glyphs.slice(0, at)), bullet, x }, ...partWide(segmentOf(glyphs.slice(at)))];
}

const TICK = /^[✓✔✗✘☑☒√]$/;

/** A tick in a narrow column is not a bullet of the next cell. */
function partTick(segment: Segment): Segment[] {
  const { bullet, glyphs, x, size } = segment;
  const [first] = glyphs;
  if (bullet === null || !first || !TICK.test(bullet) || first.x - x < 1.6 * size) return [segment];
  const tick = segmentOf([{ ...first, text: bullet, x, right: x + 0.8 * size }]);
  return [tick, segmentOf(glyphs)];
}

/** Horizontal lines that touch make a frame; without vertical lines, those of the same width do. */
function framesOf({ across, upright }: Rules): Frame[] {
  const boxes = [
    ...across.map((rule): Frame => ({ left: rule.from, right: rule.to, top: rule.at, bottom: rule.at, across: [rule], upright: [] })),
    ...upright.map((rule): Frame => ({ left: rule.at, right: rule.at, top: rule.from, bottom: rule.to, across: [], upright: [rule] })),
  ].sort((a, b) => a.top - b.top);
  const touching = merged(boxes, touches);
  return merged(
    touching.sort((a, b) => a.top - b.top),
    (a, b) => isSameWidth(a, b) && (isBare(a) || isBare(b)),
  );
}

const touches = (a: Frame, b: Frame): boolean =>
  a.left - near <= b.right && b.left - near <= a.right && a.top - near <= b.bottom && b.top - near <= a.bottom;
const isBare = ({ upright, left, right }: Frame): boolean => !upright.some(({ at }) => at > left + near && at < right - near);
/** A line below a cell that spans several rows is shorter, and ends where the others end. */
const isSameWidth = (a: Frame, b: Frame): boolean =>
  (Math.abs(a.left - b.left) < 2 * near || Math.abs(a.right - b.right) < 2 * near) &&
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.3 * Math.max(a.right - a.left, b.right - b.left) &&
  Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < farthestRule;

function merged(frames: readonly Frame[], isOne: (a: Frame, b: Frame) => boolean): Frame[] {
  let open = [...frames];
  for (;;) {
    const next: Frame[] = [];
    for (const frame of open) {
      const same = next.find((other) => isOne(other, frame));
      if (!same) next.push({ ...frame });
      else
        Object.assign(same, {
          left: Math.min(same.left, frame.left),
          right: Math.max(same.right, frame.right),
          top: Math.min(same.top, frame.top),
          bottom: Math.max(same.bottom, frame.bottom),
          across: [...same.across, ...frame.across],
          upright: [...same.upright, ...frame.upright],
        });
    }
    if (next.length === open.length) return next;
    open = next;
  }
}

function ruledTable(frame: Frame, found: readonly Segment[], before: readonly number[] | null): TableArea | null {
  const isIn = ({ x, right, baseline, size }: Segment): boolean =>
    x > frame.left - near && right < frame.right + 2 * near && baseline - size / 3 > frame.top && baseline - size / 3 < frame.bottom;
  const inside = found.filter(isIn);
  if (inside.length < 2 || frame.across.length < 2) return null;
  const drawn = columnsDrawn(frame);
  const edges = drawn.length > 2 ? drawn : columnsOfText(inside, frame.left, frame.right);
  const levels = new Set(groupRows(inside).map(([first]) => first && frame.across.filter(({ at }) => at < first.baseline).length));
  // The background or frame of one row shows where its columns are, not where the table ends.
  if (edges.length < 3 || (levels.size < 2 && !(before && isAlike(before, edges)))) return null;
  const segments = [...inside, ...(drawn.length > 2 && isClosed(frame) ? [] : goingOn(inside, edges, found, frame.bottom))];
  return { top: Math.min(...segments.map(bandTop)), segments, edges, across: frame.across, upright: frame.upright };
}

const isClosed = ({ upright, bottom }: Frame): boolean => upright.filter(({ to }) => to > bottom - near).length > 2;

function columnsDrawn({ left, right, upright, top, bottom }: Frame): number[] {
  const lengths = new Map<number, number>();
  for (const { at, from, to } of [...upright].sort((a, b) => a.at - b.at)) {
    const same = [...lengths.keys()].find((x) => Math.abs(x - at) < narrowest);
    lengths.set(same ?? at, (lengths.get(same ?? at) ?? 0) + to - from);
  }
  const inner = [...lengths].filter(([at, length]) => at > left + narrowest && at < right - narrowest && length > 0.2 * (bottom - top));
  return [left, ...inner.map(([at]) => at).sort((a, b) => a - b), right];
}

/** Left edges of columns that only white space separates: nothing but a heading over the whole table crosses the gap between them. */
function columnsOfText(segments: readonly Segment[], left: number, right: number): number[] {
  const rows = groupRows(segments);
  const telling = rows.filter((row) => row.length > 1 || !isShort(row));
  return gutters(telling.flat(), left, right);
}

const isShort = ([first]: readonly Segment[]): boolean => first !== undefined && textOf(first.glyphs).split(' ').length <= longHeading;

function gutters(segments: readonly Segment[], left: number, right: number): number[] {
  const size = median(segments.map((one) => one.size));
  const edges = [left];
  let reach = -Infinity;
  for (const { x, right: end } of [...segments].sort((a, b) => a.x - b.x)) {
    if (reach > -Infinity && x - reach > gutterEms * size) edges.push(x - 1.5);
    reach = Math.max(reach, end);
  }
  return [...edges, right];
}

/** A table without a line below its last row. */
function goingOn(inside: readonly Segment[], edges: readonly number[], found: readonly Segment[], from: number): Segment[] {
  const taken = new Set(inside);
  const below = groupRows(found.filter((segment) => !taken.has(segment) && segment.baseline > from));
  const size = Math.max(...inside.map((one) => one.size));
  let last = Math.max(from, ...inside.map(bandBottom));
  const own: Segment[][] = [];
  for (const row of below) {
    const [first] = row;
    const isNear = first !== undefined && bandTop(first) - last < 2 * size;
    if (!isNear || !row.every((segment) => isInColumn(segment, edges))) break;
    own.push(row);
    last = Math.max(...row.map(bandBottom));
  }
  const end = own.findLastIndex((row) => row.length > 1);
  return own.filter((row, i) => i <= end || (end >= 0 && row.length === 1 && i === end + 1)).flat();
}

const isInColumn = ({ x, right }: Segment, edges: readonly number[]): boolean => {
  const column = columnAt(x, edges);
  return right <= (edges[column + 1] ?? Infinity) + near;
};

export const columnAt = (x: number, edges: readonly number[]): number =>
  Math.max(
    0,
    Math.min(
      edges.length - 2,
      edges.findLastIndex((edge) => edge <= x + near),
    ),
  );

/** Two columns that stand so close that their pieces were read as one. */
function cutAtEdges(segment: Segment, edges: readonly number[]): Segment[] {
  const edge = edges.find((x) => x > segment.x + near && x < segment.right - near);
  const at =
    edge === undefined
      ? -1
      : segment.glyphs.findIndex((glyph, i) => {
          const before = segment.glyphs[i - 1];
          return before !== undefined && before.right <= edge + near && glyph.x >= edge - near && glyph.x - before.right > 0.2 * glyph.size;
        });
  if (at < 1) return [segment];
  const left = { ...segmentOf(segment.glyphs.slice(0, at)), bullet: segment.bullet, x: segment.x };
  return [left, ...cutAtEdges(segmentOf(segment.glyphs.slice(at)), edges)];
}

const namesColumns = (row: readonly Segment[]): boolean =>
  row.filter(({ glyphs }) => columnNamed(textOf(glyphs)) !== null || /^(?:essential|desirable|how|criteria)\b/i.test(textOf(glyphs)))
    .length > 1;

/** Tables without drawn lines: rows that leave the same gaps free. */
function openTables(found: readonly Segment[], { across }: Rules, before: readonly number[] | null): TableArea[] {
  const rows = groupRows(found);
  const tables: TableArea[] = [];
  for (let i = 0; i < rows.length; i += 1) {
    const open = (i === 0 && before && continuedTable(rows, before)) || openTableFrom(rows, i);
    if (!open) continue;
    const segments = open.rows.flat();
    const [top, bottom] = [Math.min(...segments.map(bandTop)), Math.max(...segments.map(bandBottom))];
    tables.push({
      top,
      segments,
      edges: open.edges,
      across: across.filter((rule) => rule.at > top && rule.at < bottom && rule.to - rule.from > 30),
      upright: [],
    });
    i += open.rows.length - 1;
  }
  return tables;
}

interface OpenTable {
  rows: Segment[][];
  edges: readonly number[];
}

/** The rows at the top of a page that use the columns of the table before it. */
function continuedTable(rows: readonly Segment[][], edges: readonly number[]): OpenTable | null {
  const end = rows.findIndex((row) => !row.every((one) => isInColumn(one, edges) && beginsColumn(one, edges)));
  const own = rows.slice(0, end < 0 ? rows.length : end);
  const last = own.findLastIndex((row) => row.length > 1);
  return last < 0 ? null : { rows: own.slice(0, last + 1 + wrapped(own.slice(last))), edges };
}

const beginsColumn = ({ x, size }: Segment, edges: readonly number[]): boolean => x - (edges[columnAt(x, edges)] ?? 0) < 2.5 * size;

function openTableFrom(rows: readonly Segment[][], start: number): OpenTable | null {
  const head = rows[start] ?? [];
  if (head.length < 2) return null;
  const isNamed = namesColumns(head) || namesColumns([...head, ...(rows[start + 1] ?? [])]);
  const own: Segment[][] = [];
  const telling: Segment[] = [];
  let edges: number[] = [];
  for (const row of rows.slice(start)) {
    if (own.length > 3 && row.length > 1 && namesColumns(row)) break;
    const next = gutters([...telling, ...row], 0, Infinity);
    const isHeading = row.length === 1 && isShort(row);
    if (next.length > 2) telling.push(...row);
    else if (!isHeading) break;
    if (next.length > 2) edges = next;
    own.push(row);
  }
  return closeTable(own, edges, isNamed ? 2 : fewestRows);
}

/** The rows up to the last one with several cells, and the lines of its cells below it. */
function closeTable(own: readonly Segment[][], edges: readonly number[], fewest: number): OpenTable | null {
  const last = own.findLastIndex((row) => row.length > 1);
  const rows = own.slice(0, last + 1 + wrapped(own.slice(last)));
  if (edges.length < 3 || rows.filter((row) => row.length > 1).length < fewest) return null;
  const left = Math.min(...rows.flat().map((one) => one.x));
  const right = Math.max(...rows.flat().map((one) => one.right));
  const telling = rows.filter((row) => row.length > 1 || !isHeadingOver(row, edges));
  return { rows, edges: gutters(telling.flat(), left, right + near) };
}

const isHeadingOver = (row: readonly Segment[], edges: readonly number[]): boolean => row.some((segment) => !isInColumn(segment, edges));

/** How many lines the last row has below its first. */
function wrapped([first, ...rest]: readonly Segment[][]): number {
  let last = first ?? [];
  let count = 0;
  for (const row of rest) {
    const [next] = row;
    const above = last.find(({ x, size }) => next && Math.abs(next.x - x) < size);
    if (!next || !above || row.length > 1 || next.baseline - above.baseline > 1.6 * above.size) break;
    last = row;
    count += 1;
  }
  return count;
}
