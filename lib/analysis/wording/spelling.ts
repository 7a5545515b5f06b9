import type { SpellingFacts } from '../audits/spelling';
import { defineWording } from './audit-wording';
import { joined, quoted } from './phrases';

const SECOND_READER = 'Ask somebody who writes English well to read your CV.';
const OWN_CHECK = 'Run the spelling check of your word processor too.';
const UNEVEN = 'Some of your grammar may need a correction. Ask somebody who writes English well to read your CV.';
const SECOND_READER_TITLE = 'Ask somebody to check your English';
const MINUTES = { withReader: 15, perSlip: 2 };
/** From so many different slips on there may be others that no rule of ours finds. */
const SECOND_READER_FROM = 3;
const SUBJECTS = { spelling: 'spelling', grammar: 'grammar', both: 'English' } as const;

export const spellingWording = defineWording<SpellingFacts, 'not in English'>({
  id: 'spelling',
  title: 'Spelling',
  looksFor: 'We look for words spelt as in a British dictionary.',
  fix: {
    title: 'Check the spelling once more',
    description: 'Set the language of your document to English (UK) and run the spelling check.',
    type: 'Language',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'Spelling is checked in English only.' },
  describe(facts) {
    switch (facts.state) {
      case 'slips': {
        const named = facts.corrections.map(({ wrong, right }) => `${quoted(wrong)} → ${quoted(right)}`).join('; ');
        const needsReader = facts.isUneven || facts.slips >= SECOND_READER_FROM;
        const note = joined(`Check ${named}. There may be more.`, needsReader ? SECOND_READER : OWN_CHECK);
        const title = needsReader ? SECOND_READER_TITLE : `Check your ${SUBJECTS[facts.kind]}`;
        const minutes = needsReader ? MINUTES.withReader : MINUTES.perSlip * facts.slips;
        return { note, fix: { title, description: note, minutes } };
      }
      case 'uneven':
        return {
          note: UNEVEN,
          fix: { title: SECOND_READER_TITLE, description: UNEVEN, minutes: MINUTES.withReader },
        };
      case 'mixed': {
        const note = `British and American spelling are mixed: ${quoted(facts.american)} beside ${quoted(facts.british)}.`;
        const description = `${note} For UK employers use the British form throughout.`;
        return { note, fix: { title: 'Use British spelling throughout', description } };
      }
      case 'American':
        return { note: 'We recognised American spellings. UK employers accept them but notice.' };
      case 'right':
        return { note: OWN_CHECK };
    }
  },
  examples: {
    'one slip': { state: 'slips', kind: 'spelling', slips: 1, corrections: [{ wrong: 'recieved', right: 'received' }], isUneven: false },
    'one slip, and grammar that is off': {
      state: 'slips',
      kind: 'spelling',
      slips: 1,
      corrections: [{ wrong: 'recieved', right: 'received' }],
      isUneven: true,
    },
    'two slips': {
      state: 'slips',
      kind: 'spelling',
      slips: 2,
      corrections: [
        { wrong: 'recieved', right: 'received' },
        { wrong: 'managment', right: 'management' },
      ],
      isUneven: false,
    },
    'grammar that is off': { state: 'uneven' },
    'several slips': {
      state: 'slips',
      kind: 'both',
      slips: 9,
      corrections: [
        { wrong: 'recieved', right: 'received' },
        { wrong: 'managment', right: 'management' },
        { wrong: 'two child', right: 'two children' },
      ],
      isUneven: false,
    },
    mixed: { state: 'mixed', american: 'color', british: 'organised' },
    American: { state: 'American' },
    right: { state: 'right' },
  },
});
