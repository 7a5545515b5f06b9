import type { OutcomesFacts } from '../audits/outcomes';
import { defineWording } from './audit-wording';
import { MORE_LINES_TITLE, underRole } from './lines';
import { quoted } from './phrases';

const ADD_RESULTS = 'Add results to your work experience';
/** A line may show a result in words that we do not know: what is looked for is said, and not that it is missing. */
const WHY = 'A result shows an employer how well you did the job.';

export const outcomesWording = defineWording<OutcomesFacts, 'not in English'>({
  id: 'outcomes',
  title: 'Results',
  looksFor: 'We look for bullet points that say how much, how many, or what came of your work.',
  fix: {
    title: ADD_RESULTS,
    description: `Say how much, how many, or what came of your work. ${WHY}`,
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points about your work.' };
    if (facts.state === 'enough results') return { note: '', fix: null };
    if (facts.state === 'too few lines')
      return {
        note: '',
        fix: {
          title: MORE_LINES_TITLE,
          description: 'If you did more in these roles, add it. Start with a verb and end with what came of it.',
        },
      };
    return {
      note: facts.counted === null ? '' : `We counted ${quoted(facts.counted)} as a result.`,
      fix: {
        title: facts.counted === null ? ADD_RESULTS : 'Add more results to your work experience',
        description: `Where you can, say ${underRole(facts.role)} what came of your work. Say what got better, by how much, or who said so. ${WHY}`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'enough results': { state: 'enough results' },
    'every line has a result': { state: 'too few lines' },
    'lines without a result': { state: 'weak lines', role: { name: 'Shop Assistant', employer: null }, counted: null },
    'the same under one of two roles of that name': {
      state: 'weak lines',
      role: { name: 'Shop Assistant', employer: 'Potter Stores' },

      counted: null,
    },
    'one line with a result': { state: 'weak lines', role: null, counted: 'Cut till errors by 14% in one year' },
  },
});
