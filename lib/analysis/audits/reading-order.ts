import { defineAudit, scored } from '../audit';
import { ramp } from '../curves';

export interface ReadingOrderFacts {
  /** 1 where the text runs in one column. */
  columns: number;
  /** Share of the words; null where there are too few to matter. */
  inTables: number | null;
  inTextBoxes: number | null;
  hasContactInHeaderFooter: boolean;
}

const TABLES_ALLOWED = 0.1;
const TEXT_BOXES_ALLOWED = 0.02;

/** Two columns, tables and text boxes may be read across instead of down: 'Sales Leeds Manager 2019'. */
export const readingOrder = defineAudit<ReadingOrderFacts>({
  id: 'reading-order',
  criterion: 'A2',
  category: 'A Machine-readable',
  points: 3,
  section: 'Structure',
  run({ cv }) {
    const { columns, tableTextShare, textBoxShare, headerFooterShare, contactInHeaderFooter } = cv.document.layout;
    const share =
      1 -
      (columns > 1 ? 0.35 : 0) -
      0.5 * ramp(tableTextShare, TABLES_ALLOWED, 0.7) -
      0.6 * ramp(textBoxShare, TEXT_BOXES_ALLOWED, 0.4) -
      0.3 * ramp(headerFooterShare, 0.1, 0.4) -
      (contactInHeaderFooter ? 0.25 : 0);
    return scored(share, {
      columns,
      inTables: tableTextShare > TABLES_ALLOWED ? tableTextShare : null,
      inTextBoxes: textBoxShare > TEXT_BOXES_ALLOWED ? textBoxShare : null,
      hasContactInHeaderFooter: contactInHeaderFooter,
    });
  },
});
