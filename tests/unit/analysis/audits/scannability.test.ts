import { scannability } from '@/lib/analysis/audits/scannability';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(scannability, {
  passes: { 'three to six bullets for each role': strongCv },
  fails: { 'roles with nothing under them': strongCv.replace(/^- .*\n/gm, '') },
  notAssessable: { 'a CV without roles': withoutRoles },
});

test('a bullet of sixty words is quoted for splitting', () => {
  const long = `- Coordinated ${'shifts of twelve staff on the ward and '.repeat(8)}deputised for the ward manager.`;
  const outcome = scoredBy(scannability, strongCv.replace(/^- Coordinated.*$/m, long));
  expect(outcome.note).toBe('One line under your recent roles runs past 36 words.');
  expect(outcome.fix?.title).toBe('Split your longest bullets');
});

test('a role that ended long ago may have one line', () => {
  const old = strongCv.replace(/^- (?:Cared|Administered).*\n/gm, '').replace('Sep 2013 – May 2016', 'Sep 2009 – May 2012');
  expect(scoredBy(scannability, old).note).toBe('Your recent roles have short bullets that can be scanned.');
});

test('a role with one line is named', () => {
  const outcome = scoredBy(scannability, strongCv.replace(/^- (?:Cared|Administered).*\n/gm, '').replace('– May 2016', '– Jan 2017'));
  expect(outcome.note).toBe('We read one line under ‘Staff Nurse’.');
});

test('short lines whose deeds we do not recognise are not held against anybody', () => {
  const verbless = strongCv.replace(
    /^- .*\n/gm,
    '- New build and council houses.\n- Bathrooms, radiators and leaks.\n- Servicing and repairs.\n',
  );
  expect(scoredBy(scannability, verbless).note).toBe('Your recent roles have short bullets that can be scanned.');
});

test('a week of work experience needs one line', () => {
  const brief = strongCv.replace(/^- (?:Cared|Administered).*\n/gm, '').replace('Sep 2013 – May 2016', 'May 2016 – Jun 2016');
  expect(scoredBy(scannability, brief).note).not.toContain('We read one line');
});
