import type { SpecificsFacts } from '../audits/specifics';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

const where = ({ vaguest, role }: { vaguest: string | null; role: string | null }): string =>
  vaguest === null
    ? `Look through the bullet points under ${role === null ? 'your latest role' : quoted(role)}.`
    : `Start with ${quoted(vaguest)}.`;

const DETAILED = 'Your bullet points name tools, clients, methods or sizes.';

export const specificsWording = defineWording<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  title: 'Your bullet points give details',
  partlyTitle: 'Your bullet points could give more details',
  failureTitle: 'Your bullet points could give more details',
  fix: {
    title: 'Name the tool, the client or the size of the job',
    description: 'Say which system you used, who the work was for, or how large it was. Details show that you did the work yourself.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Specific words are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points under your roles.' };
    if (facts.state === 'enough') return { note: DETAILED };
    if (facts.state === 'plenty') return { note: '', title: 'Details in your bullet points', fix: null };
    if (facts.state === 'too few lines') return { title: 'Your bullet points give details, but there are few', note: DETAILED, fix: null };
    const description = `${where(facts)} Where it is missing, add the tool, who it was for or how large it was. Details show that you did the work yourself.`;
    const note = facts.vaguest === null ? '' : `${quoted(facts.vaguest)} could stand in many CVs.`;
    return { note, fix: { title: 'Name the tool, the client or the size of the job', description } };
  },
  examples: {
    'no lines': { state: 'no lines' },
    enough: { state: 'enough' },
    'eight lines and more': { state: 'plenty' },
    'every line, but few': { state: 'too few lines' },
    'vague lines': {
      state: 'vague lines',
      vaguest: 'Performed various tasks around the shop',
      role: 'Shop Assistant',
    },
    'lines that may leave something open': {
      state: 'vague lines',
      vaguest: null,
      role: 'Shop Assistant',
    },
    'the same without a title': {
      state: 'vague lines',
      vaguest: null,
      role: null,
    },
  },
});
