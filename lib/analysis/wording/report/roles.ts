import { defineSentences } from '../wording';

/** Said in place of a role, and of a salary, where the CV does not tell which job it is for. */
export const noRoleSentences = defineSentences<null>({
  id: 'roles',
  say: () => 'Not enough evidence to place your role',
  examples: { 'no occupation is sure': null },
});
