import type { DocumentLine, ExtractedDocument } from '@/lib/cv/document/extracted-document';

/** Between two things in one cell of a table. */
const BETWEEN = ' • ';
const BULLET = /^[^\p{L}\p{N}]+$/u;

/** The text of a specification's file as if it were pasted: a tab between cells, each row on a line. */
export function documentText({ lines }: Pick<ExtractedDocument, 'lines'>): string {
  const rows: string[] = [];
  const widths = new Map<number, number>();
  for (const { cell } of lines) if (cell) widths.set(cell.table, Math.max(widths.get(cell.table) ?? 0, cell.column + 1));
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (line.cell === undefined) rows.push(textLine(line));
    else if (!before?.cell || !isSameRow(before.cell, line.cell))
      rows.push(
        rowText(
          lines.slice(i).filter((one) => one.cell && line.cell && isSameRow(one.cell, line.cell)),
          widths.get(line.cell.table) ?? 1,
        ),
      );
  }
  return rows.join('\n');
}

type Cell = NonNullable<DocumentLine['cell']>;
const isSameRow = (a: Cell, b: Cell): boolean => a.table === b.table && a.row === b.row;

function textLine({ items, bullet, gapAbove }: DocumentLine): string {
  const text = items.map((item) => item.text.trim()).join('\t');
  const marked = bullet === undefined ? text : `${BULLET.test(bullet) ? '•' : bullet} ${text}`;
  return gapAbove !== undefined && gapAbove > 1 ? `\n${marked}` : marked;
}

/** The empty cells stand as well: what is asked stands under 'Essential' only where the cell after it is empty. */
function rowText(lines: readonly DocumentLine[], width: number): string {
  // A heading over the whole table is one text, wherever in its row it stands.
  if (lines.every(({ cell }) => cell?.isOverAll === true)) return cellText(lines);
  return Array.from({ length: width }, (_, column) => cellText(lines.filter(({ cell }) => cell?.column === column))).join('\t');
}

const cellText = (lines: readonly DocumentLine[]): string =>
  lines
    .map(({ items }) => items.map(({ text }) => text.trim()).join(' '))
    .filter(Boolean)
    .join(BETWEEN);
