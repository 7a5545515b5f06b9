import type { SubstanceFacts } from '../audits/substance';
import { defineWording } from './audit-wording';
import { count, listed, quoted } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, RESULT_IN_PROFILE, writeProfile } from './shared-advice';

type Profile = Extract<SubstanceFacts, { state: 'profile' }>;

const BELIEVED = 'result, a qualification or the size of what you ran can be believed and asked about.';

const noteOn = ({ figures, stockPhrases }: Profile): string => {
  const named = listed(stockPhrases.slice(0, 3).map((phrase) => quoted(phrase)));
  const seen = [
    ...(figures > 0 ? [count(figures, 'figure')] : []),
    ...(stockPhrases.length > 0 ? [`${count(stockPhrases.length, 'stock phrase')} (${named})`] : []),
  ];
  return seen.length > 0
    ? `In your profile we recognised ${listed(seen)}.`
    : 'In your profile we recognised no result in figures and no stock phrase.';
};

export const substanceWording = defineWording<SubstanceFacts>({
  id: 'substance',
  title: 'The profile can be checked',
  partlyTitle: 'The profile could prove more',
  failureTitle: 'We recognised little in the profile that can be checked',
  fix: {
    title: 'Put one fact into your profile for every adjective you take out',
    description: 'Swap stock phrases for something you can be asked about: a result, a qualification, the size of what you ran.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'no profile')
      return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    const note = noteOn(facts);
    if (facts.isProven) return { note };
    const { figures, stockPhrases } = facts;
    const [phrase] = stockPhrases;
    if (phrase !== undefined)
      return {
        note,
        fix: {
          title: `Swap ${quoted(phrase)} for a fact`,
          description: `${note} Everybody writes ${stockPhrases.length === 1 ? 'that' : 'those'}; a ${BELIEVED}`,
        },
      };
    if (figures === 0) return { note, fix: { title: RESULT_IN_PROFILE, description: `${note} A ${BELIEVED}` } };
    return {
      note,
      fix: {
        title: 'Put one more fact into your profile',
        description: `${note} One more that can be checked, such as a qualification, a system or the kind of client, rounds it off.`,
      },
    };
  },
  examples: {
    'no profile': { state: 'no profile' },
    proven: { state: 'profile', figures: 2, stockPhrases: [], isProven: true },
    'one stock phrase': { state: 'profile', figures: 0, stockPhrases: ['hard working'], isProven: false },
    'several stock phrases': { state: 'profile', figures: 1, stockPhrases: ['hard working', 'team player'], isProven: false },
    'no figure': { state: 'profile', figures: 0, stockPhrases: [], isProven: false },
    'one figure': { state: 'profile', figures: 1, stockPhrases: [], isProven: false },
  },
});
