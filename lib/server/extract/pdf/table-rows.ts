import { readTableHeader } from '@/lib/cv/parse/work/table-header';
import { isDateLike } from './dates';
import { textOf } from './segment-text';
import type { Glyph } from './page-content';
import { groupRows, segmentOf, type Segment } from './segments';
import { endsUnfinished } from './unfinished-line';

/** A table of a CV ends where a line crosses its columns or begins far from all of them. */
const edgeTolerance = 4;

/** How far the other cells are lifted above the text, in letter heights: clear of its line, and still below the previous row. */
const aboveProse = 0.6;

interface Table {
  edges: number[];
  proseColumn: number;
  header: Segment[];
}

/**
 * In a table the words of a cell wrap, so that one line of the page holds pieces of several cells. Below a row of known column titles
 * each cell is joined and set level with the first line of its row.
 */
export function foldTableRows(segments: readonly Segment[]): Segment[] {
  const rows = groupRows(segments);
  const unnamed = unnamedTables(rows);
  const result: Segment[] = [];
  let table: Table | null = null;
  let open: Segment[][] = [];
  const close = (): void => {
    if (table) result.push(...settle(open, table).map(asCell));
    open = [];
  };
  for (const row of rows) {
    const header = tableHeader(row);
    if (header) {
      close();
      table = header;
      result.push(...header.header.map(asCell));
      continue;
    }
    table ??= unnamed.get(row) ?? null;
    const cells: Segment[][] | null = table && cellsOf(row, table.edges);
    if (!table || !cells) {
      close();
      table = null;
      result.push(...row);
      continue;
    }
    if (open.length > 0 && startsRow(cells, open)) close();
    cells.forEach((cell, column) => (open[column] = [...(open[column] ?? []), ...cell]));
  }
  close();
  return result;
}

const asCell = (segment: Segment): Segment => ({ ...segment, inTable: true });

function tableHeader(row: readonly Segment[]): Table | null {
  const header = readTableHeader(row.map((segment) => textOf(segment.glyphs)));
  if (!header) return null;
  return { edges: row.map(({ x }) => x), proseColumn: header.proseColumn, header: [...row] };
}

/** Fewest rows that share their edges, and fewest words in a cell of prose, before a table without titles is recognised. */
const minRows = 2;
const proseWords = 6;

/**
 * Tables of jobs or schooling without column titles: dates in the first column, and rows that begin at the same three edges or more.
 * Keyed by the first row of each.
 */
function unnamedTables(rows: readonly Segment[][]): Map<Segment[], Table> {
  const tables = new Map<Segment[], Table>();
  const full = rows.filter((row) => row.length >= 3 && isDateLike(textOf(row[0]?.glyphs ?? [])));
  if (full.length < minRows) return tables;
  const isFull = new Set(full);
  const alike = (a: readonly Segment[], b: readonly Segment[]): boolean =>
    a.length === b.length && a.every((segment, n) => Math.abs(segment.x - (b[n]?.x ?? 0)) < 1.5);
  let last: { edges: readonly Segment[]; table: Table } | null = null;
  rows.forEach((row, index) => {
    if (tableHeader(row)) last = null;
    if (!isFull.has(row) || (last && alike(last.edges, row))) return;
    const own = full.filter((other) => alike(other, row));
    const edges = row.map(({ x }) => x);
    const between = rows.slice(index, rows.lastIndexOf(own.at(-1) ?? row) + 1);
    const isTable = own.length >= minRows && between.every((other) => cellsOf(other, edges) !== null) && between.length > own.length;
    if (!isTable) return;
    const words = (column: number): number => Math.max(...own.map((other) => textOf(other[column]?.glyphs ?? []).split(' ').length));
    const table = { edges, proseColumn: edges.findLastIndex((_, column) => column > 1 && words(column) >= proseWords), header: [] };
    tables.set(row, table);
    last = { edges: row, table };
  });
  return tables;
}

/** The pieces of a line by column; null where one does not begin at a column. A piece that crosses an edge is cut there, between words. */
function cellsOf(row: readonly Segment[], edges: readonly number[]): Segment[][] | null {
  const pieces = row.flatMap((segment) => cutAt(segment, edges));
  const cells: Segment[][] = edges.map(() => []);
  for (const piece of pieces) {
    const column = edges.findLastIndex((edge) => edge <= piece.x + edgeTolerance);
    const next = edges[column + 1];
    if (column < 0 || (next !== undefined && piece.right > next + edgeTolerance)) return null;
    cells[column]?.push(piece);
  }
  return cells;
}

function cutAt(segment: Segment, edges: readonly number[]): Segment[] {
  const edge = edges.find((x) => x > segment.x + edgeTolerance && x < segment.right - edgeTolerance);
  const at =
    edge === undefined
      ? -1
      : segment.glyphs.findIndex((glyph, n) => Math.abs(glyph.x - edge) < 1.5 && isApart(segment.glyphs[n - 1], glyph));
  if (at < 1) return [segment];
  const left = { ...segmentOf(segment.glyphs.slice(0, at)), bullet: segment.bullet, x: segment.x };
  return [left, ...cutAt(segmentOf(segment.glyphs.slice(at)), edges)];
}

/** White space that no two letters of a word have between them, in letter heights: cells of a narrow table may stand no further apart. */
const wordSpace = 0.08;

const isApart = (previous: Glyph | undefined, glyph: Glyph): boolean =>
  previous !== undefined && (glyph.spaceBefore || glyph.x - previous.right > wordSpace * glyph.size);

/** A line begins a row when its first cell is filled and the one above it is finished. */
function startsRow(cells: readonly Segment[][], open: readonly Segment[][]): boolean {
  const [first] = cells;
  const above = open[0]?.at(-1);
  if (!first || first.length === 0) return false;
  if (!above) return true;
  if (endsUnfinished(textOf(above.glyphs))) return false;
  const size = Math.max(above.size, first[0]?.size ?? 0);
  const isWide = (first[0]?.baseline ?? 0) - above.baseline > 1.75 * size;
  // 'January 2016' over 'March 2018': a cell of two lines, beside which the other cells go on
  return isWide || cells.filter((cell) => cell.length > 0).length > 1;
}

/**
 * One piece for each cell, all on one line. Descriptions of the work stand on lines of their own, so the other cells are lifted above
 * them.
 */
function settle(open: readonly Segment[][], { proseColumn }: Table): Segment[] {
  const firsts = open.flatMap((cell, column) => (column === proseColumn ? [] : cell.slice(0, 1)));
  const first = firsts.reduce<Segment | null>((top, one) => (!top || one.baseline < top.baseline ? one : top), null);
  if (!first) return open.flat();
  const hasProse = (open[proseColumn]?.length ?? 0) > 0;
  const level = first.baseline - (hasProse ? aboveProse * first.size : 0);
  return open.flatMap((cell, column) => (column === proseColumn ? cell : joinCell(cell, level)));
}

/** A cell with two styles holds two things: the title in bold, and the employer below it. */
function joinCell(cell: readonly Segment[], baseline: number): Segment[] {
  const groups: Segment[][] = [];
  for (const piece of cell) {
    const group = groups.at(-1);
    if (group && group[0]?.glyphs[0]?.font === piece.glyphs[0]?.font) group.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group, n) => joinPieces(group, baseline, n));
}

function joinPieces(pieces: readonly Segment[], baseline: number, place: number): Segment[] {
  const [first, ...rest] = pieces;
  if (!first) return [];
  const glyphs = [...first.glyphs];
  for (const {
    glyphs: [head, ...others],
  } of rest)
    if (head) glyphs.push({ ...head, spaceBefore: true }, ...others);
  const x = first.x + place * 0.1;
  return [{ ...segmentOf(glyphs), bullet: first.bullet, baseline, x, right: Math.max(...pieces.map(({ right }) => right)) }];
}
