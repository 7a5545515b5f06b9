import type { SubstanceFacts } from '../audits/substance';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, REPLACE_PHRASES, writeProfile } from './shared-advice';

type Profile = Extract<SubstanceFacts, { state: 'profile' }>;

const FACT = 'Give one fact about your work, such as a result or a qualification. Recruiters look there first.';
const SHOW_IT = 'Say what you did that shows it, or leave it out.';

const noteOn = ({ stockPhrases }: Profile): string => {
  const named = listed(stockPhrases.slice(0, 2).map((phrase) => quoted(phrase)));
  return named === '' ? '' : `Your profile says ${named}.`;
};

export const substanceWording = defineWording<SubstanceFacts>({
  id: 'substance',
  subject: 'facts in your profile',
  title: 'Your profile gives facts',
  partlyTitle: 'Your profile could give more facts',
  failureTitle: 'Your profile could give more facts',
  fix: {
    title: 'Use facts in place of stock phrases',
    description: FACT,
    type: 'Content',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'no profile')
      return { title: 'No profile to judge', note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    const note = noteOn(facts);
    if (facts.isProven) return { title: 'Your profile gives facts', note, fix: null };
    const { stockPhrases } = facts;
    const [phrase] = stockPhrases;
    if (phrase !== undefined)
      return {
        note,
        fix: {
          title: stockPhrases.length === 1 ? `Replace ${quoted(phrase)} with a fact` : REPLACE_PHRASES,
          description: `${note} Many CVs say ${stockPhrases.length === 1 ? 'that' : 'such things'}. ${SHOW_IT}`,
        },
      };
    // A trade, a van or a client may be a fact that no list knows: without a stock phrase nothing is asked for.
    return { title: 'Facts in your profile', note, fix: null };
  },
  examples: {
    'no profile': { state: 'no profile' },
    proven: { state: 'profile', figure: 'yes', stockPhrases: [], isProven: true },
    'one stock phrase': { state: 'profile', figure: 'no', stockPhrases: ['hard working'], isProven: false },
    'several stock phrases': { state: 'profile', figure: 'yes', stockPhrases: ['hard working', 'team player'], isProven: false },
    'no figure': { state: 'profile', figure: 'no', stockPhrases: [], isProven: false },
    'what may be a figure': { state: 'profile', figure: 'unsure', stockPhrases: [], isProven: false },
    'one figure': { state: 'profile', figure: 'yes', stockPhrases: [], isProven: false },
  },
});
