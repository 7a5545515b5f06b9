import type { VoiceFacts } from '../audits/voice';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import { REPLACE_PHRASES } from './shared-advice';

const changeTitles: Readonly<Record<NonNullable<VoiceFacts['change']>, string>> = {
  pronouns: 'Leave out ‘I’ under your roles',
  'stock phrases': REPLACE_PHRASES,
  'third person': 'Write your profile as yourself, not as ‘he’ or ‘she’',
};

const changes: Readonly<Record<NonNullable<VoiceFacts['change']>, string>> = {
  pronouns: 'Start with the verb: ‘Managed 6 people’ instead of ‘I managed 6 people’. You may use ‘I’ in your profile.',
  'stock phrases': 'Many CVs say such things. Say what you did that shows it.',
  'third person': 'You may use ‘I’. Most UK employers like it better than the third person.',
};

/** One ‘my’ is no habit. */
const isOften = (pronouns: number): boolean => pronouns >= 3;

function seenIn({ pronouns, stockPhrases, hasThirdPerson }: VoiceFacts): string[] {
  const seen: string[] = [];
  if (isOften(pronouns)) seen.push('‘I’, ‘me’ or ‘my’ several times under your roles');
  if (stockPhrases.length > 0) seen.push(`stock phrases such as ${listed(stockPhrases.slice(0, 2).map((phrase) => quoted(phrase)))}`);
  if (hasThirdPerson) seen.push('a profile in the third person');
  return seen;
}

export const voiceWording = defineWording<VoiceFacts, 'not in English'>({
  id: 'voice',
  title: 'Stock phrases and tone',
  looksFor: 'We look for bullet points without ‘I’, and for plain words in place of stock phrases.',
  fix: {
    title: 'Leave out stock phrases',
    description: 'Start bullet points with a verb. Say what you did in place of a stock phrase.',
    type: 'Language',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.change === null) return { note: '', fix: null };
    const note = `We saw ${listed(seenIn(facts))}.`;
    return {
      note,
      fix: { title: changeTitles[facts.change], description: `${note} ${changes[facts.change]}` },
    };
  },
  examples: {
    plain: { pronouns: 0, stockPhrases: [], hasThirdPerson: false, change: null },
    'plain enough': { pronouns: 4, stockPhrases: [], hasThirdPerson: false, change: null },
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
