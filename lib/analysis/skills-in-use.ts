import type { AuditInput } from './audit';
import { tradeSkills } from './reading/career/occupation-match';
import { isInUse } from './reading/skills/found-skills';

const MOST_NAMED = 3;

/** A few skills that the roles already show: what a list that is still to be written can begin with. */
export const skillsInUse = ({ reading, occupations }: AuditInput): string[] =>
  tradeSkills(reading, occupations[0])
    .filter(isInUse)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
