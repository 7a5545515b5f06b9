import type { AuditFix } from './audit';

/** How many further lines the advice asks for, at the least. */
export const MORE_LINES = 3;

/** The advice where every line already does what is asked for and only their number is short. */
export const moreLines = (note: string, reachable: number): AuditFix => ({
  title: 'Add more such lines under your recent roles',
  description: `${note} What your lines show is good: add three or more of the kind, each a result or a task of yours that a reader does not know yet.`,
  targets: [],
  reachable,
});
