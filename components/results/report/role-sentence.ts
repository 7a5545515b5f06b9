import { notShown } from '@/lib/analysis/wording/report/unsure';
import type { DisplayResult } from '@/lib/report/display-result';

/** The sentence in the list of roles when there is none; it is never drawn as a role. */
export const noRoleSentence = 'Not enough evidence to place your role';
export const noRoleAdvice = 'Our list of occupations may lack your work. If a role has no job title, add it.';

export const hasNoRole = ({ suitableRoles, roleMatches }: Pick<DisplayResult, 'suitableRoles' | 'roleMatches'>): boolean =>
  roleMatches.length === 0 && suitableRoles.every((role) => role === noRoleSentence);

/** Roles, pay and insights rest on jobs that may not have been read: nothing of them is in the report until the owner has checked. */
export const isWithheld = ({ suitableRoles, roleMatches }: Pick<DisplayResult, 'suitableRoles' | 'roleMatches'>): boolean =>
  roleMatches.length === 0 && suitableRoles.length > 0 && suitableRoles.every((role) => role === notShown);
