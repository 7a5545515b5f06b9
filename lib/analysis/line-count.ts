import { hasOlderLines, type Reading } from './reading/reading';
import type { StatementReading } from './reading/statements/statement';

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

/** So many good lines are plenty: nobody is asked for more. */
export const PLENTY = 8;

/** How many further lines advice asks for, at the least, where every line does well and only their number is short. */
export const MORE_LINES = 3;

/** A figure as a reader sees one: '41 victims', '£1.3m', 'two enquiries', '999'; a year is a date. */
export const carriesFigure = ({ figures, tokens }: StatementReading): boolean =>
  figures.length > 0 || tokens.some(({ word }) => /^\d/.test(word) && !/^(?:19|20)\d\d$/.test(word));

/** How many of the lines of recent roles and projects carry a figure, those that count for nothing else among them. */
export const linesWithFigure = (reading: Reading): LineCount =>
  lineCount(reading.statements.filter(carriesFigure).length, Math.max(1, reading.statements.length), reading);
