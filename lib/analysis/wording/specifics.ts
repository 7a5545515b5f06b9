import type { SpecificsFacts } from '../audits/specifics';
import { defineWording } from './audit-wording';
import { MORE_LINES_TITLE } from './lines';
import { quoted } from './phrases';

const where = ({ vaguest, role }: { vaguest: string | null; role: string | null }): string =>
  vaguest === null
    ? `Look through the bullet points under ${role === null ? 'your latest role' : quoted(role)}.`
    : `Start with ${quoted(vaguest)}.`;

const SOME_DETAILED = 'Some of your bullet points name tools, clients, methods or sizes.';
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
    if (facts.state === 'plenty') return { note: SOME_DETAILED, title: 'Your bullet points give details', fix: null };
    if (facts.state === 'too few lines')
      return {
        title: 'Your bullet points give details, but there are few',
        note: DETAILED,
        fix: { title: MORE_LINES_TITLE, description: 'Your bullet points give details. If you did more in these roles, add it.' },
      };
    const note = facts.hasDetails
      ? 'We recognised tools, clients or sizes in some of your bullet points.'
      : 'We recognised few tools, clients or sizes in your bullet points.';
    return {
      note,
      fix: {
        title: 'Name the tool, the client or the size of the job',
        description: `${note} ${where(facts)} Where it is missing, add the tool, who it was for or how large it was. Details show that you did the work yourself.`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    enough: { state: 'enough' },
    'eight lines and more': { state: 'plenty' },
    'every line, but few': { state: 'too few lines' },
    'vague lines': {
      state: 'vague lines',
      hasDetails: true,
      vaguest: 'Performed various tasks around the shop',
      role: 'Shop Assistant',
    },
    'lines that may leave something open': {
      state: 'vague lines',
      hasDetails: true,
      vaguest: null,
      role: 'Shop Assistant',
    },
    'the same without a title': {
      state: 'vague lines',
      hasDetails: false,
      vaguest: null,
      role: null,
    },
  },
});
