import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { writePdf } from '@/tests/support/documents/write-pdf';

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

test('a word said of a date names neither an award nor a subject', () => {
  const [school] = education('left 2008, Southwick Comp, Sunderland');
  expect(school).toMatchObject({ institution: { text: 'Southwick Comp' }, award: null, area: null });
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

describe('qualifications as strangers list them', () => {
  const shown = (lines: string) => education(lines).map(({ institution, award, area }) => [institution?.text, award?.text, area?.text]);

  it('takes the bullets of a list for entries, wrapped ones whole', () => {
    expect(
      shown('- CeMAP, London Institute of Banking & Finance, 2016\n- A-levels: Economics (B), Welsh (A), Gorseinon College, 2009'),
    ).toEqual([
      ['London Institute of Banking & Finance', 'CeMAP', undefined],
      ['Gorseinon College', 'A-levels', 'Economics (B), Welsh (A)'],
    ]);
  });

  it('reads the subject before the award, and no mark for a subject', () => {
    expect(shown('Falmouth University\t2013 - 2016\nGraphic Design, BA (Hons)')).toEqual([
      ['Falmouth University', 'BA (Hons)', 'Graphic Design'],
    ]);
  });

  it('makes one entry of the rows of one award', () => {
    expect(shown('Elm Academy\t2020 - 2025\nMathematics\tGCSE\t6\nEnglish\tGCSE\t5')).toEqual([['Elm Academy', 'GCSE', 'Mathematics']]);
  });

  it.each([
    ['Cornwall College (evening class)', 'Cornwall College'],
    ['Elm University (First Class Honours)', 'Elm University'],
    ['Durham University. Thesis on barrier islands', 'Durham University'],
    ['University of Wales (Trinity Saint David)', 'University of Wales (Trinity Saint David)'],
  ])('leaves remarks off the name: %s', (school, expected) => {
    expect(shown(`2009 - 2010\tMSc Geography, ${school}`)[0]?.[0]).toBe(expected);
  });

  it('finds schooling among tickets where no section is for schooling', () => {
    const { education: found, certificates } = cvFrom(
      'Jane Example\njane@example.com\n\n# Tickets and qualifications\nNVQ Level 3 Plastering, Telford College, 2013\nCSCS Gold Card',
    );
    expect(found.map(({ institution, award, area }) => [institution?.text, award?.text, area?.text])).toEqual([
      ['Telford College', 'NVQ Level 3', 'Plastering'],
    ]);
    expect(certificates.map(({ title }) => title.text)).toEqual(['CSCS Gold Card']);
  });
});

describe('school awards with marks', () => {
  it('have subjects, none of which is the school', () => {
    const read = education(
      'Hillside School, Leeds\t2019 - 2026\nA levels (2026): Business B, Welsh B, Geography D. Advanced Skills Bacc: C\nGCSE (2024): 10 including Maths B, Maths Numeracy C, English B',
    );
    expect(read.map(({ institution }) => institution?.text)).toEqual(['Hillside School', 'Hillside School', 'Hillside School']);
  });

  it('may stand in one line with what was earned later elsewhere', () => {
    const [school, college] = education(
      "Hillside School, GCSE's Maths C, Science CC, English D. Elm college, National Diploma Agriculture (Merit) 2010",
    );
    expect(school).toMatchObject({ institution: { text: 'Hillside School' }, award: { text: "GCSE's" } });
    expect(school?.area?.text).toMatch(/^Maths C/);
    expect(college).toMatchObject({
      institution: { text: 'Elm college' },
      award: { text: 'National Diploma' },
      area: { text: expect.stringMatching(/^Agriculture/) },
    });
  });
});

test('a school whose name runs over the line of its award is one name', async () => {
  const rows = [
    'HNC Construction and the Built Environment (Civil Engineering), Avon',
    'and Vale College, 2018, Distinction',
    'BTEC Level 3 Construction and the Built Environment in Practice, Coleg',
    'Tawe, 2016',
    'Six GCSEs including Maths and English, Hillside School, Swansea, 2014',
  ];
  const texts = [
    { x: 50, y: 60, text: 'Jane Example', size: 20 },
    { x: 50, y: 80, text: 'jane@example.com', size: 10 },
    { x: 50, y: 110, text: 'Education', size: 14, bold: true },
    ...rows.map((text, n) => ({ x: 50, y: 130 + 13 * n, text, size: 10 })),
  ];
  const { document } = redact(await readDocument(writePdf([{ texts }]), 'pdf'));
  expect(parse(document, TODAY).education.map(({ institution, dates }) => [institution?.text, dates?.from?.year])).toEqual([
    ['Avon and Vale College', 2018],
    ['Coleg Tawe', 2016],
    ['Hillside School', 2014],
  ]);
});
