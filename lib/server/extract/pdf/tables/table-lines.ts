import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { bulletOf } from '../lines';
import type { PageContent } from '../page-content';
import { bandBottom, type Segment } from '../segments';
import { tablesIn, type TableArea } from './area';
import { itemsOf } from './cell-items';
import { rulesOf } from './rules';
import { isOverAll, leadingOf, rowsOf } from './rows';

/** A part of a page, from top to bottom: text in its usual order, or the rows of a table. */
export type PagePart = { segments: Segment[] } | TablePart;

export interface TablePart {
  rows: CellRow[];
  edges: readonly number[];
}

/** A row with the items of each of its cells. */
export interface CellRow {
  cells: string[][];
  isOverAll: boolean;
}

/** The tables of a page between the text above and below them, each cell as a list of items. */
export function partsOf(found: readonly Segment[], page: PageContent, before: readonly number[] | null): PagePart[] {
  const { tables, rest } = tablesIn(found, rulesOf(page.boxes), before);
  const parts: PagePart[] = [];
  let left = [...rest].sort((a, b) => a.baseline - b.baseline);
  for (const table of tables.sort((a, b) => a.top - b.top)) {
    const above = left.filter((segment) => bandBottom(segment) < table.top + 1);
    if (above.length > 0) parts.push({ segments: above });
    left = left.filter((segment) => !above.includes(segment));
    parts.push({ rows: cellsOf(table, page), edges: table.edges });
  }
  return left.length > 0 ? [...parts, { segments: left }] : parts;
}

function cellsOf(area: TableArea, page: PageContent): CellRow[] {
  const leading = leadingOf(area);
  const rows = rowsOf(area);
  const ends = area.edges.slice(1).map((edge, column) =>
    endOf(
      rows.flatMap(({ cells }) => cells[column] ?? []),
      area.edges[column] ?? 0,
      area.upright.length > 0 ? edge : 0,
    ),
  );
  const isMarked = (segment: Segment): boolean => bulletOf(segment, page) !== null;
  return rows.map((row) => ({
    cells: row.cells.map((cell, column) => itemsOf(cell, leading, ends[column] ?? 0, isMarked)),
    isOverAll: isOverAll(row, area),
  }));
}

/** The right edge of a column's text: at its drawn side, with the same margin as on the left, else where the longest line ends. */
function endOf(lines: readonly Segment[], left: number, side: number): number {
  const longest = Math.max(0, ...lines.map(({ right }) => right));
  const margin = Math.min(...lines.map(({ x }) => x)) - left;
  return lines.length === 0 ? 0 : Math.max(longest, side - margin);
}

/** The same lines as for a table of a word processor: one line for each item, with its place in the table. */
export const linesOfTable = (rows: readonly CellRow[], place: { page: number; block: number; table: number }): DocumentLine[] =>
  rows.flatMap(({ cells, isOverAll: isAlone }, row) =>
    cells.flatMap((items, column) =>
      items.map((text): DocumentLine => ({
        page: place.page,
        region: 'table',
        block: place.block,
        items: [{ text, box: null, fontSize: null, bold: false, italic: false }],
        cell: { table: place.table, row, column, ...(isAlone ? { isOverAll: true } : {}) },
      })),
    ),
  );
