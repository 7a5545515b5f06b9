import type { OpeningsFacts } from '../audits/openings';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

const WHY = 'It is shorter, and it shows that you did the work.';

export const openingsWording = defineWording<OpeningsFacts, 'not in English'>({
  id: 'openings',
  subject: 'how your bullet points begin',
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
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points under your roles.' };
    if (facts.state === 'plenty' && facts.isNearlyAll) return { title: 'Your bullet points start with a verb', note: '', fix: null };
    const weakest = facts.state === 'weak lines' ? facts.weakest : null;
    if (!weakest) return { title: 'How your bullet points begin', note: '', fix: null };
    const note = weakest.isOnlyOne
      ? `You start a bullet point with ${quoted(weakest.phrase)}.`
      : `You start some bullet points with ${quoted(weakest.phrase)} or words like it.`;
    return {
      note,
      fix: {
        title: `Say what you did in place of ${quoted(weakest.phrase)}`,
        description: `${note} Change ${quoted(weakest.text)} first. Start with what you did. ${WHY}`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'every line, but few': { state: 'too few lines' },
    'eight lines and more': { state: 'plenty', isNearlyAll: true },
    'eight of many lines': { state: 'plenty', isNearlyAll: false },
    'weak phrases': {
      state: 'weak lines',
      weakest: { text: 'Responsible for the till', phrase: 'Responsible for', isOnlyOne: true },
    },
    'several weak phrases': {
      state: 'weak lines',
      weakest: { text: 'Responsible for the till', phrase: 'Responsible for', isOnlyOne: false },
    },
    'lines without a verb': { state: 'weak lines', weakest: null },
  },
});
