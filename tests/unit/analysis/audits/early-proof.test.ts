import { earlyProof } from '@/lib/analysis/audits/early-proof';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const educationOnly =
  'Rosalind Penhallow\nrosalind@example.com\n\n# Education\nBSc (Hons) Adult Nursing, University of Wessex\t2010 – 2013\n\n# Skills\nsepsis screening, wound care\n';

describeAudit(earlyProof, {
  passes: { 'a figure in the profile': strongCv },
  fails: { 'a profile and a latest role without a result': weakCv },
  notAssessable: { 'a CV with neither profile nor role': educationOnly },
});

test('a result in the latest role alone counts two fifths', () => {
  expect(scoredBy(earlyProof, strongCv.replace(/# Profile\n.*\n/, '')).share).toBeCloseTo(0.4);
});

test('the line to bring into the profile is the strongest of the latest role, not the first with a number', () => {
  const cv = `Rosalind Penhallow\n\n# Profile\nAdult nurse who leads.\n\n# Work Experience\nWard Manager, Wessex Hospital\tMay 2018 – Present
- Worked on a ward of 24 beds\n- Cut falls from 18 to 7 a year by checking each bay every hour\n`;
  expect(scoredBy(earlyProof, cv).note).toContain('Cut falls from 18 to 7 a year');
});

test('a stock phrase with a number in it is no result', () => {
  const cv = strongCv.replace(/# Profile\n.*\n/, '# Profile\nRegistered nurse who always gives 110% and looks for a matron post.\n');
  expect(scoredBy(earlyProof, cv).share).toBeCloseTo(0.4);
});

test('what a reader meets first is quoted so that it can be understood', () => {
  const cv = strongCv.replace(
    /# Profile\n.*\n/,
    '# Profile\nWard manager. I doubled the income of two charities, led a merger and opened a hospice.\n',
  );
  expect(scoredBy(earlyProof, cv).note).toBe('You give a figure: ‘I doubled the income of two charities’.');
});

test.each([
  'I am a good communicator, punctual and always give 100%.',
  'Accounts assistant returning after a career break to raise two children.',
  'Happily married with three kids and looking for a fresh start.',
  'Seeking a finance post in a manufacturer with turnover of £50m.',
])('‘%s’ brings no figure of work near the top', (profile) => {
  expect(scoredBy(earlyProof, weakCv.replace(/^I am a hard working.*$/m, profile)).note).not.toContain('You give a figure');
});

test('‘60+ cases’ and a class of 30 children are figures of work', () => {
  for (const profile of ['HR adviser, led 60+ disciplinary, grievance and absence cases.', 'Teaching assistant in a class of 30 children.'])
    expect(scoredBy(earlyProof, weakCv.replace(/^I am a hard working.*$/m, profile)).note).toContain('You give a figure');
});
