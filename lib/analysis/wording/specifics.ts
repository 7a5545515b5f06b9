import type { SpecificsFacts } from '../audits/specifics';
import { defineWording } from './audit-wording';
import { linesThat, MORE_LINES_TITLE } from './lines';
import { inWords, quoted } from './phrases';

const roomFor = (linesWanted: number | null): { room?: string } =>
  linesWanted === null ? {} : { room: `It takes about ${inWords(linesWanted)} for all the points.` };

export const specificsWording = defineWording<SpecificsFacts, 'not in English'>({
  id: 'specifics',
  title: 'Lines name tools, clients, methods or size',
  partlyTitle: 'Many lines name tools, clients, methods or size',
  failureTitle: 'Too few lines name tools, clients, methods or size',
  fix: {
    title: 'Name the tool, the client or the size of the job',
    description:
      'Add one thing to each line that only you can know: which system, what kind of client, how large a site. It makes the line believable and easy to ask about.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Specific words are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'There are no lines under your roles to be specific about.' };
    const note = `${linesThat(facts.specific, 'names', 'name')} a tool, a client, a method or a size.`;
    if (facts.state === 'enough') return { note };
    if (facts.state === 'too few lines')
      return {
        title: 'Lines are specific, but they are few',
        note,
        ...roomFor(facts.linesWanted),
        fix: {
          title: MORE_LINES_TITLE,
          description: `${note} Name another system, site, client or method of yours in three or more new lines.`,
        },
      };
    return {
      note,
      ...roomFor(facts.linesWanted),
      fix: {
        title: 'Name the tool, the client or the size of the job',
        description: `${note} ${quoted(facts.vaguest)} names none of these yet: add with which tool or system, for whom or how large.`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    enough: { state: 'enough', specific: { doing: 19, total: 20, isRecentOnly: true } },
    'every line, but few': { state: 'too few lines', specific: { doing: 6, total: 6, isRecentOnly: true }, linesWanted: 14 },
    'vague lines': {
      state: 'vague lines',
      specific: { doing: 2, total: 7, isRecentOnly: false },
      linesWanted: null,
      vaguest: 'Performed various tasks around the shop',
    },
  },
});
