/** A line that an advert asks for, with what its place says of it. */
export interface AskedLine {
  text: string;
  kind: 'essential' | 'desirable' | 'statement';
}

/** Of Markdown. */
const OUTER_EDGES = /^\|\s*|\s*\|$/g;
const RULE = /^[|\s:-]+$/;
const CELL_EDGE = / *[|\t] */;
const KIND = /^(?:e|d|essential|desirable)$/i;
const TICKED = /^(?:[✓✔✗x*•●]|yes|y)$/i;
const COLUMN = /^(?:essential|desirable)(?: criteria| requirements)?$/i;
const HOW_ASSESSED = /\b(?:applications?|interviews?|cv|references?|tests?|certificates?|presentations?|assessments?)\b/i;
const LEGEND =
  /\b[A-Z]{1,3}\s*=\s*\w[^,]*,\s*[A-Z]{1,3}\s*=|\b(?:[Ee]ssential|[Dd]esirable)\s*\/\s*(?:[Ee]ssential|[Dd]esirable)\b|\bmarked E\b/;
/** '1.1', 'Ref 3' or 'Q2': the number of a row. */
const NUMBER = /^(?:ref\.?\s*)?[A-Z]{0,2}\d{0,2}(?:\.\d{1,2})*[.)]?$/i;
/** Several criteria in one cell. */
const WITHIN_CELL = /\s*(?:[•●▪]|;)\s+/;
const SHORTEST = 3;

const kindOf = (cell: string): 'essential' | 'desirable' => (/^d/i.test(cell) ? 'desirable' : 'essential');

/** The criteria of a table pasted as text, in whatever way it was laid out, and the lines it takes up. */
export function readTable(lines: readonly string[]): { asked: AskedLine[]; taken: ReadonlySet<number> } {
  const asked: AskedLine[] = [];
  const taken = new Set<number>();
  let columns: string[] = [];
  lines.forEach((line, i) => {
    const cells = line.replace(OUTER_EDGES, '').split(CELL_EDGE);
    if (isHeader(cells)) columns = cells;
    if (isHeader(cells) || RULE.test(line) || LEGEND.test(line) || isHeaderOfLetters(cells)) {
      taken.add(i);
      return;
    }
    const found = rowOf(cells, columns) ?? (cells.length > 1 ? underColumns(cells, columns) : cellsBelow(lines, i, cells[0] ?? ''));
    if (found.length === 0) {
      // 'Experience' alone in its row names the rows that follow.
      if (columns.length > 0 && cells.length > 1) taken.add(i);
      return;
    }
    asked.push(...found);
    taken.add(i);
    if (cells.length === 1) taken.add(i + 1).add(i + 2);
  });
  return { asked, taken };
}

const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => COLUMN.test(cell) && kindOf(cell) === 'essential') &&
  cells.some((cell) => COLUMN.test(cell) && kindOf(cell) === 'desirable');

/** A row that asks for one thing: 'RTPI membership | D | Application', or a tick under 'Essential'; null where it is none. */
function rowOf(cells: readonly string[], columns: readonly string[]): AskedLine[] | null {
  const letter = cells.slice(1).find((cell) => KIND.test(cell));
  const tick = columns[cells.findIndex((cell, i) => i > 0 && TICKED.test(cell))];
  const kind = letter ?? (tick && COLUMN.test(tick) ? tick : undefined);
  const text = cells.find((cell) => !NUMBER.test(cell) && !KIND.test(cell) && !TICKED.test(cell));
  return kind === undefined || !text ? null : [{ text, kind: kindOf(kind) }];
}

/** What is asked stands itself under 'Essential' or under 'Desirable'. */
function underColumns(cells: readonly string[], columns: readonly string[]): AskedLine[] {
  // A header may lack the cell above the groups, which stand left.
  const shift = Math.max(0, cells.length - columns.length);
  return columns.flatMap((column, i) => {
    const cell = cells[i + shift] ?? '';
    if (!COLUMN.test(column) || cell.length < SHORTEST) return [];
    return cell
      .split(WITHIN_CELL)
      .filter((text) => text.length >= SHORTEST)
      .map((text) => ({ text, kind: kindOf(column) }));
  });
}

/** One cell a line: what is asked, 'Essential', 'Application form'. */
function cellsBelow(lines: readonly string[], i: number, text: string): AskedLine[] {
  const [kind = '', how = ''] = lines.slice(i + 1, i + 3);
  const isRow = text !== '' && /^(?:essential|desirable)$/i.test(kind) && HOW_ASSESSED.test(how) && how.length < 60;
  return isRow ? [{ text, kind: kindOf(kind) }] : [];
}

/** 'Criterion | E/D | Evidence' */
const isHeaderOfLetters = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.some((cell) => /^(?:e|essential)\s*\/\s*(?:d|desirable)$/i.test(cell));
