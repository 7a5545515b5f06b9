import type { SpellingFacts } from '../audits/spelling';
import { defineWording } from './audit-wording';
import { agreeing, atSentenceStart, count, listed, quoted } from './phrases';

export const spellingWording = defineWording<SpellingFacts, 'not in English'>({
  id: 'spelling',
  title: 'We recognised no common misspelling and no mixture',
  partlyTitle: 'A slip or a mixture in the spelling',
  failureTitle: 'Spelling slips or mixes British and American',
  fix: {
    title: 'Check the spelling once more',
    description: 'Set the language of your document to English (UK) and run the spelling check. A slip costs more trust than it should.',
    type: 'Language',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'Spelling is checked in English only.' },
  describe(facts) {
    switch (facts.state) {
      case 'misspelt': {
        const named = listed([facts.first, ...facts.more].map(({ word, right }) => `${quoted(word)} (${right})`));
        const note = `${atSentenceStart(count(facts.words, 'word'))} ${agreeing(facts.words, 'looks', 'look')} misspelt: ${named}.`;
        return {
          note,
          fix: {
            title: `Check the spelling of ${quoted(facts.first.word)}`,
            description: `${note} A slip in a CV costs more trust than it should.`,
          },
        };
      }
      case 'mixed': {
        const note = `British and American spelling are mixed: ${quoted(facts.american)} beside ${quoted(facts.british)}.`;
        const description = `${note} For UK employers use the British form throughout.`;
        return { note, fix: { title: 'Use British spelling throughout', description } };
      }
      case 'American':
        return { note: 'The spelling is American throughout, which UK employers accept but notice.' };
      case 'right':
        return {
          note: 'No word on our list of common misspellings stands in your CV. It is a short list: run the spelling check of your word processor too.',
        };
    }
  },
  examples: {
    'one word misspelt': { state: 'misspelt', words: 1, first: { word: 'recieved', right: 'received' }, more: [] },
    'several words misspelt': {
      state: 'misspelt',
      words: 4,
      first: { word: 'recieved', right: 'received' },
      more: [
        { word: 'managment', right: 'management' },
        { word: 'seperate', right: 'separate' },
      ],
    },
    mixed: { state: 'mixed', american: 'color', british: 'organised' },
    American: { state: 'American' },
    right: { state: 'right' },
  },
});
