import { cvFrom } from '@/tests/support/cv-builder';
import { headedCv, headedLooks, usualHeadings } from '@/tests/support/documents/headed-cv';

/** Where what was read is as likely wrong as right. */
const unsure = 0.5;
const sure = 0.85;

describe('how surely a CV was read', () => {
  it.each(headedLooks)('is high where every section is found: %s', async (look) => {
    const { confidence } = await headedCv(0, look, usualHeadings);
    expect(Math.min(confidence.work, confidence.education, confidence.skills)).toBeGreaterThanOrEqual(sure);
  });

  it.each(headedLooks)('is low for schools that stand under a heading nobody knows, and for no other part: %s', async (look) => {
    const { education, confidence } = await headedCv(1, look, { ...usualHeadings, education: 'Bits and pieces' });
    expect(education).toEqual([]);
    expect(confidence.education).toBeLessThan(unsure);
  });

  it.each(['plain docx', 'plain pdf'] as const)('is low for skills below a line nobody knows for a heading: %s', async (look) => {
    const { confidence } = await headedCv(0, look, { ...usualHeadings, skills: 'Bits and pieces' });
    expect(confidence.skills).toBeLessThan(unsure);
  });

  it.each(headedLooks)('is low for jobs whose heading names something else: %s', async (look) => {
    const { confidence } = await headedCv(0, look, { ...usualHeadings, work: 'Publications' });
    expect(confidence.work).toBeLessThan(unsure);
  });

  const work = (jobs: string): number =>
    cvFrom(
      `Jane Example\njane.example@example.com | 07700 900123 | Leeds\n\n# Experience\n\n${jobs}\n\n# Education\n\nHill School\t1999 - 2004\n`,
    ).confidence.work;

  it('is high for jobs of which each part has a word that tells it', () => {
    expect(
      work('Sales Assistant, Acme Stores\t2015 - 2019\n- Tills\nPicker, Hill Foods Ltd\t2012 - 2015\n- Picked'),
    ).toBeGreaterThanOrEqual(sure);
  });

  it.each([
    ['a head could be read the other way round', 'Quayside, Riverside\t2015 - 2019\n- Tills\nSeaside, Riverside\t2012 - 2015\n- Bar'],
    ['a job has no employer, and neither has the next', 'Sales Assistant\t2015 - 2019\n- Tills\nPicker\t2012 - 2015\n- Picked'],
    [
      'a house number stands for a name',
      'Acme Crop Protection, Highgate 215, 2011 - 2012\n- Typed\nSales Assistant, Acme Stores\t2009 - 2011\n- Tills',
    ],
  ])('is low where %s', (_, jobs) => {
    expect(work(jobs)).toBeLessThan(unsure);
  });

  const read = 'Sales Adviser, Acme Stores\t2015 - 2019\n- Tills\nCashier, Hill Building Society\t2005 - 2010\n- Savings\n';
  it.each([
    '(2010-2014 at home with my two boys.)',
    '(2010 - 2014)',
    'Break 10.2010 – 03.2014: I was in Spain to care for my father',
    '2011 – 2014 Time out for illness, now recovered',
    'Travelling in Asia and Australia, 2011 - 2013',
  ])('is not low where a time away from work is told: %s', (told) => {
    expect(work(`${read}${told}`)).toBeGreaterThan(unsure);
    expect(work(read.replace('Cashier', `${told}\nCashier`))).toBeGreaterThan(unsure);
  });

  it('is low where dates stand above what names no job', () => {
    expect(work(`${read}2011 - 2014\nKept the yard and drove the van for a firm in the valley`)).toBeLessThan(unsure);
  });

  it('weighs a job without an employer once', () => {
    expect(
      work(
        'Crew Member, Acme Burgers, Derby, August 2025 - present\n- Kitchen and counter\nPlacement, Hill Gears Ltd, Derby, July 2024\n- Measured 200 parts\nPaper round, 2021 - 2023\n- 45 houses',
      ),
    ).toBeGreaterThan(unsure);
  });

  it('is high where a village that no list knows stands where the other jobs name their town', () => {
    expect(
      work(
        'Chef de Partie, Tide Table, Falmouth\t2019 - 2024\n- Fish\nCommis Chef, Chalet Blanc, Nether Wallop\t2016 - 2019\n- Eggs\nKitchen Porter, Hill Hotel, Truro\t2014 - 2016',
      ),
    ).toBeGreaterThanOrEqual(sure);
  });

  it('is high where a sentence goes on with a year', () => {
    expect(
      work('Head Teacher, Hill School\t2015 - 2024\nBuilt a team of nine and kept it: six of them stay;\nnobody has left since 2023.'),
    ).toBeGreaterThanOrEqual(sure);
  });

  it('is high for skills of a CV that lists modules, tickets or languages, and no skills', () => {
    const { confidence } = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

Groundworker with all tickets: CSCS, CPCS, PASMA, IPAF, Street Works.

# Experience

Groundworker, Acme Civils Ltd\t2015 - 2019
- Dug 40 trenches

# Tickets

Abrasive wheels
Manual handling

# Education

BA French, University of Hull, 2004 - 2007
Modules: Phonetics, Linguistics, Translation, Cinema, Politics
`);
    expect(confidence.skills).toBeGreaterThan(unsure);
  });

  it('is high for a degree among the training, whatever licences and colleges stand elsewhere', () => {
    const { education, confidence } = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds | Full clean licence, vans to 3.5t

# Credits

Stage Manager, Riverside Conservatoire\t2022 - 2024
Did my first-aid diploma there on day release.

# Training

BA (Hons) Stage Management, Harbour School of Theatre, 2013 - 2016
Fire marshal
`);
    expect(education.map(({ award }) => award?.text)).toEqual(['BA (Hons)']);
    expect(confidence.education).toBeGreaterThanOrEqual(sure);
  });

  it('is high for work where a list of tools gives the years of one of them', () => {
    const { confidence } = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Bristol

# Experience

Trusts Officer, Harbour Youth Trust, Bristol\tAugust 2016 - present
- Raised £380,000 a year

# Qualifications

Charity accounting for fundraisers, two-day course, 2021

# Systems

Salesforce (daily), Donorbase (2013 to 2020), Excel to pivot tables
`);
    expect(confidence.work).toBeGreaterThanOrEqual(sure);
  });

  it('is high for work where a ticket tells in brackets since when it is held', () => {
    const { confidence } = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Tickets

Acme Approved Contractor (in my own name since 2016)
Abrasive wheels

# Experience

Electrician, Hill Homes Ltd, Leeds\tAugust 2016 - present
- First and second fix
`);
    expect(confidence.work).toBeGreaterThanOrEqual(sure);
  });

  it('is high for skills of a CV without any list of them', () => {
    const { confidence } = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Career

Junior Clerk, Harling & Sons\t1981 - 1985
Filing, the post book, typing invoices, petty cash
Wages Clerk, Lowmoor Creamery\t1985 - 1989
Weekly wages, clock cards, National Insurance, Sage

# Education

Eden Grammar School, 1973 - 1980
`);
    expect(confidence.skills).toBeGreaterThan(unsure);
  });
});

describe('how surely jobs were read', () => {
  const work = (jobs: string): number =>
    cvFrom(`Jane Example\njane.example@example.com | Leeds\n\n# Experience\n\n${jobs}\n\n# Education\n\nHill School\t1979 - 1984\n`)
      .confidence.work;
  const recent = 'Sales Adviser, Acme Stores Ltd\t2012 - Present\n- Tills\n';
  const head = (from: number, to: number): string => `Quayside, Riverside\t${from} - ${to}\n- Bar\n`;

  it('is lowered less by the head of a job that ended long before the latest', () => {
    expect(work(`${recent}${head(1994, 1999)}`)).toBeGreaterThan(work(`${recent}${head(2018, 2023)}`));
  });

  it('is not lowered by a head that names an employer and no title', () => {
    expect(work(`${recent}Hill Foods Ltd\t2008 - 2012\nPacking and loading.`)).toBeGreaterThanOrEqual(0.85);
  });

  it('is not low for one name of many that cannot be one', () => {
    expect(
      work(`${recent}Picker, Hill Foods 1100 metres\t2008 - 2012\n- Picked\nCleaner, Hill House Ltd\t2004 - 2008\n- Floors`),
    ).toBeGreaterThan(0.5);
  });

  it('is not low for a time long ago that has no head', () => {
    const long = 'Hotel by the river in Porto where I helped the chef with vegetables, fish, soup and desserts, and washed all pots.';
    expect(work(`${recent}2002-2006\n${long}`)).toBeGreaterThan(0.5);
  });
});
