import type { Span } from '@/lib/cv/document/redacted-document';
import type { PlainReaderResult, Readability } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { readabilitySentences, type ReadingHindrance } from '../wording/report/readability';

/** How much of the text a plain parser misplaces: all of a text box, most of a header, part of a table or a column layout. */
const MISPLACED = { tables: 0.3, headerFooter: 0.8, columns: 0.12 };
/** Smaller shares are not reported. */
const NOTED_FROM = { tables: 0.1, textBoxes: 0.02 };

/** Places out of order that a report quotes, and words of each quote. */
const QUOTED_BREAKS = 20;
const QUOTED_WORDS = 8;

function hindrancesOf(findings: Findings): ReadingHindrance[] {
  const { cv } = findings.input;
  const { layout, pages } = cv.document;
  const { plain } = findings.audit;
  const found: ReadingHindrance[] = pages.some(({ ocr }) => ocr) ? [{ found: 'picture' }] : [];
  if (plain) {
    const { wordsKept: kept, wordsTotal: total, orderBreaks } = plain;
    found.push({ found: 'plain-reading', kept, total, places: orderBreaks.length });
  } else found.push(...layoutSignsOf(findings));
  if (layout.images.length > 0) found.push({ found: 'images', count: layout.images.length });
  if (layout.hiddenText.length > 0) found.push({ found: 'hidden-text', count: layout.hiddenText.length });
  if (layout.trackedChanges) found.push({ found: 'tracked-changes' });
  if (layout.comments > 0) found.push({ found: 'comments', count: layout.comments });
  return found.length > 0 ? found : [{ found: 'nothing' }];
}

/** Signs of problems, where no plain reader shows whether there are any. */
function layoutSignsOf({ input: { cv } }: Findings): ReadingHindrance[] {
  const { layout } = cv.document;
  const found: ReadingHindrance[] = [];
  if (layout.columns > 1) found.push({ found: 'columns', count: layout.columns });
  if (layout.tableTextShare > NOTED_FROM.tables) found.push({ found: 'tables', share: layout.tableTextShare });
  if (layout.textBoxShare > NOTED_FROM.textBoxes) found.push({ found: 'text-boxes', share: layout.textBoxShare });
  if (layout.contactInHeaderFooter) found.push({ found: 'contact-in-header' });
  return found;
}

/** The words that the plain reader keeps, with the places where its order differs. */
function plainReaderOf({ plain, evidence, input: { cv } }: Findings): PlainReaderResult | null {
  if (!plain || !cv.document.plain) return null;
  const { reader: engine, wordsKept, wordsTotal } = plain;
  const orderBreaks = plain.orderBreaks.slice(0, QUOTED_BREAKS).map(({ before, after }) => ({
    before: evidence(lastWords(cv.text, before)),
    after: evidence(firstWords(cv.text, after)),
  }));
  return { engine, wordsKept, wordsTotal, orderBreaks, lines: cv.document.plain.lines };
}

const wordStarts = (text: string, { start, end }: Span): number[] =>
  Array.from(text.slice(start, end).matchAll(/\S+/g), ({ index }) => start + index);
const lastWords = (text: string, span: Span): Span => ({ ...span, start: wordStarts(text, span).at(-QUOTED_WORDS) ?? span.start });
const firstWords = (text: string, span: Span): Span => {
  const next = wordStarts(text, span)[QUOTED_WORDS];
  return { ...span, end: next === undefined ? span.end : span.start + text.slice(span.start, next).trimEnd().length };
};

/** What a plain parser makes of the file, apart from what the CV says. */
export function readability(findings: Findings): Readability {
  const { cv } = findings.input;
  const { plain } = findings;
  const { layout, pages } = cv.document;
  const ocr = pages.some((page) => page.ocr);
  const unmapped = Math.max(0, ...pages.map(({ unmappedShare }) => unmappedShare));
  const misplaced =
    layout.tableTextShare * MISPLACED.tables +
    layout.textBoxShare +
    layout.headerFooterShare * MISPLACED.headerFooter +
    (layout.columns > 1 ? MISPLACED.columns : 0);
  const expected = ocr ? 0 : Math.max(0, Math.min(1, (1 - misplaced) * (1 - unmapped)));
  const coverage = plain ? plain.wordsKept / Math.max(1, plain.wordsTotal) : expected;
  return {
    coverage: Math.round(coverage * 100) / 100,
    columns: Math.max(1, layout.columns),
    tables: layout.tables,
    images: layout.images.length,
    pages: Math.max(1, pages.length),
    words: plain?.wordsTotal ?? cv.words,
    ocr,
    hiddenText: layout.hiddenText.map(({ page, text, reason }) => ({ page, text, reason })),
    notes: hindrancesOf(findings).map(readabilitySentences.say),
    plainReader: plainReaderOf(findings),
  };
}
