import type { ReadingOrderFacts } from '../audits/reading-order';
import { defineWording } from './audit-wording';
import { count, listed, partOfWords } from './phrases';

export const readingOrderWording = defineWording<ReadingOrderFacts>({
  id: 'reading-order',
  title: 'Software reads your CV in the right order',
  partlyTitle: 'Some software may stumble over the layout',
  failureTitle: 'Software may read your CV in the wrong order',
  fix: {
    title: 'Use one column of plain text',
    description:
      'Move the text out of tables, text boxes, side columns and the page header into one column. Some systems read these in the wrong order, and some skip them.',
    type: 'Format',
    minutes: 30,
  },
  notAssessable: {},
  describe({ columns, inTables, inTextBoxes, hasContactInHeaderFooter }) {
    const seen: string[] = [];
    if (columns > 1) seen.push(count(columns, 'column'));
    if (inTables !== null) seen.push(`${partOfWords(inTables)} in tables`);
    if (inTextBoxes !== null) seen.push(`${partOfWords(inTextBoxes)} in text boxes`);
    if (hasContactInHeaderFooter) seen.push('contact details in the page header or footer');
    return { note: seen.length > 0 ? `The file has ${listed(seen)}.` : 'Your text runs in one column, without tables or text boxes.' };
  },
  examples: {
    'one column': { columns: 1, inTables: null, inTextBoxes: null, hasContactInHeaderFooter: false },
    'a layout with everything': { columns: 2, inTables: 0.31, inTextBoxes: 0.5, hasContactInHeaderFooter: true },
  },
});
