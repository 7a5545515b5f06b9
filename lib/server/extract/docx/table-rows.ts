import type { DocumentLine, TextItem } from '@/lib/cv/document/extracted-document';
import { readTableHeader } from '@/lib/cv/parse/work/table-header';

/** A cell with more lines than this holds text, not a name or a date. */
const maxCellLines = 2;

/**
 * Below a row of known column titles each row of a table becomes one line with an item for each cell, as a reader sees it. Descriptions
 * of the work follow on lines of their own. Tables that only lay out the page stay as they are.
 */
export function joinTableRows(lines: readonly DocumentLine[], table: number): readonly DocumentLine[] {
  if (lines.some(({ cell }) => cell?.table !== table)) return lines;
  const rows = groupBy(lines, ({ cell }) => cell?.row ?? 0);
  const [first = []] = rows.values();
  const columns = new Set(first.map(({ cell }) => cell?.column));
  const header = columns.size === first.length ? readTableHeader(first.map(textOf)) : null;
  if (!header) return lines;
  const proseColumn = first[header.proseColumn]?.cell?.column ?? -1;
  const twofold = new Set(first.filter((title) => namesTwo.test(textOf(title))).map(({ cell }) => cell?.column ?? -1));
  return [...rows.values()].flatMap((row) => joinRow(row, row === first ? -1 : proseColumn, row === first ? none : twofold));
}

const none: ReadonlySet<number> = new Set();
/** 'Employer and job title' over 'Acme Ltd' and 'Clerk' on lines of their own. */
const namesTwo = /\p{L} ?(?:\band\b|[&/]) ?\p{L}/iu;

function joinRow(row: readonly DocumentLine[], proseColumn: number, twofold: ReadonlySet<number>): DocumentLine[] {
  const cells = groupBy(row, ({ cell }) => cell?.column ?? 0);
  const isText = (column: number, lines: readonly DocumentLine[]): boolean =>
    column === proseColumn || lines.length > maxCellLines || lines.some(({ bullet }) => bullet !== undefined);
  const named = [...cells].filter(([column, lines]) => !isText(column, lines)).map(([, lines]) => lines);
  const texts = [...cells].filter(([column, lines]) => isText(column, lines)).flatMap(([, lines]) => lines);
  const [head] = named.flat();
  if (!head) return texts;
  const items = named.flatMap((lines) =>
    twofold.has(lines[0]?.cell?.column ?? -1) ? lines.flatMap((line) => itemOf(line.items)) : itemOf(lines.flatMap((line) => line.items)),
  );
  return [{ ...head, items }, ...texts.map((line) => ({ ...line, block: head.block }))];
}

function groupBy(lines: readonly DocumentLine[], keyOf: (line: DocumentLine) => number): Map<number, DocumentLine[]> {
  const groups = new Map<number, DocumentLine[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return groups;
}

function itemOf(items: readonly TextItem[]): TextItem[] {
  const [first] = items;
  return first ? [{ ...first, text: items.map(({ text }) => text).join(' ') }] : [];
}

const textOf = ({ items }: DocumentLine): string => items.map(({ text }) => text).join(' ');
