import { cvFrom, documentFrom } from '@/tests/support/cv-builder';

/** The jobs of a section without bullet points, where an empty line is white space. */
const jobs = (section: string) => {
  const { lines } = documentFrom(`Jane Example\njane.example@example.com | 07700 900123 | Leeds\n\n# Experience\n\n${section}\n`);
  return cvFrom('', { lines: lines.map((line) => ({ ...line, gapAbove: line.gapAbove ?? 0.1 })) }).work.map(
    ({ title, employer, dates, statements }) => ({
      job: [title?.text, employer?.text].join(' | '),
      from: dates?.from?.year,
      statements: statements.map(({ text }) => text),
    }),
  );
};

describe('white space between jobs', () => {
  it('ends a job whose last lines are as short as a head', () => {
    expect(
      jobs(`Barista, Acme Coffee, Leeds
2016 - 2019
Made about 300 drinks a day with one other person
Learned Spanish

Junior / trainee, Bread & Salt, Otley
2013 - 2016
Mixed the dough and washed up after every bake
Good fun`),
    ).toMatchObject([
      { job: 'Barista | Acme Coffee', statements: expect.arrayContaining(['Learned Spanish']) },
      { job: 'Junior / trainee | Bread & Salt', from: 2013 },
    ]);
  });

  it('ends a job before dates on a line of their own', () => {
    expect(
      jobs(`2015 - date
Plumber, Acme Heating Ltd, Leeds
Fitted about 60 boilers a year for two letting agents
Quotes, VAT, Gas Safe papers
5.0 on Trustpilot, 80 reviews

2011 - 2015
Maintenance Plumber, Hill Castings Ltd, Otley
Kept four furnaces and all the pipes around them going
Never Late

2008 - 2011
Plumber, Mill Homes Ltd, Leeds
First fix of 40 flats with a gang of three lads`),
    ).toMatchObject([
      { job: 'Plumber | Acme Heating Ltd', statements: expect.arrayContaining(['5.0 on Trustpilot, 80 reviews']) },
      { job: 'Maintenance Plumber | Hill Castings Ltd', from: 2011, statements: expect.arrayContaining(['Never Late']) },
      { job: 'Plumber | Mill Homes Ltd', from: 2008 },
    ]);
  });

  it('begins a job without dates below dated ones', () => {
    expect(
      jobs(`Hairdresser, Acme Hair, Leeds
2016 - 2019
Cut and coloured for about 40 regulars of my own

Hairdresser, Bread & Salt, Otley
2013 - 2016
Washed and swept and made the tea for everybody

Kitchen porter
A few months in 2012
Saturdays when I was at school and in the holidays`),
    ).toMatchObject([
      { job: 'Hairdresser | Acme Hair', from: 2016 },
      { job: 'Hairdresser | Bread & Salt', from: 2013 },
      { job: 'Kitchen porter | ', from: 2012 },
    ]);
  });

  it('does not part an employer from the roles below it', () => {
    expect(
      jobs(`Acme Foods Ltd, Leeds

Shift Manager, 2018 - 2021
Ran the night shift of 32 people and their two leaders

Hill Logistics, Otley

Team Leader, 2014 - 2018
Looked after goods in with nine people on five bays`).map(({ job }) => job),
    ).toEqual(['Shift Manager | Acme Foods Ltd', 'Team Leader | Hill Logistics']);
  });
});
