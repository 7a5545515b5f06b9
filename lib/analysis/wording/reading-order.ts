import type { LayoutSigns, ReadingOrderFacts } from '../audits/reading-order';
import { defineWording } from './audit-wording';
import { count, inFigures, listed, partOfWords, quoted } from './phrases';
import { SOME_SOFTWARE } from './plain-reader';

const MOST_SIGNS = 2;

function layoutSigns({ columns, inTables, inTextBoxes, hasContactInHeaderFooter }: LayoutSigns): string {
  const seen: string[] = [];
  if (columns > 1) seen.push(count(columns, 'column'));
  if (inTables !== null) seen.push(`${partOfWords(inTables)} in tables`);
  if (inTextBoxes !== null) seen.push(`${partOfWords(inTextBoxes)} in text boxes`);
  if (hasContactInHeaderFooter) seen.push('contact details in the page header or footer');
  return seen.length > 0
    ? `The file has ${listed(seen.slice(0, MOST_SIGNS))}.`
    : 'Your CV is in one column, so software reads it in the right order.';
}

export const readingOrderWording = defineWording<ReadingOrderFacts, 'layout unknown'>({
  id: 'reading-order',
  title: 'Reading order',
  looksFor: 'We look for text that other software reads in the right order.',
  fix: {
    title: 'Use one column of plain text',
    description:
      'Move your text out of tables, text boxes, side columns and the page header. Some software skips these or reads them in the wrong order.',
    type: 'Format',
    minutes: 30,
  },
  notAssessable: { 'layout unknown': 'We could read your words, but not your layout.' },
  describe(facts) {
    switch (facts.state) {
      case 'in order':
        return { note: 'Other software reads your text in the right order.' };
      case 'out of order': {
        const { places, before, after } = facts;
        return {
          note: `${SOME_SOFTWARE} reads your text in the wrong order in ${inFigures(places, 'place')}. After ${quoted(before, 60)} it reads ${quoted(after, 60)}.`,
        };
      }
      case 'layout only':
        return { note: layoutSigns(facts) };
    }
  },
  examples: {
    'in order': { state: 'in order' },
    'one place out of order': {
      state: 'out of order',

      places: 1,
      before: 'Booked 70 patients a day.',
      after: 'Jan 2016 – Jul 2018',
    },
    'one column': { state: 'layout only', columns: 1, inTables: null, inTextBoxes: null, hasContactInHeaderFooter: false },
    'a layout with everything': { state: 'layout only', columns: 2, inTables: 0.31, inTextBoxes: 0.5, hasContactInHeaderFooter: true },
  },
});
