import { cvFrom } from '@/tests/support/cv-builder';

const education = (lines: string) => cvFrom(`Jane Example\njane@example.com\n\n# Education\n${lines}`).education;

describe('the lines of a course', () => {
  it('are not told twice: a long head line is no detail of its own entry', () => {
    const [degree, school] = education(
      'BA (Hons) Politics and International Relations, 2:1 | University of Kentmere, Canterbury | Sep 2015 – Jun 2018\n' +
        'GCSEs 6 including Maths B and English C, Mackworth Lane School, Derby, 2000 - 2005',
    );
    expect(degree).toMatchObject({ award: { text: 'BA (Hons)' }, institution: { text: 'University of Kentmere' }, statements: [] });
    expect(school).toMatchObject({ institution: { text: 'Mackworth Lane School' }, statements: [] });
  });

  it('are all kept: what names no part of the head is a detail', () => {
    const [degree] = education(
      'BSc (Hons) Geography\t2012 - 2015\nUniversity of Hallamwick, Sheffield\nModules: Hydrology, Remote sensing, Planning law\n- Dissertation on flood maps',
    );
    expect(degree?.statements.map(({ text }) => text)).toEqual([
      'Modules: Hydrology, Remote sensing, Planning law',
      'Dissertation on flood maps',
    ]);
  });
});

describe('an awarding body under its award', () => {
  it('is where it was earned', () => {
    const entries = education(
      'Level 5 Associate Diploma People Management\tOct 2020 – Jun 2022\nCIPD\n\nBA (Hons) Sociology\t2014 – 2017\nKennet Hill University',
    );
    expect(entries.map(({ institution, award }) => [institution?.text, award?.text])).toEqual([
      ['CIPD', 'Level 5 Associate Diploma'],
      ['Kennet Hill University', 'BA (Hons)'],
    ]);
  });
});
