/** A line that an advert asks for, with what its place says of it. */
export interface AskedLine {
  text: string;
  kind: 'essential' | 'desirable';
}

/** Of Markdown. */
const OUTER_EDGES = /^\|\s*|\s*\|$/g;
const RULE = /^[|\s:-]+$/;
const CELL_EDGE = /\s*[|\t]\s*/;
const KIND = /^(?:e|d|essential|desirable)$/i;
const TICKED = /^(?:[✓✔✗x*•●]|yes|y)$/i;
const HOW_ASSESSED = /\b(?:applications?|interviews?|cv|references?|tests?|certificates?|presentations?|assessments?)\b/i;
const LEGEND = /\b[A-Z]{1,3}\s*=\s*\w[^,]*,\s*[A-Z]{1,3}\s*=|\b(?:[Ee]ssential|[Dd]esirable)\s*\/\s*(?:[Ee]ssential|[Dd]esirable)\b/;

const kindOf = (cell: string): AskedLine['kind'] => (/^d/i.test(cell) ? 'desirable' : 'essential');

/** The criteria of a table pasted as text, in whatever way it was laid out, and the lines it takes up. */
export function readTable(lines: readonly string[]): { asked: AskedLine[]; taken: ReadonlySet<number> } {
  const asked: AskedLine[] = [];
  const taken = new Set<number>();
  let columns: string[] = [];
  lines.forEach((line, i) => {
    const cells = line.replace(OUTER_EDGES, '').split(CELL_EDGE);
    const [text = ''] = cells;
    const isHeader = cells.some((cell) => /^essential$/i.test(cell)) && cells.some((cell) => /^desirable$/i.test(cell));
    const kind = isHeader ? null : (kindInCells(cells) ?? kindByColumn(cells, columns) ?? kindBelow(lines, i));
    if (isHeader) columns = cells;
    if (isHeader || RULE.test(line) || LEGEND.test(line) || isHeaderOfLetters(cells)) taken.add(i);
    if (!kind || !text) return;
    asked.push({ text, kind });
    taken.add(i);
    if (cells.length === 1) taken.add(i + 1).add(i + 2);
  });
  return { asked, taken };
}

/** 'RTPI membership | D | Application' */
function kindInCells(cells: readonly string[]): AskedLine['kind'] | null {
  const cell = cells.slice(1).find((one) => KIND.test(one));
  return cell === undefined ? null : kindOf(cell);
}

/** A tick under 'Essential' or under 'Desirable'. */
function kindByColumn(cells: readonly string[], columns: readonly string[]): AskedLine['kind'] | null {
  const column = columns[cells.findIndex((cell, i) => i > 0 && TICKED.test(cell))];
  return column && KIND.test(column) ? kindOf(column) : null;
}

/** One cell a line: what is asked, 'Essential', 'Application form'. */
function kindBelow(lines: readonly string[], i: number): AskedLine['kind'] | null {
  const [kind = '', how = ''] = lines.slice(i + 1, i + 3);
  return /^(?:essential|desirable)$/i.test(kind) && HOW_ASSESSED.test(how) && how.length < 60 ? kindOf(kind) : null;
}

/** 'Criterion | E/D | Evidence' */
const isHeaderOfLetters = (cells: readonly string[]): boolean => cells.length > 1 && cells.some((cell) => /^e\s*\/\s*d$/i.test(cell));
