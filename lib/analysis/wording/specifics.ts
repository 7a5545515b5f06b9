import type { SpecificsFacts } from '../audits/specifics';
import { defineWording } from './audit-wording';
import { foundIn, isCertainlyMost } from './lines';
import { joined, quoted } from './phrases';

const where = ({ vaguest, role }: { vaguest: string | null; role: string | null }): string =>
  vaguest === null
    ? `Look through what you wrote under ${role === null ? 'your latest role' : quoted(role)}.`
    : `Start with ${quoted(vaguest)}.`;

export const specificsWording = defineWording<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  subject: 'details in your bullet points',
  title: 'You give details',
  partlyTitle: 'You could give more details',
  failureTitle: 'You could give more details',
  fix: {
    title: 'Name the tool, the client or the size of the job',
    description: 'Say which system you used, who the work was for, or how large it was. Details show that you did the work yourself.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Specific words are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points under your roles.' };
    const seen = isCertainlyMost(facts.withDetail) ? foundIn('a tool, client, method or size in', facts.withDetail) : '';
    if (facts.state === 'enough') return { note: seen };
    if (facts.state === 'plenty') return { note: seen, title: 'Details of your work', fix: null };
    if (facts.state === 'too few lines') return { title: 'You give details, but in few lines', note: seen, fix: null };
    const description = `${where(facts)} Where it is missing, add the tool, who it was for or how large it was. Details show that you did the work yourself.`;
    const vague = facts.vaguest === null ? '' : `${quoted(facts.vaguest)} could stand in many CVs.`;
    return { note: joined(seen, vague), fix: { title: 'Name the tool, the client or the size of the job', description } };
  },
  examples: {
    'no lines': { state: 'no lines' },
    enough: { state: 'enough', withDetail: { doing: 6, total: 9, isRecentOnly: false } },
    'eight lines and more': { state: 'plenty', withDetail: { doing: 6, total: 9, isRecentOnly: true } },
    'every line, but few': { state: 'too few lines', withDetail: { doing: 2, total: 2, isRecentOnly: false } },
    'vague lines': {
      state: 'vague lines',
      vaguest: 'Performed various tasks around the shop',
      role: 'Shop Assistant',
      withDetail: { doing: 6, total: 9, isRecentOnly: false },
    },
    'lines that may leave something open': {
      state: 'vague lines',
      vaguest: null,
      role: 'Shop Assistant',
      withDetail: { doing: 0, total: 4, isRecentOnly: false },
    },
    'the same without a title': {
      state: 'vague lines',
      vaguest: null,
      role: null,
      withDetail: { doing: 6, total: 9, isRecentOnly: false },
    },
  },
});
