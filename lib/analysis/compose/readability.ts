import type { Readability } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { atSentenceStart, count, partOfWords, thousands } from '../text/wording';

/** What a plain parser makes of the file, apart from what the CV says. */
export const readability = ({ input: { cv } }: Findings): Readability => {
  const { layout, pages } = cv.document;
  const ocr = pages.some((page) => page.ocr);
  const unmapped = Math.max(0, ...pages.map(({ unmappedShare }) => unmappedShare));
  const misplaced = layout.tableTextShare * 0.3 + layout.textBoxShare + layout.headerFooterShare * 0.8 + (layout.columns > 1 ? 0.12 : 0);
  const coverage = ocr ? 0 : Math.round(Math.max(0, Math.min(1, (1 - misplaced) * (1 - unmapped))) * 100) / 100;
  const notes: string[] = [];
  if (ocr) notes.push('The file is a picture of text. We read it by text recognition; most other systems will read nothing.');
  if (layout.columns > 1) notes.push(`The text stands in ${count(layout.columns, 'column')}, which some systems read straight across.`);
  if (layout.tableTextShare > 0.1)
    notes.push(`${atSentenceStart(partOfWords(layout.tableTextShare))} stand in tables, whose order some systems lose.`);
  if (layout.textBoxShare > 0.02)
    notes.push(`${atSentenceStart(partOfWords(layout.textBoxShare))} stand in text boxes, which some systems skip.`);
  if (layout.contactInHeaderFooter) notes.push('Contact details stand in the page header or footer, which some systems skip.');
  if (layout.images.length > 0)
    notes.push(
      `${atSentenceStart(count(layout.images.length, 'image'))} ${layout.images.length === 1 ? 'is' : 'are'} left out by every parser.`,
    );
  if (layout.hiddenText.length > 0)
    notes.push(
      `${atSentenceStart(count(layout.hiddenText.length, 'piece'))} of hidden text ${layout.hiddenText.length === 1 ? 'was' : 'were'} found and left out.`,
    );
  if (layout.trackedChanges) notes.push('The document still holds tracked changes: accept them before you send it.');
  if (layout.comments > 0) notes.push(`The document still holds ${count(layout.comments, 'comment')}.`);
  if (notes.length === 0) notes.push(`A plain parser keeps all ${thousands(cv.words)} words in order.`);
  return {
    coverage,
    columns: Math.max(1, layout.columns),
    tables: layout.tables,
    images: layout.images.length,
    pages: Math.max(1, pages.length),
    words: cv.words,
    ocr,
    hiddenText: layout.hiddenText.map(({ page, text, reason }) => ({ page, text, reason })),
    notes,
  };
};
