import type { ConsistencyFacts } from '../audits/consistency';
import { defineWording } from './audit-wording';
import { count, joined, listed, quoted } from './phrases';

type Mixed = Extract<ConsistencyFacts, { state: 'mixed' }>;

const mixedNote = ({ hasMixedDates, bulletSigns, presentTense }: Mixed): string => {
  const seen: string[] = [];
  if (hasMixedDates) seen.push('mixed date styles');
  if (bulletSigns !== null) seen.push(`${count(bulletSigns, 'kind')} of bullet`);
  if (presentTense) seen.push(`${count(presentTense.lines, 'bullet point')} in the present tense under past roles`);
  return `We saw ${listed(seen)}.`;
};

export const consistencyWording = defineWording<ConsistencyFacts, 'too little'>({
  id: 'consistency',
  title: 'Dates, bullets and tenses',
  looksFor: 'We look for one style of dates and of bullet marks, and for verbs in one tense.',
  fix: {
    title: 'Use one style for dates, bullets and tenses',
    description: 'Use one date style, such as Mar 2021 – Jun 2024, and one kind of bullet. Use the past tense for past roles.',
    type: 'Format',
    minutes: 10,
  },
  notAssessable: { 'too little': 'There was too little to compare.' },
  describe(facts) {
    if (facts.state === 'consistent') return { note: '', fix: null };
    const note = mixedNote(facts);
    const { presentTense } = facts;
    return {
      note,
      fix: {
        title: 'Use one style for dates, bullets and tenses',
        description: joined(
          note,
          presentTense && `Put ${quoted(presentTense.first)} in the past tense.`,
          'Choose one style and use it throughout.',
        ),
      },
    };
  },
  examples: {
    consistent: { state: 'consistent' },
    'one line in the present tense': {
      state: 'mixed',
      hasMixedDates: false,
      bulletSigns: null,
      presentTense: { lines: 1, first: 'Train 45 colleagues a year' },
    },
    'everything mixed': {
      state: 'mixed',
      hasMixedDates: true,
      bulletSigns: 2,
      presentTense: { lines: 4, first: 'Manages the rota' },
    },
  },
});
