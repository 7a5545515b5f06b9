import type { SpecificsFacts } from '../audits/specifics';
import { defineWording } from './audit-wording';
import { linesIn, MORE_LINES_TITLE, plentyOfLines } from './lines';
import { quoted } from './phrases';

const where = ({ vaguest, role }: { vaguest: string | null; role: string | null }): string =>
  vaguest === null ? `Go through the lines under ${role === null ? 'your latest role' : quoted(role)}:` : `Begin with ${quoted(vaguest)}:`;

export const specificsWording = defineWording<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  title: 'Lines name tools, clients, methods or size',
  partlyTitle: 'Many lines name tools, clients, methods or size',
  failureTitle: 'We recognised few lines with a tool, client, method or size',
  fix: {
    title: 'Name the tool, the client or the size of the job',
    description:
      'Add one thing to each line that only you can know: which system, what kind of client, how large a site. It makes the line believable and easy to ask about.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Specific words are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise lines under your roles.' };
    const note = `We recognised a tool, a client, a method or a size in ${linesIn(facts.specific)}.`;
    if (facts.state === 'enough') return { note };
    if (facts.state === 'plenty') return { note, title: 'Lines name tools, clients, methods or size', fix: plentyOfLines(note) };
    if (facts.state === 'too few lines')
      return {
        title: 'Lines are specific, but they are few',
        note,
        fix: {
          title: MORE_LINES_TITLE,
          description: `${note} Name another system, site, client or method of yours in three or more new lines.`,
        },
      };
    return {
      note,
      fix: {
        title: 'Name the tool, the client or the size of the job',
        description: `${note} ${where(facts)} add the tool or system, for whom or how large, where a line leaves it open.`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    enough: { state: 'enough', specific: { doing: 19, total: 20, isRecentOnly: true } },
    'eight lines and more': { state: 'plenty', specific: { doing: 9, total: 11, isRecentOnly: false } },
    'every line, but few': { state: 'too few lines', specific: { doing: 6, total: 6, isRecentOnly: true } },
    'vague lines': {
      state: 'vague lines',
      specific: { doing: 2, total: 7, isRecentOnly: false },
      vaguest: 'Performed various tasks around the shop',
      role: 'Shop Assistant',
    },
    'lines that may leave something open': {
      state: 'vague lines',
      specific: { doing: 2, total: 7, isRecentOnly: false },
      vaguest: null,
      role: 'Shop Assistant',
    },
    'the same without a title': {
      state: 'vague lines',
      specific: { doing: 2, total: 7, isRecentOnly: false },
      vaguest: null,
      role: null,
    },
  },
});
