import type { ConsistencyFacts } from '../audits/consistency';
import { defineWording } from './audit-wording';
import { count, joined, listed, quoted } from './phrases';

type Mixed = Extract<ConsistencyFacts, { state: 'mixed' }>;

const mixedNote = ({ dateFormats, bulletSigns, presentTense }: Mixed): string => {
  const seen: string[] = [];
  if (dateFormats !== null) seen.push(`dates written in ${count(dateFormats, 'way')}`);
  if (bulletSigns !== null) seen.push(count(bulletSigns, 'bullet sign'));
  if (presentTense) seen.push(`${count(presentTense.lines, 'line')} in the present tense under roles you have left`);
  const isOne = seen.length === 1 && presentTense?.lines === 1;
  return `There ${isOne ? 'is' : 'are'} ${listed(seen)}.`;
};

export const consistencyWording = defineWording<ConsistencyFacts, 'too little'>({
  id: 'consistency',
  title: 'We recognised no mixture in dates, bullets or tenses',
  partlyTitle: 'Dates, bullets or tenses are mixed',
  failureTitle: 'Dates, bullets or tenses are mixed',
  fix: {
    title: 'Write dates, bullets and tenses one way throughout',
    description: 'Choose one date format such as Mar 2021 – Jun 2024, one bullet sign, and the past tense for every role you have left.',
    type: 'Format',
    minutes: 10,
  },
  notAssessable: { 'too little': 'There is too little to compare.' },
  describe(facts) {
    if (facts.state === 'consistent') return { note: 'We recognised no mixture of ways to write dates, of bullet signs or of tenses.' };
    if (facts.state === 'tense not shown')
      return {
        title: 'We recognised no mixture in dates or bullets',
        note: 'We recognised no mixture of ways to write dates or of bullet signs; too few lines open with a verb to show one tense.',
        fix: {
          title: 'Open lines with a verb, in one tense',
          description:
            'Too few lines open with a verb to show a tense. Use the past tense for roles you have left and the present for the one you hold.',
        },
      };
    const note = mixedNote(facts);
    const { presentTense, isSlight } = facts;
    return {
      ...(isSlight ? { title: 'A small inconsistency is left' } : {}),
      note,
      fix: {
        title: 'Write dates, bullets and tenses one way throughout',
        description: joined(
          note,
          presentTense && `${quoted(presentTense.first)} belongs in the past tense.`,
          'Choose one form and use it everywhere: differences look like haste.',
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
