import { isTemplateLine } from '@/lib/cv/parse/other/template-line';
import { cvFrom } from '@/tests/support/cv-builder';

describe('a line of a form that nobody filled in', () => {
  it.each([
    '[Job Title], [Company Name], [City]',
    '[School]',
    'Job title, Employer',
    'School Name, Location — Degree',
    'MONTH 20XX - PRESENT',
    'Company Name\t[Dates From] – [To]',
  ])('is known: %s', (line) => {
    expect(isTemplateLine(line)).toBe(true);
  });

  it.each([
    'Title Clerk, Employer Services Ltd',
    'School Secretary, Elm Primary',
    '[NAME], [POSTCODE]',
    'Degree in Law, Elm University',
    'City, University of London',
    'Location',
  ])('is not: %s', (line) => {
    expect(isTemplateLine(line)).toBe(false);
  });

  it('makes no job, school or skill, and no duty of the job before', () => {
    const { work, education, skills } = cvFrom(
      `Jane Example\njane@example.com\n\n# Experience\nNurse, Elm Ward\n2019 - 2021\n- Nursed eleven patients\nCompany Name, Location — Job Title\nMONTH 20XX - PRESENT\n\n# Education\n[Degree], [Date Earned] | [School]\n\n# Skills\n[Skill]\nPhlebotomy`,
    );
    expect(work.map(({ title, employer, statements }) => [title?.text, employer?.text, statements.length])).toEqual([
      ['Nurse', 'Elm Ward', 1],
    ]);
    expect(education).toEqual([]);
    expect(skills.map(({ text }) => text)).toEqual(['Phlebotomy']);
  });
});
