import type { OpeningsFacts } from '../audits/openings';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

const OPENED = 'Your bullet points start with a verb.';
const WHY = 'It is shorter, and it shows that you did the work.';

export const openingsWording = defineWording<OpeningsFacts, 'not in English'>({
  id: 'openings',
  title: 'Your bullet points start with a verb',
  partlyTitle: 'More bullet points could start with a verb',
  failureTitle: 'More bullet points could start with a verb',
  fix: {
    title: 'Start each bullet point with a verb',
    description: `Start with what you did: managed, built, taught, reduced. ${WHY}`,
    type: 'Language',
    minutes: 15,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    switch (facts.state) {
      case 'no lines':
        return { note: 'We did not recognise bullet points under your roles.' };
      case 'plenty':
        return facts.isNearlyAll
          ? { title: 'Your bullet points start with a verb', note: OPENED, fix: null }
          : { title: 'How your bullet points begin', note: '', fix: null };
      case 'too few lines':
        return { title: 'How your bullet points begin', note: '', fix: null };
      case 'weak lines': {
        const { weakest } = facts;
        if (!weakest) return { title: 'How your bullet points begin', note: '', fix: null };
        const note = `You start a bullet point with ${quoted(weakest.phrase)}.`;
        return {
          note,
          fix: {
            title: `Replace ${quoted(weakest.phrase)} with a verb`,
            description: `${note} Change ${quoted(weakest.text)} first. Start with what you did. ${WHY}`,
          },
        };
      }
    }
  },
  examples: {
    'no lines': { state: 'no lines' },
    'every line, but few': { state: 'too few lines', isNearlyFull: false },
    'every line, nearly enough': { state: 'too few lines', isNearlyFull: true },
    'eight lines and more': { state: 'plenty', isNearlyAll: true },
    'eight of many lines': { state: 'plenty', isNearlyAll: false },
    'weak phrases': { state: 'weak lines', weakest: { text: 'Responsible for the till', phrase: 'Responsible for' } },
    'lines without a verb': { state: 'weak lines', weakest: null },
  },
});
