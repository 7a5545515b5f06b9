import type { AuditFix } from './audit';

/** The advice where every line already does what is asked for and only their number is short. */
export const moreLines = (note: string): AuditFix => ({
  title: 'Add more such lines under your recent roles',
  description: `${note} What your lines show is good: add further ones of the kind, a result or a task of yours that a reader does not know yet.`,
  targets: [],
});
