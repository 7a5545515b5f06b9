import { cvFrom } from '@/tests/support/cv-builder';

const cvWith = (sections: string) =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Employment

Driver, Acme Freight\t2015 - 2019
- Drove 40 vans

${sections}
`);

const namesOf = (items: readonly { title: { text: string } }[]): string[] => items.map(({ title }) => title.text);

describe('licences under ‘Qualifications’', () => {
  it('are papers to work with and no schooling', () => {
    const cv = cvWith('# Qualifications\n- Full UK driving licence\n- Category C+E licence\n- FLT counterbalance, run out 2025');
    expect(cv.education).toEqual([]);
    expect(namesOf(cv.certificates)).toEqual(['Full UK driving licence', 'Category C+E licence', 'FLT counterbalance']);
    expect(cv.confidence.education).toBeGreaterThan(0.5);
  });

  it('stand beside schools that are', () => {
    const cv = cvWith('# Qualifications\nHill School 2004-2009. 6 GCSEs\nCategory C+E licence (2020)');
    expect(cv.education.map(({ institution, award }) => [institution?.text, award?.text])).toEqual([['Hill School', 'GCSEs']]);
    expect(namesOf(cv.certificates)).toEqual(['Category C+E licence']);
  });
});

test('a school set like the headings is a school, and no heading', () => {
  const cv = cvWith(
    '# Education\n# Hill University\n(2019-2023)\nBSc in Computer Science\n# Elm Sixth Form College\n(2017-2019)\nA levels',
  );
  expect(cv.education.map(({ institution }) => institution?.text)).toEqual(['Hill University', 'Elm Sixth Form College']);
});

test('a word before a year is no month of another language', () => {
  const cv = cvWith('# Certificates\nFirst aid, to run out 2025');
  expect(cv.certificates[0]?.dates?.from).toEqual({ year: 2025, month: null });
});
