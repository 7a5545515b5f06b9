import { completeness } from '@/lib/analysis/audits/completeness';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

describeAudit(completeness, {
  passes: { 'profile, work, education and skills': strongCv },
  fails: {
    'a CV of little but a name and a school':
      'Rosalind Penhallow\nrosalind@example.com\n\n# Education\nBSc (Hons) Adult Nursing, University of Wessex\t2010 – 2013\n',
  },
});

test('a missing profile is said as one would say it', () => {
  const outcome = scoredBy(completeness, strongCv.replace(/# Profile\n.*\n/, ''));
  expect(outcome.note).toBe('We did not recognise a profile under your name.');
  expect(outcome.fix?.title).toBe('Write a short profile with one result');
});

test('education before eleven years of work comes too early', () => {
  const education = /# Education\n(?:.+\n)+/.exec(strongCv)?.[0] ?? '';
  const early = strongCv.replace(education, '').replace('# Work Experience', `${education}\n# Work Experience`);
  expect(scoredBy(completeness, early).share).toBeCloseTo(scoredBy(completeness, strongCv).share - 0.3);
});

test('whoever has neither a list of skills nor work first is told each of them once', () => {
  const lines = strongCv.replace(/# Skills\n(?:.+\n)+/, '').replace(/(# Work Experience[\s\S]*?)(# Education[\s\S]*)$/, '$2\n$1');
  const { fix } = scoredBy(completeness, lines);
  expect(fix).toMatchObject({ title: 'Put work experience before education' });
  expect(fix?.description).not.toContain('skills');
});
