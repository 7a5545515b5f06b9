import type { ConsistencyFacts } from '../audits/consistency';
import { defineWording } from './audit-wording';
import { count, joined, listed, quoted } from './phrases';

type Mixed = Extract<ConsistencyFacts, { state: 'mixed' }>;

const mixedNote = ({ dateFormats, bulletSigns, presentTense }: Mixed): string => {
  const seen: string[] = [];
  if (dateFormats !== null) seen.push(`dates written in ${count(dateFormats, 'way')}`);
  if (bulletSigns !== null) seen.push(`${count(bulletSigns, 'kind')} of bullet`);
  if (presentTense) seen.push(`${count(presentTense.lines, 'bullet point')} in the present tense under past roles`);
  return `We saw ${listed(seen)}.`;
};

export const consistencyWording = defineWording<ConsistencyFacts, 'too little'>({
  id: 'consistency',
  subject: 'dates, bullets and tenses',
  title: 'Dates, bullets and tenses',
  partlyTitle: 'Dates, bullets or tenses are mixed',
  failureTitle: 'Dates, bullets or tenses are mixed',
  fix: {
    title: 'Use one style for dates, bullets and tenses',
    description: 'Use one date style, such as Mar 2021 – Jun 2024, and one kind of bullet. Use the past tense for past roles.',
    type: 'Format',
    minutes: 10,
  },
  notAssessable: { 'too little': 'There was too little to compare.' },
  describe(facts) {
    if (facts.state === 'consistent') return { note: '' };
    if (facts.state === 'tense not shown') return { title: 'Dates and bullets', note: '', fix: null };
    const note = mixedNote(facts);
    const { presentTense, isSlight } = facts;
    return {
      ...(isSlight ? { title: 'There is a small mix of styles' } : {}),
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
    'tense not shown': { state: 'tense not shown' },
    'one line in the present tense': {
      state: 'mixed',
      dateFormats: null,
      bulletSigns: null,
      presentTense: { lines: 1, first: 'Train 45 colleagues a year' },
      isSlight: true,
    },
    'everything mixed': {
      state: 'mixed',
      dateFormats: 3,
      bulletSigns: 2,
      presentTense: { lines: 4, first: 'Manages the rota' },
      isSlight: false,
    },
  },
});
