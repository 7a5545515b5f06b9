import type { OpeningCount, OpeningsFacts } from '../audits/openings';
import { defineWording } from './audit-wording';
import { linesThat, MORE_LINES_TITLE } from './lines';
import { agreeing, count, inWords, joined, quoted } from './phrases';

const weakNote = (weak: OpeningCount['weakOpenings']): string =>
  weak ? `; ${count(weak.lines, 'line')} ${agreeing(weak.lines, 'begins', 'begin')} with a phrase such as ${quoted(weak.phrase)}` : '';

const noteOn = ({ withVerb, weakOpenings, overused }: OpeningCount): string =>
  joined(
    `${linesThat(withVerb, 'opens', 'open')} with a verb${weakNote(weakOpenings)}.`,
    overused && `${quoted(overused.verb)} opens ${inWords(overused.lines)} of them.`,
  );

const roomFor = (linesWanted: number | null): { room?: string } =>
  linesWanted === null ? {} : { room: `About ${inWords(linesWanted)} of them would bring all the points.` };

export const openingsWording = defineWording<OpeningsFacts, 'not in English'>({
  id: 'openings',
  title: 'Lines open with a verb',
  partlyTitle: 'Many lines open with a verb',
  failureTitle: 'Too few lines open with a verb',
  fix: {
    title: 'Open each bullet with a verb',
    description: 'Begin with what you did: managed, built, taught, reduced. It is shorter than ‘responsible for’ and says that it was you.',
    type: 'Language',
    minutes: 15,
  },
  notAssessable: { 'not in English': 'Openings are judged in English only.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'There are no lines under your roles to open with a verb.' };
    const note = noteOn(facts);
    const room = roomFor(facts.linesWanted);
    if (facts.state === 'too few lines')
      return {
        title: facts.isNearlyFull ? 'Lines open with a verb' : 'Lines open with a verb, but they are few',
        note,
        ...room,
        fix: { title: MORE_LINES_TITLE, description: `${note} Each new line should open with a verb, as these do.` },
      };
    const { weakest, phrase } = facts;
    return {
      note,
      ...room,
      fix: {
        title: phrase === null ? 'Open each bullet with a verb' : `Replace ${quoted(phrase)} with a verb`,
        description: `${note} Change ${quoted(weakest)} first: begin with what you did. It is shorter and says that it was you.`,
      },
    };
  },
  examples: {
    'no lines': { state: 'no lines' },
    'every line, but few': {
      state: 'too few lines',
      withVerb: { doing: 4, total: 4, isRecentOnly: true },
      weakOpenings: null,
      overused: null,
      linesWanted: 16,
      isNearlyFull: false,
    },
    'every line, nearly enough': {
      state: 'too few lines',
      withVerb: { doing: 14, total: 14, isRecentOnly: false },
      weakOpenings: null,
      overused: { verb: 'managed', lines: 5 },
      linesWanted: null,
      isNearlyFull: true,
    },
    'weak phrases': {
      state: 'weak lines',
      withVerb: { doing: 3, total: 8, isRecentOnly: false },
      weakOpenings: { lines: 2, phrase: 'Responsible for' },
      overused: null,
      linesWanted: 13,
      weakest: 'Responsible for the till',
      phrase: 'Responsible for',
    },
    'lines without a verb': {
      state: 'weak lines',
      withVerb: { doing: 3, total: 4, isRecentOnly: false },
      weakOpenings: null,
      overused: null,
      linesWanted: 13,
      weakest: 'Weekly stock count and orders',
      phrase: null,
    },
  },
});
