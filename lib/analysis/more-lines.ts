import type { AuditFix } from './legacy-audit';

/** How many further lines the advice asks for, at the least. */
export const MORE_LINES = 3;

/** One title for all audits that ask for it: the report tells it once, with the points of all. */
export const MORE_LINES_TITLE = 'Add three or more lines under your recent roles';

/** The advice where every line already does what is asked for and only their number is short. */
export const moreLines = ({ title, description }: { title: string; description: string }, reachable: number): AuditFix => ({
  title,
  description,
  targets: [],
  reachable,
});

/** The number of lines that all the points take, where fewer are there; null where there are enough. */
export const linesShortOf = (enough: number, lines: number): number | null => (lines < Math.round(enough) ? Math.round(enough) : null);
