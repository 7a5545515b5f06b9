import type { OpeningCount, OpeningsFacts } from '../audits/openings';
import { defineWording } from './audit-wording';
import { linesIn, MORE_LINES_TITLE, plentyOfLines } from './lines';
import { agreeing, count, inWords, joined, quoted } from './phrases';

const weakNote = (weak: OpeningCount['weakOpenings']): string =>
  weak ? `; ${count(weak.lines, 'line')} ${agreeing(weak.lines, 'begins', 'begin')} with a phrase such as ${quoted(weak.phrase)}` : '';

const noteOn = ({ withVerb, weakOpenings, overused }: OpeningCount): string =>
  joined(
    `We recognised a verb at the start of ${linesIn(withVerb)}${weakNote(weakOpenings)}.`,
    overused && `${quoted(overused.verb)} opens ${inWords(overused.lines)} of them.`,
  );

export const openingsWording = defineWording<OpeningsFacts, 'not in English'>({
  id: 'openings',
  title: 'Lines open with a verb',
  partlyTitle: 'Many lines open with a verb',
  failureTitle: 'We recognised few lines that open with a verb',
  fix: {
    title: 'Open each bullet with a verb',
    description: 'Begin with what you did: managed, built, taught, reduced. It is shorter than ‘responsible for’ and says that it was you.',
    type: 'Language',
    minutes: 15,
  },
  notAssessable: { 'not in English': 'Openings are judged in English only.' },
  describe(facts) {
    if (facts.state === 'no lines') return { note: 'We did not recognise lines under your roles.' };
    const note = noteOn(facts);
    if (facts.state === 'plenty') return { title: 'Lines open with a verb', note, fix: plentyOfLines(note) };
    if (facts.state === 'too few lines')
      return {
        title: facts.isNearlyFull ? 'Lines open with a verb' : 'Lines open with a verb, but they are few',
        note,
        fix: { title: MORE_LINES_TITLE, description: `${note} Each new line should open with a verb, as these do.` },
      };
    const { weakest } = facts;
    return {
      note,
      fix: {
        title: weakest === null ? 'Open each bullet with a verb' : `Replace ${quoted(weakest.phrase)} with a verb`,
        description: joined(
          note,
          weakest && `Change ${quoted(weakest.text)} first.`,
          'Begin each line with what you did: it is shorter and says that it was you.',
        ),
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
      isNearlyFull: false,
    },
    'eight lines and more': {
      state: 'plenty',
      withVerb: { doing: 9, total: 11, isRecentOnly: false },
      weakOpenings: null,
      overused: null,
    },
    'every line, nearly enough': {
      state: 'too few lines',
      withVerb: { doing: 14, total: 14, isRecentOnly: false },
      weakOpenings: null,
      overused: { verb: 'managed', lines: 5 },
      isNearlyFull: true,
    },
    'weak phrases': {
      state: 'weak lines',
      withVerb: { doing: 3, total: 8, isRecentOnly: false },
      weakOpenings: { lines: 2, phrase: 'Responsible for' },
      overused: null,
      weakest: { text: 'Responsible for the till', phrase: 'Responsible for' },
    },
    'lines without a verb': {
      state: 'weak lines',
      withVerb: { doing: 3, total: 4, isRecentOnly: false },
      weakOpenings: null,
      overused: null,
      weakest: null,
    },
  },
});
