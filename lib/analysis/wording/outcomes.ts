import type { OutcomesFacts, ResultCount } from '../audits/outcomes';
import { defineWording } from './audit-wording';
import { linesThat, MORE_LINES_TITLE, plentyOfLines } from './lines';
import { agreeing, count, quoted } from './phrases';

const namedNote = (named: number): string =>
  named === 0 ? '' : `; ${count(named, 'more', 'more')} ${agreeing(named, 'names', 'name')} an award, a grade or another result`;

const noteOn = ({ withFigure, named }: ResultCount): string => `${linesThat(withFigure, 'carries', 'carry')} a figure${namedNote(named)}.`;

const beginWith = ({ text, hasFigure }: { text: string; hasFigure: boolean }): string =>
  `Start with ${quoted(text)}: say ${hasFigure ? 'what came of it' : 'how much, how many, how fast or for whom'}.`;

const lookThrough = (role: string | null): string =>
  `Go through the lines under ${role === null ? 'your latest role' : quoted(role)}: where you can say how much, how many, how fast or for whom, add it.`;

export const outcomesWording = defineWording<OutcomesFacts, 'not in English'>({
  id: 'outcomes',
  title: 'Achievements carry results',
  partlyTitle: 'Some achievements carry results',
  failureTitle: 'We recognised few lines with a result',
  fix: {
    title: 'Add results to your bullets',
    description:
      'Say what came of the work: how much, how many, how fast or for whom. A duty tells what the job was; a result tells how you did it.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Results are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise lines under your roles that say what you did.' };
    const note = noteOn(facts);
    if (facts.state === 'enough results') return { note };
    if (facts.state === 'plenty') return { note, title: 'Achievements carry results', fix: plentyOfLines(note) };
    if (facts.state === 'too few lines')
      return {
        note,
        title: 'Results are there, but not many yet',
        fix: {
          title: MORE_LINES_TITLE,
          description: `${note} What you tell is good, and there is room for more: open each new line with a verb, name the system, client or place, and end with what came of it.`,
        },
      };
    const { weakest, role } = facts;
    return {
      note,
      fix: {
        title: weakest?.hasFigure ? 'Say what came of your work' : 'Add results to your bullets',
        description: `${note} ${weakest ? beginWith(weakest) : lookThrough(role)} A duty tells what the job was; a result tells how you did it.`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'enough results': { state: 'enough results', withFigure: { doing: 14, total: 17, isRecentOnly: true }, named: 2 },
    'eight results and more': { state: 'plenty', withFigure: { doing: 11, total: 13, isRecentOnly: true }, named: 0 },
    'every line has a result': {
      state: 'too few lines',
      withFigure: { doing: 2, total: 3, isRecentOnly: false },
      named: 1,
    },
    'a line without a result': {
      state: 'weak lines',
      withFigure: { doing: 3, total: 9, isRecentOnly: false },
      named: 2,
      weakest: { text: 'Responsible for the till', hasFigure: false },
      role: 'Shop Assistant',
    },
    'a line with a size': {
      state: 'weak lines',
      withFigure: { doing: 3, total: 4, isRecentOnly: false },
      named: 0,
      weakest: { text: 'Managed a team of six', hasFigure: true },
      role: 'Store Manager',
    },
    'no line that can be asked': {
      state: 'weak lines',
      withFigure: { doing: 0, total: 2, isRecentOnly: false },
      named: 0,
      weakest: null,
      role: 'Bus Driver',
    },
    'no line and no name': {
      state: 'weak lines',
      withFigure: { doing: 0, total: 2, isRecentOnly: false },
      named: 0,
      weakest: null,
      role: null,
    },
  },
});
