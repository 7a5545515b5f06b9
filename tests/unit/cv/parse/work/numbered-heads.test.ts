import { cvFrom, documentFrom } from '@/tests/support/cv-builder';

/** The jobs of a section whose lines may begin with a number: '2) Porter'. */
const jobs = (section: string) => {
  const { lines } = documentFrom(`Jane Example\njane.example@example.com | 07700 900123 | Leeds\n\n# Experience\n\n${section}\n`);
  const numbered = lines.map((line) => {
    const [first, ...rest] = line.items;
    const mark = /^\d+[.)](?= )/.exec(first?.text ?? '')?.[0];
    return first && mark ? { ...line, bullet: mark, items: [{ ...first, text: first.text.slice(mark.length + 1) }, ...rest] } : line;
  });
  return cvFrom('', { lines: numbered }).work.map(({ title, employer, dates, statements }) => ({
    job: [title?.text, employer?.text].join(' | '),
    from: dates?.from?.year,
    statements: statements.map(({ text }) => text),
  }));
};

describe('jobs that are numbered', () => {
  it('are jobs, with the dates behind a label below', () => {
    expect(
      jobs(`1) Healthcare Assistant, Acme Care Home, Leeds
Period: 14/11/2021 to till date
- Washed 12 residents
2) Ward Clerk
Hill Hospital, Muscat, Oman
Period: 03/2017 - 08/2021
- Booked 40 scans a day`),
    ).toEqual([
      { job: 'Healthcare Assistant | Acme Care Home', from: 2021, statements: ['Washed 12 residents'] },
      { job: 'Ward Clerk | Hill Hospital', from: 2017, statements: ['Booked 40 scans a day'] },
    ]);
  });

  it('are jobs whatever stands first, and without any bullet point', () => {
    expect(
      jobs(`1. Acme Foods Ltd, Leeds
Line Operative
Jan 2019 - Present
Ran the slicer and cleaned it after every shift.
2. Hill Bakery, Leeds
Baker
2014 - 2018
Baked 900 loaves a night.
3. Mill Stores, Leeds
Sales Assistant
2011 - 2014
Served at the fish counter.`).map(({ job }) => job),
    ).toEqual(['Line Operative | Acme Foods Ltd', 'Baker | Hill Bakery', 'Sales Assistant | Mill Stores']);
  });

  it('are jobs where one has its dates on the line of its number', () => {
    expect(
      jobs(`1) Staff Nurse
Acme Hospital, Leeds
June 2018 - Present
- Gave medication
2) Healthcare Assistant
Hill Hospital, Leeds
2014 - 2018
- Bathed patients
3) Care Assistant, Mill Care Home (2012 - 2014)
- Made beds`).map(({ job }) => job),
    ).toEqual(['Staff Nurse | Acme Hospital', 'Healthcare Assistant | Hill Hospital', 'Care Assistant | Mill Care Home']);
  });

  it('are told from numbered duties', () => {
    expect(
      jobs(`Buyer, Acme Packaging, Leeds
2015 - 2020
1. Saved £200,000 on board
2. Manager of two clerks
Assistant Buyer, Hill Foods Ltd, Leeds
2011 - 2015
1. Bought castings`),
    ).toMatchObject([
      { job: 'Buyer | Acme Packaging', statements: ['Saved £200,000 on board', 'Manager of two clerks'] },
      { job: 'Assistant Buyer | Hill Foods Ltd', statements: ['Bought castings'] },
    ]);
  });
});
