import type { ViewLine } from '@/lib/shared/document-view';

/** The elements of a Word file that a reader can distinguish. */
export type DocxBlock =
  | { kind: 'heading'; level: number; line: ViewLine }
  | { kind: 'paragraph'; line: ViewLine }
  | { kind: 'list'; lines: ViewLine[] }
  /** Rows of cells of lines; a cell that says nothing is an empty list. */
  | { kind: 'table'; rows: ViewLine[][][] }
  /** Text outside the body: a page header, a footer, a text box. */
  | { kind: 'region'; region: ViewLine['region']; blocks: DocxBlock[] };

type Group = { key: string; lines: ViewLine[] };

/** Neighbours of one key together, in their order. */
function grouped(lines: readonly ViewLine[], keyOf: (line: ViewLine) => string): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const key = keyOf(line);
    const last = groups.at(-1);
    if (last?.key === key) last.lines.push(line);
    else groups.push({ key, lines: [line] });
  }
  return groups;
}

const isBody = ({ region }: ViewLine): boolean => region === 'body' || region === 'table';

export function docxBlocks(lines: readonly ViewLine[]): DocxBlock[] {
  return grouped(lines, (line) => (isBody(line) ? 'body' : line.region)).flatMap((group): DocxBlock[] => {
    const [first] = group.lines;
    const blocks = bodyBlocks(group.lines);
    return !first || isBody(first) ? blocks : [{ kind: 'region', region: first.region, blocks }];
  });
}

function bodyBlocks(lines: readonly ViewLine[]): DocxBlock[] {
  const keyOf = (line: ViewLine): string => {
    if (line.cell) return `table ${line.cell.table}`;
    if (line.headingLevel !== undefined) return 'heading';
    return line.bullet === undefined ? 'paragraph' : 'list';
  };
  return grouped(lines, keyOf).flatMap(({ key, lines: own }): DocxBlock[] => {
    if (key === 'list') return [{ kind: 'list', lines: own }];
    if (key === 'paragraph') return own.map((line) => ({ kind: 'paragraph', line }));
    if (key === 'heading') return own.map((line) => ({ kind: 'heading', level: line.headingLevel ?? 1, line }));
    return [{ kind: 'table', rows: rowsOf(own) }];
  });
}

function rowsOf(lines: readonly ViewLine[]): ViewLine[][][] {
  const rows = new Map<number, ViewLine[][]>();
  for (const line of lines) {
    if (!line.cell) continue;
    const row = rows.get(line.cell.row) ?? [];
    while (row.length <= line.cell.column && row.length < mostColumns) row.push([]);
    row[Math.min(line.cell.column, mostColumns - 1)]?.push(line);
    rows.set(line.cell.row, row);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells);
}

/** A column number comes from the file, so it must not create a row of a million cells. */
const mostColumns = 24;
