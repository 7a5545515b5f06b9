import { hasOlderLines, type Reading } from './reading/reading';

/** How many of the lines that achievement is looked for in do what an audit asks for. */
export interface LineCount {
  /** Lines that do. */
  doing: number;
  /** All lines looked at, at least one. */
  total: number;
  /** Only lines of the last ten years were looked at, and there are older ones. */
  isRecentOnly: boolean;
}

export const lineCount = (doing: number, total: number, reading: Reading): LineCount => ({
  doing,
  total,
  isRecentOnly: hasOlderLines(reading),
});

/** How many further lines advice asks for, at the least, where every line does well and only their number is short. */
export const MORE_LINES = 3;

/** The number of lines that earn all the points, where fewer are there; null where there are enough. */
export const linesShortOf = (enough: number, lines: number): number | null => (lines < Math.round(enough) ? Math.round(enough) : null);
