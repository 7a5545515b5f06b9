import { textLayer } from '@/lib/analysis/audits/text-layer';
import { documentFrom } from '@/tests/support/cv-builder';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const { pages } = documentFrom(strongCv);

describeAudit(textLayer, {
  passes: { 'pages of real text': strongCv },
  fails: { 'a scan': { text: strongCv, document: { pages: pages.map((page) => ({ ...page, ocr: true })) } } },
});

test('a page of two that is a picture costs its half and is counted', () => {
  const document = { pages: [...pages, ...pages.map((page) => ({ ...page, number: 2, ocr: true }))] };
  const { share, note } = scoredBy(textLayer, { text: strongCv, document });
  expect(share).toBeCloseTo(0.6);
  expect(note).toBe('One of 2 pages was a picture of text.');
});

test('a page of a DOCX without text is no picture, since its pages are an estimate', () => {
  const empty = { pages: [...pages, ...pages.map((page) => ({ ...page, number: 2, characters: 0 }))] };
  expect(scoredBy(textLayer, { text: strongCv, document: empty }).share).toBe(1);
});

test('letters without a meaning cost a little', () => {
  const document = { pages: pages.map((page) => ({ ...page, unmappedShare: 0.2 })) };
  const { share } = scoredBy(textLayer, { text: strongCv, document });
  expect(share).toBeLessThan(1);
  expect(share).toBeGreaterThan(0.8);
});
