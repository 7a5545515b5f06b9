import { figureClaim, type FigureClaim } from './reading/figures/figure-claim';
import { hasOlderLines, type Reading } from './reading/reading';
import type { StatementReading } from './reading/statements/statement';

/** How many of the lines where achievement is looked for do what an audit asks for. */
export interface LineCount {
  /** Lines that do. */
  doing: number;
  /** All lines looked at, at least one. */
  total: number;
  /** True where only lines of the last ten years were looked at, and there are older ones. */
  isRecentOnly: boolean;
}

export const lineCount = (doing: number, total: number, reading: Reading): LineCount => ({
  doing,
  total,
  isRecentOnly: hasOlderLines(reading),
});

/** So many good lines are enough: no more are asked for. */
export const PLENTY = 8;

/** The smallest number of further lines that advice asks for, where every line is good and only their number is too small. */
export const MORE_LINES = 3;

/**
 * The line may hold something a reader would count as a figure: '41 victims', 'nine years', or a number that no rule explains. Then
 * none is asked for.
 */
export const mayCarryFigure = (line: StatementReading): boolean => claimOf(line) !== 'no';

const claimOf = ({ figures, tokens, text, statement }: StatementReading): FigureClaim =>
  figureClaim(figures, tokens, text, statement.start);

/** How many lines of recent roles and projects have a figure, including lines that are left out of the score. */
export function linesWithFigure(reading: Reading): LineCount & { mayBeMore: boolean } {
  const claims = reading.statements.map(claimOf);
  const sure = claims.filter((claim) => claim === 'yes').length;
  return { ...lineCount(sure, claims.length, reading), mayBeMore: claims.includes('unsure') };
}
