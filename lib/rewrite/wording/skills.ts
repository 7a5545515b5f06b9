import { defineSentences } from '@/lib/analysis/wording/wording';

/** Why the list is changed. */
export const skillsSentences = defineSentences<'grouped' | 'added from roles'>({
  id: 'skills',
  say: (change) =>
    change === 'grouped'
      ? 'Under a few headings the skill an advert asks for is found at a glance.'
      : 'Your roles show these and your list leaves them out.',
  examples: { 'a list without headings': 'grouped', 'skills the roles show': 'added from roles' },
});

/** The text of a list that is still empty. */
export const emptySkillsSentences = defineSentences<null, { slot: string; reason: string; question: string }>({
  id: 'skills/empty',
  say: () => ({
    slot: '[add six to twelve skills you have used at work]',
    reason: 'A short list of skills is what software and people search first.',
    question: 'Which tools, methods and skills have you used in your roles?',
  }),
  examples: { 'no entry': null },
});

/** The question about a list that is rated poor and that nothing in the CV could improve. */
export const poorSkillsSentences = defineSentences<'short' | 'unproven'>({
  id: 'skills/poor',
  say: (list) =>
    list === 'short'
      ? 'Which tools, machines, methods and skills did you use at work that this list leaves out?'
      : 'Which of these did you use in your last role, and for what? Name them in its lines too.',
  examples: { 'a short list': 'short', 'a list that no role shows': 'unproven' },
});
