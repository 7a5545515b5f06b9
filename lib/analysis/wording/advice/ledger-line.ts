import { quoted } from '../phrases';
import { defineSentences } from '../wording';

/** The title of an audit that could not judge, with its title for full marks. */
export const notJudgedSentences = defineSentences<{ title: string }>({
  id: 'ledger-line/not-judged',
  say: ({ title }) => `Not judged: ${quoted(title)}`,
  examples: { 'not judged': { title: 'Every role is dated' } },
});

/** The note of an audit that failed by a mistake of ours. */
export const ERRORED_NOTE = 'This check could not be made.';
