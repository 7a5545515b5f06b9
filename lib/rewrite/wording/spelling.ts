import { defineSentences } from '@/lib/analysis/wording/wording';

/** The reason for a change that is nothing but spelling. */
export const spellingSentences = defineSentences<null>({
  id: 'spelling',
  say: () => 'British spelling throughout.',
  examples: { 'American spelling': null },
});
