import { columnNamed } from '@/lib/analysis/specification/table';
import { median } from '../geometry';
import { textOf } from '../segment-text';
import { bandBottom, bandTop, groupRows, type Segment } from '../segments';
import { columnAt, type TableArea } from './area';
import type { Rule } from './rules';

/** A row of a table: of each column its lines, from top to bottom. */
export interface TableRow {
  cells: Segment[][];
  /** The lines of a cell that spans several rows belong to the first of them. */
  spans: (number | undefined)[];
}

/** A larger distance between two lines, in line heights of the table, separates two things. */
export const apart = 1.22;
const widestLeading = 1.5;
const sameLevel = 2;

/** The rows of a table: by the lines drawn between them, else by the space between them and by the codes beside them. */
export function rowsOf(area: TableArea): TableRow[] {
  const ruled = ruledRows(area);
  const lines = (row: TableRow): number => Math.max(0, ...row.cells.map((cell) => cell.length));
  const all = ruled.reduce((sum, row) => sum + lines(row), 0);
  return ruled.flatMap((row) => {
    const isOpen = lines(row) > (area.across.length > 0 ? 3 : 1) && lines(row) > 0.6 * all;
    const parts = isOpen ? apartRows(row, area) : [row];
    return parts.flatMap(atCodes);
  });
}

function ruledRows({ segments, edges, across }: TableArea): TableRow[] {
  const columns = edges.slice(0, -1).map((from, column) => {
    const to = edges[column + 1] ?? from;
    const over = across.filter((rule) => Math.min(rule.to, to) - Math.max(rule.from, from) > 0.5 * (to - from));
    return over.filter((rule) => !isUnderline(rule, segments)).map(({ at }) => at);
  });
  const levels = [...new Set(columns.flat())].sort((a, b) => a - b).filter((at, i, all) => i === 0 || at - (all[i - 1] ?? 0) > sameLevel);
  const rows = Array.from({ length: levels.length + 1 }, (): TableRow => ({ cells: edges.slice(1).map(() => []), spans: [] }));
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const column = columnAt(textX(segment), edges);
    const middle = segment.baseline - segment.size / 3;
    const above = Math.max(-Infinity, ...(columns[column] ?? []).filter((at) => at < middle));
    const below = Math.min(Infinity, ...(columns[column] ?? []).filter((at) => at > middle));
    const first = levels.filter((at) => at <= above + sameLevel).length;
    const last = levels.filter((at) => at < below - sameLevel).length;
    const row = rows[first];
    row?.cells[column]?.push(segment);
    if (row && last > first) row.spans[column] = last - first;
  }
  return rows.flatMap((row, i) => {
    spread(row, rows.slice(i + 1));
    return row.cells.some((cell) => cell.length > 0) ? [row] : [];
  });
}

const textX = ({ glyphs, x }: Segment): number => glyphs[0]?.x ?? x;

/** The text of a cell that spans several rows applies to each of them; in the first column it names their group once. */
function spread({ cells, spans }: TableRow, below: readonly TableRow[]): void {
  cells.forEach((cell, column) => {
    if (column === 0 || cell.length === 0) return;
    for (const row of below.slice(0, spans[column] ?? 0)) row.cells[column]?.push(...cell);
  });
}

/** A line as wide as the text above it belongs to that text. */
const isUnderline = ({ at, from, to }: Rule, segments: readonly Segment[]): boolean =>
  segments.some(
    ({ x, right, baseline, size }) => at > baseline && at - baseline < 0.35 * size && Math.abs(x - from) < 3 && Math.abs(right - to) < 3,
  );

/** Rows that only white space separates: lines of all columns that stand close together. */
function apartRows(row: TableRow, area: TableArea): TableRow[] {
  const leading = leadingOf(area);
  const blocks = row.cells.flatMap((cell, column) => blocksOf(cell, leading).map((lines) => ({ column, lines, ...extentOf(lines) })));
  const rows: { top: number; bottom: number; row: TableRow }[] = [];
  for (const { column, lines, top, bottom } of blocks.sort((a, b) => a.top - b.top)) {
    const last = rows.at(-1);
    const open = last && top < last.bottom - 1 ? last : null;
    const into = open ?? { top, bottom, row: { cells: row.cells.map(() => []), spans: [] } };
    if (!open) rows.push(into);
    into.bottom = Math.max(into.bottom, bottom);
    into.row.cells[column]?.push(...lines);
  }
  return rows.map((one) => one.row);
}

const extentOf = (lines: readonly Segment[]): { top: number; bottom: number } => ({
  top: Math.min(...lines.map(bandTop)),
  bottom: Math.max(...lines.map(bandBottom)),
});

/** Distance from line to line within a cell. */
export function leadingOf({ segments, edges }: Pick<TableArea, 'segments' | 'edges'>): number {
  const size = median(segments.map((one) => one.size));
  const pitches = edges.flatMap((_, column) => {
    const levels = groupRows(segments.filter((one) => columnAt(textX(one), edges) === column)).map(([first]) => first?.baseline ?? 0);
    return levels.slice(1).map((level, i) => level - (levels[i] ?? 0));
  });
  return Math.min(widestLeading * size, ...pitches.filter((pitch) => pitch > 0.95 * size));
}

function blocksOf(cell: readonly Segment[], leading: number): Segment[][] {
  const blocks: Segment[][] = [];
  for (const line of groupRows(cell)) {
    const last = blocks.at(-1)?.at(-1);
    const isNext = last && (line[0]?.baseline ?? 0) - last.baseline < apart * leading;
    if (isNext) blocks.at(-1)?.push(...line);
    else blocks.push(line);
  }
  return blocks;
}

const CODE = /^[([]?(?:e|d|e\/d|essential|desirable|✓|✔|✗|x|√)[)\]]?$/i;
const mostlyCodes = 0.6;

/** Each 'E' or tick in a narrow column begins a row of its own: 'Degree … E' over 'Experience … D'. */
function atCodes(row: TableRow): TableRow[] {
  const codes = row.cells.flatMap((cell) => {
    const own = namesKinds(cell) ? [] : cell.filter(({ glyphs }) => CODE.test(textOf(glyphs)));
    return own.length >= mostlyCodes * cell.length ? own : [];
  });
  const levels = distinct(codes.map(({ baseline }) => baseline));
  const starts = distinct([...levels, ...(levels.length > 0 ? headingsBetween(row, levels) : [])]);
  if (starts.length < 2) return [row];
  return starts.map((from, i) => {
    const [top, bottom] = [i === 0 ? -Infinity : from - sameLevel, (starts[i + 1] ?? Infinity) - sameLevel];
    return { cells: row.cells.map((cell) => cell.filter(({ baseline }) => baseline >= top && baseline < bottom)), spans: [] };
  });
}

/** 'Essential (E)' over 'or Desirable (D)': the name of the column. */
const namesKinds = (cell: readonly Segment[]): boolean => columnNamed(cell.map(({ glyphs }) => textOf(glyphs)).join(' ')) === 'kind';

const distinct = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).filter((at, i, all) => i === 0 || at - (all[i - 1] ?? 0) > sameLevel);

/** 'SKILLS' between two rows: in another typeface than the text beside the codes. */
function headingsBetween({ cells }: TableRow, levels: readonly number[]): number[] {
  const isLevel = ({ baseline }: Segment): boolean => levels.some((at) => Math.abs(baseline - at) <= sameLevel);
  const lines = groupRows(cells.flat());
  const isAlone = (segment: Segment): boolean => lines.some((line) => line.length === 1 && line[0] === segment);
  return cells.flatMap((cell) => {
    const fonts = cell.filter(isLevel).map(({ glyphs }) => glyphs[0]?.font);
    const isRare = ({ glyphs }: Segment): boolean => fonts.filter((font) => font === glyphs[0]?.font).length < fonts.length / 3;
    const others = cell.filter((segment) => isAlone(segment) && isRare(segment));
    return others.map(({ baseline }) => baseline);
  });
}

/** A heading over all columns: no vertical line crosses it, or only its typeface shows it. */
export function isOverAll({ cells }: TableRow, { upright, segments, edges }: TableArea): boolean {
  const filled = cells.flatMap((cell, column) => (cell.length > 0 ? [{ cell, column }] : []));
  const [only] = filled;
  if (!only || filled.length > 1) return false;
  const { top, bottom } = extentOf(only.cell);
  const inner = upright.filter(({ at }) => at > (edges[0] ?? 0) + 5 && at < (edges.at(-1) ?? 0) - 5);
  if (inner.length > 0) return !inner.some(({ from, to }) => from < top + 1 && to > bottom - 1);
  const font = only.cell[0]?.glyphs[0]?.font;
  const others = segments.filter((one) => !only.cell.includes(one) && columnAt(textX(one), edges) === only.column);
  return others.filter(({ glyphs }) => glyphs[0]?.font === font).length < others.length / 2;
}
