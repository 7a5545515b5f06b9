import { qualifications } from '@/lib/analysis/audits/qualifications';
import { cvFrom } from '@/tests/support/cv-builder';
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

test('what a profession awards is quoted before schooling, and the best that school exams earn is less', () => {
  const school = strongCv
    .replace(/# Education[\s\S]*?# Skills/, '# Education\nHarbour School\t1996 – 2003\nGCSE Maths E, English E, Science D\n\n# Skills')
    .replaceAll(/Ward Manager|Senior Staff Nurse|Staff Nurse/g, 'Buyer')
    .replace(/# Registration[\s\S]*/, '');
  const member = `${school}\n# Membership\nMCIPS since 2019\n`;
  expect(scoredBy(qualifications, school).share).toBeLessThanOrEqual(0.7);
  expect(scoredBy(qualifications, member).share).toBeGreaterThan(0.8);
  const { text } = cvFrom(member);
  expect(scoredBy(qualifications, member).evidence.map(({ start, end }) => text.slice(start, end))[0]).toContain('MCIPS');
});

test('a dental nurse is asked for no other register than that of dental nurses, whose state the CV tells', () => {
  const dental = strongCv
    .replace(/# Registration[\s\S]*/, '# Registration\nGDC registration lapsed in 2018, applying to be restored\n')
    .replace('Registered nurse and w', 'W')
    .replace(/^(?:Ward Manager|Senior Staff Nurse|Staff Nurse)\b/gm, 'Dental nurse then senior nurse');
  expect(scoredBy(qualifications, dental).fix).toBeNull();
  expect(scoredBy(qualifications, dental.replace('GDC registration', 'Registration')).fix?.title).toBe('State GDC registration');
});

test.each(['SVQ 3 Roofing, Dundee College of Building', 'HNC Roofing, Dundee College of Building'])(
  'no grade is asked of ‘%s’',
  (award) => {
    const roofer = strongCv
      .replace(/# Education[\s\S]*?# Skills/, `# Education\n${award}\t2022\n\n# Skills`)
      .replaceAll(/Ward Manager|Senior Staff Nurse|Staff Nurse/g, 'Roofer')
      .replace(/# Registration[\s\S]*/, '');
    expect(scoredBy(qualifications, roofer).fix?.title ?? '').not.toContain('grade');
  },
);

test('what was awarded is shown, and neither the college alone nor a course that is not finished', () => {
  const text = strongCv.replace(
    /# Education[\s\S]*?# Skills/,
    '# Education\nMSc Advanced Practice, Elm University\nPart time, 120 of 180 credits, due September 2029\n\nBSc Nursing, Wessex College\t2010 – 2013\n\n# Skills',
  );
  const shown = scoredBy(qualifications, text).evidence.map(({ start, end }) => cvFrom(text).text.slice(start, end));
  expect(shown.join(' | ')).toContain('BSc Nursing');
  expect(shown.join(' | ')).not.toMatch(/MSc|Elm University|^Wessex College$/);
});
