import type { MonthRange } from './months';

/** A later role began when the earlier one had ended. Two roles at the same time keep the order that the person gave them. */
const follows = (later: { months: MonthRange | null }, earlier: { months: MonthRange | null }): boolean =>
  later.months !== null && earlier.months !== null && later.months.from >= earlier.months.to;

/**
 * Roles with the newest first, whatever order the CV has: some begin with the first job, and some list the posts with one employer
 * from the oldest on. A role without dates stays where it stands.
 */
export function newestFirst<Role extends { months: MonthRange | null }>(roles: readonly Role[]): Role[] {
  const ordered: Role[] = [];
  for (const role of roles) {
    let at = ordered.length;
    for (let above = ordered[at - 1]; above && follows(role, above); above = ordered[at - 1]) at -= 1;
    ordered.splice(at, 0, role);
  }
  return ordered;
}
