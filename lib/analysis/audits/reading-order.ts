import { defineAudit, notAssessable, scored, type Measurement } from '../audit';
import { ramp } from '../curves';
import type { PlainKept } from '../reading/plain-reading';

export type ReadingOrderFacts =
  | { state: 'in order' }
  /** Words of the first place: behind `before` the reader gives `after`. */
  | { state: 'out of order'; places: number; before: string; after: string }
  | ({ state: 'layout only' } & LayoutSigns);

/** Signs of problems, for a file that no plain reader has read. */
export interface LayoutSigns {
  /** 1 where the text runs in one column. */
  columns: number;
  /** Share of the words; null where there are too few to matter. */
  inTables: number | null;
  inTextBoxes: number | null;
  hasContactInHeaderFooter: boolean;
}

const TABLES_ALLOWED = 0.1;
const TEXT_BOXES_ALLOWED = 0.02;
/** With this many places out of order no points are left. */
const MOST_BREAKS = 8;

/** Two columns, tables and text boxes may be read across instead of down: 'Sales Leeds Manager 2019'. */
export const readingOrder = defineAudit<ReadingOrderFacts, 'layout unknown'>({
  id: 'reading-order',
  criterion: 'A2',
  category: 'A Machine-readable',
  points: 1,
  section: 'Structure',
  run({ cv, plain }) {
    // The text is the plain reader's own, so there is no other order to compare it with.
    if (cv.document.isPlainOnly) return notAssessable('layout unknown');
    if (plain) return measured(cv.text, plain);
    const { columns, tableTextShare, textBoxShare, headerFooterShare, contactInHeaderFooter } = cv.document.layout;
    const share =
      1 -
      (columns > 1 ? 0.35 : 0) -
      0.5 * ramp(tableTextShare, TABLES_ALLOWED, 0.7) -
      0.6 * ramp(textBoxShare, TEXT_BOXES_ALLOWED, 0.4) -
      0.3 * ramp(headerFooterShare, 0.1, 0.4) -
      (contactInHeaderFooter ? 0.25 : 0);
    return scored(share, {
      state: 'layout only',
      columns,
      inTables: tableTextShare > TABLES_ALLOWED ? tableTextShare : null,
      inTextBoxes: textBoxShare > TEXT_BOXES_ALLOWED ? textBoxShare : null,
      hasContactInHeaderFooter: contactInHeaderFooter,
    });
  },
});

function measured(text: string, { orderBreaks }: PlainKept): Measurement<ReadingOrderFacts> {
  const [first] = orderBreaks;
  if (!first) return scored(1, { state: 'in order' });
  const { before, after } = first;
  const places = orderBreaks.map((place) => place.after);
  return scored(
    1 - ramp(orderBreaks.length, 0, MOST_BREAKS),
    {
      state: 'out of order',
      places: places.length,
      before: text.slice(before.start, before.end),
      after: text.slice(after.start, after.end),
    },
    { evidence: places, targets: places },
  );
}
