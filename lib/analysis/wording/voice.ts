import type { VoiceFacts } from '../audits/voice';
import { defineWording } from './audit-wording';
import { atSentenceStart, count, listed, quoted, times } from './phrases';

const changeTitles: Readonly<Record<NonNullable<VoiceFacts['change']>, string>> = {
  pronouns: 'Leave out ‘I’ and begin with the verb',
  'stock phrases': 'Use fewer stock phrases',
  'third person': 'Write your profile without ‘he’, ‘she’ or your name',
};

const seenIn = ({ pronouns, stockPhrases, hasThirdPerson }: VoiceFacts): string[] => {
  const seen: string[] = [];
  if (pronouns > 0) seen.push(`‘I’, ‘me’ or ‘my’ ${times(pronouns)}`);
  if (stockPhrases.length > 0) {
    const named = listed(stockPhrases.slice(0, 2).map((phrase) => quoted(phrase)));
    seen.push(`${count(stockPhrases.length, 'stock phrase')} such as ${named}`);
  }
  if (hasThirdPerson) seen.push('a profile written about you in the third person');
  return seen;
};

export const voiceWording = defineWording<VoiceFacts, 'not in English'>({
  id: 'voice',
  title: 'We recognised few pronouns and stock phrases',
  partlyTitle: 'The voice could be plainer',
  failureTitle: 'Many pronouns or stock phrases',
  fix: {
    title: 'Leave out ‘I’ and stock phrases',
    description: 'Begin with the verb and let the facts speak: ‘Managed six people’ says more in fewer words.',
    type: 'Language',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'The voice is judged in English only.' },
  describe(facts) {
    const seen = seenIn(facts);
    if (seen.length === 0) return { note: 'We recognised no ‘I’ and no stock phrase.' };
    const found = atSentenceStart(listed(seen));
    if (facts.change === null) return { note: `${found}: few enough not to tire a reader.` };
    return {
      note: `${found}.`,
      fix: {
        title: changeTitles[facts.change],
        description: `${found}. Begin with the verb and let facts speak: ‘Managed six people’ says more than an adjective.`,
      },
    };
  },
  examples: {
    plain: { pronouns: 0, stockPhrases: [], hasThirdPerson: false, change: null },
    'plain enough': { pronouns: 2, stockPhrases: [], hasThirdPerson: false, change: null },
    pronouns: { pronouns: 17, stockPhrases: ['hard working'], hasThirdPerson: false, change: 'pronouns' },
    'stock phrases': {
      pronouns: 0,
      stockPhrases: ['team player', 'hard working', 'self starter', 'go getter', 'results driven'],
      hasThirdPerson: false,
      change: 'stock phrases',
    },
    'third person': { pronouns: 1, stockPhrases: [], hasThirdPerson: true, change: 'third person' },
  },
});
