import type { SubstanceFacts } from '../audits/substance';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import {
  bringResult,
  NO_PROFILE,
  PROFILE_WITH_RESULT,
  REPLACE_PHRASES,
  RESULT_IN_PROFILE,
  resultSeen,
  writeProfile,
} from './shared-advice';

type Profile = Extract<SubstanceFacts, { state: 'profile' }>;

const FACT = 'Give one fact about your work, such as a result or a qualification. Recruiters look there first.';
const SHOW_IT = 'Say what you did that shows it, or leave it out.';

const noteOn = ({ stockPhrases }: Profile): string => {
  const named = listed(stockPhrases.slice(0, 2).map((phrase) => quoted(phrase)));
  return named === '' ? '' : `Your profile says ${named}.`;
};

export const substanceWording = defineWording<SubstanceFacts>({
  id: 'substance',
  title: 'Facts in the profile',
  looksFor: 'We look for figures, results and skills in your profile.',
  fix: {
    title: 'Use facts in place of stock phrases',
    description: FACT,
    type: 'Content',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'no profile')
      return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    const note = noteOn(facts);
    if (facts.isProven) return { note, strength: 'Your profile gives facts', fix: null };
    const { stockPhrases, lineToBring } = facts;
    if (stockPhrases.length > 0)
      return {
        note,
        fix: {
          title: REPLACE_PHRASES,
          description: `${note} Many CVs say such things. ${SHOW_IT}`,
        },
      };
    if (lineToBring !== null) return { note, fix: { title: RESULT_IN_PROFILE, description: bringResult(resultSeen(lineToBring)) } };
    // A trade, a van or a client may be a fact that no list knows: without a stock phrase nothing is asked for.
    return { note, fix: null };
  },
  examples: {
    'no profile': { state: 'no profile' },
    proven: { state: 'profile', stockPhrases: [], isProven: true, lineToBring: null },
    'several stock phrases': { state: 'profile', stockPhrases: ['hard working', 'team player'], isProven: false, lineToBring: null },
    'no stock phrase': { state: 'profile', stockPhrases: [], isProven: false, lineToBring: null },
    'a result that stands in a role only': {
      state: 'profile',
      stockPhrases: [],
      isProven: false,
      lineToBring: 'Raised takings by 12% within a year',
    },
  },
});
