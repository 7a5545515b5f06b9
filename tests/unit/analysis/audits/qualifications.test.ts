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

const withEducation = (lines: string): string => strongCv.replace(/BSc \(Hons\) Adult Nursing[^\n]*\nFirst class/, lines);

test.each([
  'BSc (Hons) Adult Nursing, University of Wessex (left)\t2010 – 2012',
  'BSc (Hons) Adult Nursing, University of Wessex, commenced September 2024',
  '40 hours of CPD, Penrose College\tJune 2024',
  'Prescribing exam, Penrose College, booked for\tJanuary 2030',
])('no full qualification is read in ‘%s’', (line) => {
  expect(scoredBy(qualifications, withEducation(line)).title).not.toBe('You give the award, the place and the date');
});

test('a qualification that is held counts beside one that is still to come', () => {
  const { title } = scoredBy(
    qualifications,
    withEducation('MSc Leadership, University of Wessex, commenced September 2025\nBSc (Hons) Adult Nursing, Kelder College\t2010 – 2013'),
  );
  expect(title).toBe('You give the award, the place and the date');
});
