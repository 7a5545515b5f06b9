import { qualifications } from '@/lib/analysis/audits/qualifications';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

describeAudit(qualifications, {
  passes: { 'award, place, year and register': strongCv },
  fails: { 'a CV without any': strongCv.replace(/# Education[\s\S]*?# Skills/, '# Skills').replace(/# Registration[\s\S]*/, '') },
});

test('a nurse who names no register is asked for it', () => {
  const bare = strongCv.replace(/# Registration[\s\S]*/, '').replace('Registered nurse and w', 'W');
  const outcome = scoredBy(qualifications, bare);
  expect(outcome.share).toBeLessThan(scoredBy(qualifications, strongCv).share);
  expect(outcome.fix?.title).toBe('State NMC registration');
});

test.each(['Veterinary Nurse', 'Nursery Nurse', 'Student Nurse', 'Trainee Nursing Associate'])(
  'a %s is asked for no register of nurses',
  (title) => {
    const bare = strongCv
      .replace(/# Registration[\s\S]*/, '')
      .replace('Registered nurse and w', 'W')
      .replace(/^(?:Ward Manager|Senior Staff Nurse|Staff Nurse|Sister)\b/gm, title);
    expect(scoredBy(qualifications, bare).fix?.title ?? '').not.toContain('NMC');
  },
);

test('another year of study or another university moves nothing', () => {
  const other = strongCv.replace('2010 – 2013', '1986 – 1989').replace('University of Wessex', 'University of Oxford');
  expect(scoredBy(qualifications, other).share).toBe(scoredBy(qualifications, strongCv).share);
});

test('nobody is told that there are no qualifications while a line names one under whatever heading', () => {
  const odd = strongCv.replace(
    /# Education[\s\S]*?# Skills/,
    '# Odds and ends\nSVQ Level 3 Roofing, Dundee College of Building, 2011\n\n# Skills',
  );
  expect(scoredBy(qualifications, odd.replace(/# Registration[\s\S]*/, '')).note).not.toContain('did not recognise qualifications');
});
