import type { NamedRole } from '../reading/career/named-role';
import { quoted } from './phrases';

/** The title of advice to write more bullet points, the same in every audit that gives it: the report shows one action with the points of all. */
export const MORE_LINES_TITLE = 'Add 3 or more bullet points to your recent roles';

/** 'under ‘Dental Nurse’ at ‘Bilston Smiles’' */
export const underRole = (role: NamedRole | null): string => {
  if (role === null) return 'under your latest role';
  return `under ${quoted(role.name)}${role.employer === null ? '' : ` at ${quoted(role.employer, 60)}`}`;
};
