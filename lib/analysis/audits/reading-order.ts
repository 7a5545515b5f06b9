import { defineAudit, scored } from '../legacy-audit';
import { ramp } from '../curves';
import { count, listed, partOfWords } from '../text/wording';

/** Two columns, tables and text boxes may be read across instead of down: 'Sales Leeds Manager 2019'. */
export const readingOrder = defineAudit({
  id: 'reading-order',
  criterion: 'A2',
  category: 'A Machine-readable',
  points: 3,
  title: 'Software reads your CV in the right order',
  partlyTitle: 'Some software may stumble over the layout',
  failureTitle: 'Software may read your CV in the wrong order',
  section: 'Structure',
  fix: {
    title: 'Use one column of plain text',
    description:
      'Move the text out of tables, text boxes, side columns and the page header into one column. Some systems read these in the wrong order, and some skip them.',
    type: 'Format',
    minutes: 30,
  },
  run({ cv }) {
    const { columns, tableTextShare, textBoxShare, headerFooterShare, contactInHeaderFooter } = cv.document.layout;
    const seen: string[] = [];
    if (columns > 1) seen.push(count(columns, 'column'));
    if (tableTextShare > 0.1) seen.push(`${partOfWords(tableTextShare)} in tables`);
    if (textBoxShare > 0.02) seen.push(`${partOfWords(textBoxShare)} in text boxes`);
    if (contactInHeaderFooter) seen.push('contact details in the page header or footer');
    const share =
      1 -
      (columns > 1 ? 0.35 : 0) -
      0.5 * ramp(tableTextShare, 0.1, 0.7) -
      0.6 * ramp(textBoxShare, 0.02, 0.4) -
      0.3 * ramp(headerFooterShare, 0.1, 0.4) -
      (contactInHeaderFooter ? 0.25 : 0);
    return scored(share, seen.length > 0 ? `The file has ${listed(seen)}.` : 'Your text runs in one column, without tables or text boxes.');
  },
});
