import { readingOrder } from '@/lib/analysis/audits/reading-order';
import { documentFrom } from '@/tests/support/cv-builder';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const { layout } = documentFrom(strongCv);
const withLayout = (change: Partial<typeof layout>) => ({ text: strongCv, document: { layout: { ...layout, ...change } } });

describeAudit(readingOrder, {
  passes: { 'one column': strongCv },
  fails: { '2 columns with half of the words in text boxes': withLayout({ columns: 2, textBoxShare: 0.5 }) },
});

test.each([
  ['2 columns', { columns: 2 }],
  ['all of the words in tables', { tableTextShare: 1 }],
  ['contact details in the page header or footer', { contactInHeaderFooter: true }],
])('%s cost points and are named', (words, change) => {
  const { share, note } = scoredBy(readingOrder, withLayout(change));
  expect(share).toBeLessThan(1);
  expect(note).toContain(words);
});
