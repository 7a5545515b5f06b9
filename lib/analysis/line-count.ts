import { figureClaim, type FigureClaim } from './reading/figures/figure-claim';
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

/** It may hold a figure as a reader sees one: '41 victims', 'nine years', and what no rule explains. Such a line is not asked for one. */
export const mayCarryFigure = (line: StatementReading): boolean => claimOf(line) !== 'no';

const claimOf = ({ figures, tokens, text, statement }: StatementReading): FigureClaim =>
  figureClaim(figures, tokens, text, statement.start);

/** How many of the lines of recent roles and projects carry a figure, those that count for nothing else among them. */
export function linesWithFigure(reading: Reading): LineCount & { mayBeMore: boolean } {
  const claims = reading.statements.map(claimOf);
  const sure = claims.filter((claim) => claim === 'yes').length;
  return { ...lineCount(sure, claims.length, reading), mayBeMore: claims.includes('unsure') };
}
