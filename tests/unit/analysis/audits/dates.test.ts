import { dates } from '@/lib/analysis/audits/dates';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(dates, {
  passes: { 'roles with month and year': strongCv },
  fails: { 'roles without dates': strongCv.replace(/\t.*$/gm, '') },
  notAssessable: { 'a CV without roles': withoutRoles },
});

test('a role without dates is named', () => {
  const { note, fix } = scoredBy(dates, strongCv.replace(/\t.*$/gm, ''));
  expect(note).toMatch(/^We read no dates for/);
  expect(fix?.description).toContain('We read no dates for ‘Ward Manager’');
});

test('years without months lose a quarter of the role’s points, and are quoted where most roles have them', () => {
  const years = strongCv.replace('Jun 2016 – Feb 2020', '2016 – 2020');
  expect(scoredBy(dates, years)).toMatchObject({ share: 1 - 0.25 / 3, note: '', fix: null });
  const { note, fix } = scoredBy(dates, weakCv);
  expect(note).toBe('‘2019 – 2024’ does not say the months.');
  expect(fix?.title).toBe('Add the months to your dates');
});

test('a date in a form of its own is no missing date', () => {
  const placement = strongCv.replace('Sep 2013 – May 2016', 'March 2016, 3 weeks');
  expect(scoredBy(dates, placement)).toMatchObject({ share: 1, note: '' });
});
