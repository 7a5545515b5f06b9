import type { AuditInput } from './audit';
import { isInUse } from './reading/skills/found-skills';

const MOST_NAMED = 3;

/** A few skills of the trade that the roles already show: what a list that is still to be written can begin with. Who bought in cleaning does not clean. */
export const skillsInUse = ({ occupations: [trade] }: AuditInput): string[] =>
  (trade?.matched ?? [])
    .filter(isInUse)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
