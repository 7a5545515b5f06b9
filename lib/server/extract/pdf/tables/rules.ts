import type { Box } from '@/lib/cv/document/extracted-document';

/** A drawn line of a table: `at` is the y of a horizontal line, the x of a vertical one. */
export interface Rule {
  at: number;
  from: number;
  to: number;
}

export interface Rules {
  across: Rule[];
  upright: Rule[];
}

/** A thicker box is not a line but the box of a cell. */
const thin = 3;
/** Dots and dashes of one line stand closer together. */
const dashGap = 6;
const sameLine = 1.6;
const shortest = { across: 12, upright: 7 } as const;
const leastCell = { width: 14, height: 8 } as const;

/** The lines of a page's tables, from what is drawn: lines, dotted ones as well, and the sides of shaded or framed cells. */
export function rulesOf(boxes: readonly Box[]): Rules {
  const across: Rule[] = [];
  const upright: Rule[] = [];
  for (const { x, y, width, height } of boxes) {
    const [right, bottom] = [x + width, y + height];
    const isThin = width <= thin || height <= thin;
    if (isThin && width >= height) across.push({ at: y + height / 2, from: x, to: right });
    if (isThin && height >= width) upright.push({ at: x + width / 2, from: y, to: bottom });
    if (isThin || width < leastCell.width || height < leastCell.height) continue;
    for (const at of [y, bottom]) across.push({ at, from: x, to: right });
    for (const at of [x, right]) upright.push({ at, from: y, to: bottom });
  }
  return { across: joined(across, shortest.across), upright: joined(upright, shortest.upright) };
}

function joined(pieces: readonly Rule[], least: number): Rule[] {
  const rules: Rule[] = [];
  for (const line of linesOf(pieces)) {
    let open: Rule | null = null;
    for (const { from, to, at } of line.sort((a, b) => a.from - b.from)) {
      if (open && from <= open.to + dashGap) open.to = Math.max(open.to, to);
      else rules.push((open = { at, from, to }));
    }
  }
  return rules.filter(({ from, to }) => to - from >= least);
}

/** Pieces on one line. */
function linesOf(pieces: readonly Rule[]): Rule[][] {
  const lines: Rule[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.at - b.at)) {
    const line = lines.at(-1);
    if (line?.[0] && piece.at - line[0].at <= sameLine) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}
