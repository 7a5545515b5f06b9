import { scannability } from '@/lib/analysis/audits/scannability';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(scannability, {
  passes: { 'three to six bullets for each role': strongCv },
  fails: { 'roles with nothing under them': strongCv.replace(/^- .*\n/gm, '') },
  notAssessable: { 'a CV without roles': withoutRoles },
});

test('a bullet of sixty words is quoted for splitting', () => {
  const long = `- Coordinated ${'shifts of twelve staff on the ward and '.repeat(8)}deputised for the ward manager.`;
  const outcome = scoredBy(scannability, strongCv.replace(/^- Coordinated.*$/m, long));
  expect(outcome.note).toBe('One bullet point in your recent roles has more than 36 words.');
  expect(outcome.fix?.title).toBe('Split your longest bullet points');
});

test('a role that ended long ago may have one line', () => {
  const old = strongCv.replace(/^- (?:Cared|Administered).*\n/gm, '').replace('Sep 2013 – May 2016', 'Sep 2009 – May 2012');
  expect(scoredBy(scannability, old)).toMatchObject({ note: '', fix: null });
});

test('the latest role is named where it has one line; an earlier one may be short', () => {
  const outcome = scoredBy(scannability, strongCv.replace(/^- (?:Reduced|Raised|Cut|Introduced|Mentored).*\n/gm, ''));
  expect(outcome.note).toBe('We read one bullet point under ‘Ward Manager’.');
  const earlier = strongCv.replace(/^- (?:Trained|Audited|Chaired|Assessed).*\n/gm, '').replace('Feb 2020', 'Feb 2024');
  expect(scoredBy(scannability, earlier)).toMatchObject({ note: '', fix: null });
});

test('short lines whose deeds we do not recognise are not held against anybody', () => {
  const verbless = strongCv.replace(
    /^- .*\n/gm,
    '- New build and council houses.\n- Bathrooms, radiators and leaks.\n- Servicing and repairs.\n',
  );
  expect(scoredBy(scannability, verbless)).toMatchObject({ note: '', fix: null });
});

test('a seasonal or part-time job beside others may have one line', () => {
  const short = strongCv
    .replace(/^- (?:Reduced|Raised|Cut|Introduced|Mentored).*\n/gm, '')
    .replace('Ward Manager, Tamar', 'Seasonal Assistant (part-time), Tamar');
  expect(scoredBy(scannability, short)).toMatchObject({ note: '', fix: null });
});

test('a week of work experience needs one line', () => {
  const brief = strongCv.replace(/^- (?:Cared|Administered).*\n/gm, '').replace('Sep 2013 – May 2016', 'May 2016 – Jun 2016');
  expect(scoredBy(scannability, brief).note).not.toContain('We read one line');
});

test('lines without bullet marks are no paragraphs, and sentences that follow each other are one', () => {
  const unmarked = strongCv.replace(/^- (.*)\.\n/gm, '$1\n').replace(/^- /gm, '');
  expect(scoredBy(scannability, unmarked).note).toBe('We saw no bullet marks before the lines under your recent roles.');
  const prose = strongCv.replace(/(?:^- .*\n)+/gm, (lines) => `${lines.replace(/^- /gm, '').trim().split('\n').join(' ')}\n`);
  expect(scoredBy(scannability, prose).note).toBe('Your recent roles are in paragraphs.');
});

test('jobs of a single line each, as in a table, are asked for no bullet marks', () => {
  const rows = [
    'Dresser, Quay Theatre\t2023 – 2024',
    'Mended shirts and gowns for 40 shows',
    '',
    'Maker, Pier Opera\t2021 – 2022',
    'Sewed coats for a cast of 12',
  ];
  const cv = weakCv.replace(/# Work Experience[\s\S]*?# Education/, `# Work Experience\n\n${rows.join('\n')}\n\n# Education`);
  expect(scoredBy(scannability, cv).fix?.title ?? '').not.toContain('bullet mark');
});
