import type { Readability } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { readabilitySentences, type ReadingHindrance } from '../wording/report/readability';

/** How much of the text a plain parser misplaces: all of a text box, most of a header, some of a table or a column layout. */
const MISPLACED = { tables: 0.3, headerFooter: 0.8, columns: 0.12 };
/** Smaller shares of the text are not worth a note. */
const NOTED_FROM = { tables: 0.1, textBoxes: 0.02 };

function hindrancesOf({ input: { cv } }: Findings): ReadingHindrance[] {
  const { layout, pages } = cv.document;
  const found: ReadingHindrance[] = [];
  if (pages.some(({ ocr }) => ocr)) found.push({ found: 'picture' });
  if (layout.columns > 1) found.push({ found: 'columns', count: layout.columns });
  if (layout.tableTextShare > NOTED_FROM.tables) found.push({ found: 'tables', share: layout.tableTextShare });
  if (layout.textBoxShare > NOTED_FROM.textBoxes) found.push({ found: 'text-boxes', share: layout.textBoxShare });
  if (layout.contactInHeaderFooter) found.push({ found: 'contact-in-header' });
  if (layout.images.length > 0) found.push({ found: 'images', count: layout.images.length });
  if (layout.hiddenText.length > 0) found.push({ found: 'hidden-text', count: layout.hiddenText.length });
  if (layout.trackedChanges) found.push({ found: 'tracked-changes' });
  if (layout.comments > 0) found.push({ found: 'comments', count: layout.comments });
  return found.length > 0 ? found : [{ found: 'nothing', words: cv.words }];
}

/** What a plain parser makes of the file, apart from what the CV says. */
export function readability(findings: Findings): Readability {
  const { cv } = findings.input;
  const { layout, pages } = cv.document;
  const ocr = pages.some((page) => page.ocr);
  const unmapped = Math.max(0, ...pages.map(({ unmappedShare }) => unmappedShare));
  const misplaced =
    layout.tableTextShare * MISPLACED.tables +
    layout.textBoxShare +
    layout.headerFooterShare * MISPLACED.headerFooter +
    (layout.columns > 1 ? MISPLACED.columns : 0);
  return {
    coverage: ocr ? 0 : Math.round(Math.max(0, Math.min(1, (1 - misplaced) * (1 - unmapped))) * 100) / 100,
    columns: Math.max(1, layout.columns),
    tables: layout.tables,
    images: layout.images.length,
    pages: Math.max(1, pages.length),
    words: cv.words,
    ocr,
    hiddenText: layout.hiddenText.map(({ page, text, reason }) => ({ page, text, reason })),
    notes: hindrancesOf(findings).map(readabilitySentences.say),
  };
}
