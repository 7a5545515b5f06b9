import { cvFrom } from '@/tests/support/cv-builder';

const education = (lines: string) =>
  cvFrom(`Ida Brackwell\nida.brackwell@example.com | 07700 900123\n\n# Education\n${lines}\n`).education.map(
    ({ award, area, institution, dates }) => [
      award?.text ?? null,
      area?.text ?? null,
      institution?.text ?? null,
      dates?.from?.year ?? null,
    ],
  );

test('an award whose name begins like another is one award', () => {
  expect(education('Higher Level Teaching Assistant status – 2021')).toEqual([
    ['Higher Level Teaching Assistant status', null, null, 2021],
  ]);
  expect(education('2010 Higher Secondary (Commerce), Hill School, Pala')).toEqual([['Higher Secondary', 'Commerce', 'Hill School', 2010]]);
});

test('school certificates of other times and countries are awards', () => {
  expect(education('2008 SSLC, Hill School, Pala')).toEqual([['SSLC', null, 'Hill School', 2008]]);
  expect(education('Orchard School, left 1985, CSE Maths 3, Woodwork 1')[0]?.slice(0, 1)).toEqual(['CSE']);
});

test('a certificate named after a kind of school is the award of the school beside it', () => {
  expect(education('2008\tTechnikum (economics), Zespół Szkół nr 3, Lublin')).toEqual([
    ['Technikum', 'economics', 'Zespół Szkół nr 3', 2008],
  ]);
});

test('breathing apparatus is no degree', () => {
  expect(education('Elm University, BSc Physics, 2012\nBA Instructor, abrasive wheels')).toHaveLength(1);
});

test('a year at the end of a long line is the year of its award', () => {
  expect(
    education(
      'Level 3 Diploma in Specialist Support for Teaching and Learning in Schools and Nurseries – Elm College, Bridgend, 2018',
    )[0]?.[3],
  ).toBe(2018);
});

describe('a school on a line of its own', () => {
  it('gives its name and years to all awards below it', () => {
    expect(
      education('The Orchard Sixth Form, Derby, 2024 – 2026\nA level Physics – C\nA level Music – B\nBTEC Level 3 Certificate in Sport'),
    ).toEqual([
      ['A level', 'Physics', 'The Orchard Sixth Form', 2024],
      ['A level', 'Music', 'The Orchard Sixth Form', 2024],
      ['BTEC Level 3 Certificate', 'Sport', 'The Orchard Sixth Form', 2024],
    ]);
  });

  it('gives its name to awards with years of their own', () => {
    expect(education('Elm College\nNVQ Level 2 Hairdressing 2014\nNVQ Level 3 Hairdressing 2016').map((one) => one[2])).toEqual([
      'Elm College',
      'Elm College',
    ]);
  });

  it('is not the school of what follows a line with award and school', () => {
    expect(
      education('A levels: Art (B), Welsh (C) – Orchard School, 2004\nGCSEs: nine at grades A to C including Maths (B), 2002'),
    ).toEqual([
      ['A levels', 'Art (B), Welsh (C)', 'Orchard School', 2004],
      ['GCSEs', 'nine at grades A to C including Maths (B)', null, 2002],
    ]);
  });

  it('begins after the grades before it', () => {
    expect(education('A levels: English A, History B, French C. The Orchard School, 2004')).toEqual([
      ['A levels', 'English A, History B, French C', 'The Orchard School', 2004],
    ]);
  });
});

test('training below a heading with a remark in small letters is not education', () => {
  const cv = cvFrom(`IDA BRACKWELL
ida.brackwell@example.com | 07700 900123

# EMPLOYMENT
Care Assistant, Elm House, Hull\t2015 - Present
- Cared for residents

# QUALIFICATIONS
5 GCSEs inc. English C\tOrchard School\t1990

# TRAINING (all in date)
Safeguarding Adults Level 3
Fire marshal
`);
  expect(cv.education).toHaveLength(1);
  expect(cv.training.map(({ title }) => title.text)).toEqual(['Safeguarding Adults Level 3', 'Fire marshal']);
});

test('grades are read to their end and no further', () => {
  const grade = (line: string) => cvFrom(`Ida Brackwell\n\n# Education\n${line}\n`).education[0]?.grade?.text;
  expect(grade('8 GCSEs grade A to C including English, Orchard School, 2015')).toBe('grade A to C');
  expect(grade('10 GCSEs at grades 9–6, Orchard School, 2015')).toBe('grades 9–6');
});
