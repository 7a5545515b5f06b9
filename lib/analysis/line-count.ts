import { figureClaim } from './reading/figures/figure-claim';
import type { StatementReading } from './reading/statements/statement';

/** So many good lines are plenty: nobody is asked for more. */
export const PLENTY = 8;

/** The smallest number of further lines that advice asks for, where every line is good and only their number is too small. */
export const MORE_LINES = 3;

/** It may hold a figure as a reader sees one: '41 victims', 'nine years', and what no rule explains. Such a line is not asked for one. */
export const mayCarryFigure = ({ figures, tokens, text, statement }: StatementReading): boolean =>
  figureClaim(figures, tokens, text, statement.start) !== 'no';
