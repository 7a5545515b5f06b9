import { headings } from '@/lib/analysis/audits/headings';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const unseen = Array.from({ length: 40 }, (_, i) => `Tool${i}ware`).join(', ');

describeAudit(headings, {
  passes: { 'standard headings': strongCv },
  fails: {
    'text without headings':
      'Rosalind Penhallow\nrosalind@example.com\nI have done many things in my time, here and there, and would gladly do more of them for you.\n',
  },
});

test('a missing heading is named', () => {
  const outcome = scoredBy(headings, strongCv.replace(/# Skills\n(?:.+\n)+/, ''));
  expect(outcome.share).toBeCloseTo(0.8);
  expect(outcome.note).toBe('We did not recognise a heading for ‘Skills’.');
});

test('a skills section that no role bears out is not said to be missing', () => {
  const outcome = scoredBy(headings, strongCv.replace(/^Clinical: .*$/m, `Tools: ${unseen}`));
  expect(outcome.share).toBeCloseTo(0.8);
  expect(outcome.note).not.toMatch(/no section/);
});

test('jobs that were read under no known heading are not said to be missing', () => {
  const outcome = scoredBy(headings, strongCv.replace('# Work Experience\n', ''));
  expect(outcome.fix?.description).toBe(
    'We read your jobs, but did not recognise a heading above them. Software that sorts CVs looks for ‘Work Experience’.',
  );
});
