import type { WorkEntry } from '@/lib/cv/cv';
import type { RoleReading } from '../reading';

/** A role as the CV names it. `employer`: only where another role has the same title. */
export interface NamedRole {
  name: string;
  employer: string | null;
}

/** A role by its title, with the employer where two roles share it; null where it has neither. */
export function namedRole({ title, employer }: WorkEntry, roles: readonly RoleReading[]): NamedRole | null {
  if (!title) return employer && { name: employer.text, employer: null };
  const sharing = roles.filter(({ entry }) => entry.title?.text.toLowerCase() === title.text.toLowerCase());
  return { name: title.text, employer: sharing.length > 1 ? (employer?.text ?? null) : null };
}
