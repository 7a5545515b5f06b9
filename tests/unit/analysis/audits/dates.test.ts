import { dates } from '@/lib/analysis/audits/dates';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

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

test('a lone year is a date', () => {
  expect(scoredBy(dates, strongCv.replace('Jun 2016 – Feb 2020', '2016 – 2020')).share).toBe(1);
});

test('a date in a form of its own is no missing date', () => {
  const placement = strongCv.replace('Sep 2013 – May 2016', 'March 2016, 3 weeks');
  expect(scoredBy(dates, placement).note).toBe('Every role we read has dates.');
});
