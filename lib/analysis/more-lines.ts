import type { AuditFix } from './audit';

/** How many further lines the advice asks for, at the least. */
export const MORE_LINES = 3;

/** The advice where every line already does what is asked for and only their number is short. */
export const moreLines = ({ title, description }: { title: string; description: string }, reachable: number): AuditFix => ({
  title,
  description,
  targets: [],
  reachable,
});

/** The number of lines that all the points take, where fewer are there; null where there are enough. */
export const linesShortOf = (enough: number, lines: number): number | null => (lines < Math.round(enough) ? Math.round(enough) : null);
