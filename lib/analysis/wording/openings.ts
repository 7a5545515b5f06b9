import type { OpeningsFacts } from '../audits/openings';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

const WHY = 'It is shorter, and it shows that you did the work.';

export const openingsWording = defineWording<OpeningsFacts, 'not in English'>({
  id: 'openings',
  title: 'How lines begin',
  looksFor: 'We look for bullet points that begin with what you did: managed, built, taught.',
  fix: {
    title: 'Start each bullet point with a verb',
    description: `Start with what you did: managed, built, taught, reduced. ${WHY}`,
    type: 'Language',
    minutes: 15,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points under your roles.' };
    if (facts.state === 'no weak phrase') return { note: '', fix: null };
    const { text, phrase, isOnlyOne } = facts;
    const note = isOnlyOne
      ? `You start a bullet point with ${quoted(phrase)}.`
      : `You start some bullet points with ${quoted(phrase)} or words like it.`;
    return {
      note,
      fix: {
        title: `Say what you did in place of ${quoted(phrase)}`,
        description: `${note} ${isOnlyOne ? `It is ${quoted(text)}` : `Change ${quoted(text)} first`}. Start with what you did. ${WHY}`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'no weak phrase': { state: 'no weak phrase' },
    'a weak phrase': { state: 'weak phrase', text: 'Responsible for the till', phrase: 'Responsible for', isOnlyOne: true },
    'several weak phrases': { state: 'weak phrase', text: 'Responsible for the till', phrase: 'Responsible for', isOnlyOne: false },
  },
});
