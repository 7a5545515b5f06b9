import type { OutcomesFacts, ResultCount } from '../audits/outcomes';
import { defineWording } from './audit-wording';
import { linesThat, MORE_LINES_TITLE } from './lines';
import { agreeing, count, inWords, joined, quoted } from './phrases';

const sizesNote = ({ withFigure, named, sizesOnly }: ResultCount): string => {
  const found = withFigure.doing + named;
  if (sizesOnly === 0) return '';
  if (found === 1) return 'It tells a size and not what came of it.';
  if (sizesOnly === found) return `${sizesOnly === 2 ? 'Both' : 'All of them'} tell a size and not what came of it.`;
  return `Of these, ${inWords(sizesOnly)} ${agreeing(sizesOnly, 'tells', 'tell')} a size and not what came of it.`;
};

const namedNote = (named: number): string =>
  named === 0 ? '' : `; ${count(named, 'more', 'more')} ${agreeing(named, 'names', 'name')} an award, a grade or another result`;

const noteOn = (found: ResultCount): string =>
  joined(`${linesThat(found.withFigure, 'carries', 'carry')} a figure${namedNote(found.named)}.`, sizesNote(found));

const roomFor = (resultsWanted: number | null): { room?: string } =>
  resultsWanted === null ? {} : { room: `All the points take about ${inWords(resultsWanted)} results in a CV with your roles.` };

export const outcomesWording = defineWording<OutcomesFacts, 'not in English'>({
  id: 'outcomes',
  title: 'Achievements carry results',
  partlyTitle: 'Some achievements carry results',
  failureTitle: 'Few achievements carry a result',
  fix: {
    title: 'Add results to your bullets',
    description:
      'Say what came of the work: how much, how many, how fast or for whom. A duty tells what the job was; a result tells how you did it.',
    type: 'Content',
    minutes: 20,
  },
  notAssessable: { 'not in English': 'Results are looked for in English.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'There are no lines under your roles that say what you did.' };
    const note = noteOn(facts);
    if (facts.state === 'enough results') return { note };
    if (facts.state === 'too few lines')
      return {
        note,
        title: 'Results are there, but not many yet',
        ...roomFor(facts.resultsWanted),
        fix: {
          title: MORE_LINES_TITLE,
          description: `${note} What you tell is good, and there is room for more: open each new line with a verb, name the system, client or place, and end with what came of it.`,
        },
      };
    return {
      note,
      ...roomFor(facts.resultsWanted),
      fix: {
        title: 'Add results to your bullets',
        description: `${note} Start with ${quoted(facts.weakest)}: say ${facts.hasFigure ? 'what came of it' : 'how much, how many, how fast or for whom'}. A duty tells what the job was; a result tells how you did it.`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'enough results': { state: 'enough results', withFigure: { doing: 14, total: 17, isRecentOnly: true }, named: 2, sizesOnly: 0 },
    'every line has a result': {
      state: 'too few lines',
      withFigure: { doing: 2, total: 3, isRecentOnly: false },
      named: 1,
      sizesOnly: 0,
      resultsWanted: 12,
    },
    'a line without a result': {
      state: 'weak lines',
      withFigure: { doing: 3, total: 9, isRecentOnly: false },
      named: 2,
      sizesOnly: 1,
      resultsWanted: 12,
      weakest: 'Responsible for the till',
      hasFigure: false,
    },
    'one line with a size': {
      state: 'weak lines',
      withFigure: { doing: 1, total: 4, isRecentOnly: false },
      named: 0,
      sizesOnly: 1,
      resultsWanted: null,
      weakest: 'Managed a team of six',
      hasFigure: true,
    },
    'two lines with sizes': {
      state: 'weak lines',
      withFigure: { doing: 2, total: 4, isRecentOnly: false },
      named: 0,
      sizesOnly: 2,
      resultsWanted: 12,
      weakest: 'Managed a team of six',
      hasFigure: true,
    },
    'three lines with sizes': {
      state: 'weak lines',
      withFigure: { doing: 3, total: 4, isRecentOnly: false },
      named: 0,
      sizesOnly: 3,
      resultsWanted: 12,
      weakest: 'Managed a team of six',
      hasFigure: true,
    },
  },
});
