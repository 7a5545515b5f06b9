import { defineSentences } from '../wording';

/** The description of the first advice, with the person's own line rewritten where that can be shown. */
export const oneThingSentences = defineSentences<{ description: string; rewritten: string | null }>({
  id: 'one-thing',
  say: ({ description, rewritten }) => (rewritten === null ? description : `${description} For example: ‘${rewritten}’`),
  examples: {
    plain: { description: 'Your profile has 14 words.', rewritten: null },
    'with an example': { description: 'Begin with what you did.', rewritten: 'Managed the till' },
  },
});
