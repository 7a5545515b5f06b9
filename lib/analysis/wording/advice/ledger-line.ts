import { defineSentences } from '../wording';

/** The title of an audit that could not judge. */
export const notJudgedSentences = defineSentences<{ subject: string }>({
  id: 'ledger-line/not-judged',
  say: ({ subject }) => `Not judged: ${subject}`,
  examples: { 'not judged': { subject: 'the dates of your roles' } },
});

/** The note of an audit that failed by a mistake of ours. */
export const ERRORED_NOTE = 'This check could not be made.';
