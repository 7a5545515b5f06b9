import type { AuditInput } from './audit';
import { isInUse } from './reading/skills/found-skills';

const MOST_NAMED = 3;

/**
 * A few skills of the trade that the roles already show, to begin a list of skills with. Skills that were bought in ('contract
 * cleaning') are left out.
 */
export const skillsInUse = ({ occupations: [trade] }: AuditInput): string[] =>
  (trade?.matched ?? [])
    .filter(isInUse)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
