import type { SubstanceFacts } from '../audits/substance';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, RESULT_IN_PROFILE, writeProfile } from './shared-advice';

type Profile = Extract<SubstanceFacts, { state: 'profile' }>;

const FACT = 'Use a result, a qualification, or the size of your team or site.';

const noteOn = ({ hasFigures, stockPhrases }: Profile): string => {
  const named = listed(stockPhrases.slice(0, 2).map((phrase) => quoted(phrase)));
  if (named !== '') return `Your profile says ${named}.`;
  return hasFigures ? 'We recognised facts in your profile.' : 'We did not recognise a figure in your profile.';
};

export const substanceWording = defineWording<SubstanceFacts>({
  id: 'substance',
  title: 'Your profile gives facts',
  partlyTitle: 'Your profile could give more facts',
  failureTitle: 'Your profile could give more facts',
  fix: {
    title: 'Use facts in place of stock phrases',
    description: 'Use a result, a qualification, or the size of your team or site.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'no profile')
      return { title: 'No profile to judge', note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    const note = noteOn(facts);
    if (facts.isProven) return { note };
    const { hasFigures, stockPhrases } = facts;
    const [phrase] = stockPhrases;
    if (phrase !== undefined)
      return {
        note,
        fix: {
          title: `Replace ${quoted(phrase)} with a fact`,
          description: `${note} Many CVs say ${stockPhrases.length === 1 ? 'that' : 'such things'}. ${FACT}`,
        },
      };
    // A qualification or a client may be the second fact: nobody with one is asked for another.
    if (hasFigures) return { title: 'Your profile gives facts', note, fix: null };
    return { note, fix: { title: RESULT_IN_PROFILE, description: `${note} ${FACT}` } };
  },
  examples: {
    'no profile': { state: 'no profile' },
    proven: { state: 'profile', hasFigures: true, stockPhrases: [], isProven: true },
    'one stock phrase': { state: 'profile', hasFigures: false, stockPhrases: ['hard working'], isProven: false },
    'several stock phrases': { state: 'profile', hasFigures: true, stockPhrases: ['hard working', 'team player'], isProven: false },
    'no figure': { state: 'profile', hasFigures: false, stockPhrases: [], isProven: false },
    'one figure': { state: 'profile', hasFigures: true, stockPhrases: [], isProven: false },
  },
});
