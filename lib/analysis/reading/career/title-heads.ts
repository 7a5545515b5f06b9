import type { RoleReading } from '../reading';
import { tokenise } from '../../text/tokens';

/** 'Head of Year' is a head, 'Driver, nights' a driver. */
const HEAD_ENDS = /[,(|–—/]| (?:at|for|in|of|to|with) /i;

/** The last noun of each title, which names the kind of job: 'driver' in 'Class 2 driver, nights'. */
export const titleHeads = (roles: readonly RoleReading[]): string[] =>
  roles.flatMap(({ entry, isBreak }) => (isBreak ? [] : (tokenise(entry.title?.text.split(HEAD_ENDS)[0] ?? '').at(-1)?.word ?? [])));

/** Two titles share the word that names the job. */
export function shareTitleHead(roles: readonly RoleReading[]): boolean {
  const heads = titleHeads(roles).map((head) => head.replace(/s$/, ''));
  return new Set(heads).size < heads.length;
}
