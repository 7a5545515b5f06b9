import { lowerFirst } from '../phrases';
import { defineSentences } from '../wording';

/** The title of an audit that could not judge: its title for full marks tells what is not known. */
export const notJudgedSentences = defineSentences<{ title: string }>({
  id: 'ledger-line/not-judged',
  say: ({ title }) => `Not judged: whether ${lowerFirst(title)}`,
  examples: { 'not judged': { title: 'Every role is dated' } },
});

/** The note of an audit that failed by a mistake of ours. */
export const ERRORED_NOTE = 'This check could not be made.';
