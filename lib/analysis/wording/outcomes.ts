import type { OutcomesFacts, ResultCount } from '../audits/outcomes';
import { defineWording } from './audit-wording';
import { foundIn, MORE_LINES_TITLE } from './lines';
import { joined, quoted } from './phrases';

/** A count is mentioned only where no further line may hold a figure. */
const noteOn = ({ withFigure }: ResultCount): string => (withFigure.mayBeMore ? '' : foundIn('a figure in', withFigure));

const beginWith = (text: string): string => `Start with ${quoted(text)}. Say how much, how many, or what came of it.`;

const lookThrough = (role: string | null): string =>
  `Where you can, say under ${role === null ? 'your latest role' : quoted(role)} how much, how many, or what came of it.`;

const WHY = 'A result shows an employer how well you did the job.';

export const outcomesWording = defineWording<OutcomesFacts, 'not in English'>({
  id: 'outcomes',
  subject: 'results in your bullet points',
  title: 'You show results',
  partlyTitle: 'You could show more results',
  failureTitle: 'You could show more results',
  fix: {
    title: 'Add results to your bullet points',
    description: `Say how much, how many, or what came of your work. ${WHY}`,
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise bullet points about your work.' };
    const note = noteOn(facts);
    if (facts.state === 'enough results') return { note };
    if (facts.state === 'plenty') return { note, title: 'You show results', fix: null };
    if (facts.state === 'too few lines')
      return {
        note,
        title: 'You show results, but in few lines',
        fix: {
          title: MORE_LINES_TITLE,
          description: `${note} If you did more in these roles, add it. Start with a verb and end with what came of it.`,
        },
      };
    const { weakest, role } = facts;
    return {
      note,
      fix: {
        title: 'Add results to your bullet points',
        description: joined(note, weakest === null ? lookThrough(role) : beginWith(weakest), WHY),
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'enough results': { state: 'enough results', withFigure: { doing: 14, total: 17, isRecentOnly: true, mayBeMore: false } },
    'eight results and more': { state: 'plenty', withFigure: { doing: 11, total: 13, isRecentOnly: true, mayBeMore: false } },
    'every line has a result': {
      state: 'too few lines',
      withFigure: { doing: 2, total: 3, isRecentOnly: false, mayBeMore: false },
    },
    'a line without a result': {
      state: 'weak lines',
      withFigure: { doing: 3, total: 9, isRecentOnly: false, mayBeMore: false },
      weakest: 'Responsible for the till',
      role: 'Shop Assistant',
    },
    'some lines may have a figure': {
      state: 'weak lines',
      withFigure: { doing: 3, total: 9, isRecentOnly: false, mayBeMore: true },
      weakest: 'Responsible for the till',
      role: 'Shop Assistant',
    },
    'not sure of any line': {
      state: 'weak lines',
      withFigure: { doing: 0, total: 9, isRecentOnly: false, mayBeMore: true },
      weakest: 'Responsible for the till',
      role: 'Shop Assistant',
    },
    'no line that can be asked': {
      state: 'weak lines',
      withFigure: { doing: 0, total: 2, isRecentOnly: false, mayBeMore: false },
      weakest: null,
      role: 'Bus Driver',
    },
    'no line and no name': {
      state: 'weak lines',
      withFigure: { doing: 0, total: 2, isRecentOnly: false, mayBeMore: false },
      weakest: null,
      role: null,
    },
  },
});
