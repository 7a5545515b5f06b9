import { cvFrom } from '@/tests/support/cv-builder';

const cvWith = (lines: string) =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${lines}
`);

const jobs = (lines: string) =>
  cvWith(lines).work.map(({ title, employer, dates, statements }) => ({
    job: [title?.text, employer?.text].join(' | '),
    from: dates?.from?.year,
    to: dates?.current ? 'now' : dates?.to?.year,
    statements: statements.map(({ text }) => text),
  }));

describe('a dated line within a job', () => {
  it('may name a scheme of it, whose points are those of the job', () => {
    const schemes = `Site Agent\t04/2021 - date
Acme Civils Ltd, Leeds
River wall, Selby (03/2023 - date). £9m, NEC4 Option C
- Ran two gangs of 12
Bus station, York (04/2021 - 02/2023). £4m, council client
- Handed over four weeks early
Site Engineer\t09/2016 - 04/2021
Acme Civils Ltd, Leeds
- Set out six roads`;
    expect(jobs(schemes)).toMatchObject([
      {
        job: 'Site Agent | Acme Civils Ltd',
        from: 2021,
        to: 'now',
        statements: expect.arrayContaining(['Ran two gangs of 12', 'Handed over four weeks early']),
      },
      { job: 'Site Engineer | Acme Civils Ltd', from: 2016, to: 2021, statements: ['Set out six roads'] },
    ]);
    expect(cvWith(schemes).confidence.work).toBe(cvWith(schemes.replace(/ \(\d.*?\)/g, '')).confidence.work);
  });

  it('may tell of a change of post, which ended with the job', () => {
    const change = `Buyer, then Category Manager, Acme Packaging, Leeds\tAug 2013 - Apr 2020
Category Manager from March 2016. Board, inks and tooling, £12m.
- Saved £200,000 on board
Assistant Buyer, Hill Ltd, Leeds\tJun 2009 - Jul 2013
- Bought castings`;
    expect(cvWith(change).confidence.work).toBe(cvWith(change.replace(' from March 2016', '')).confidence.work);
    expect(jobs(change)).toMatchObject([
      { from: 2013, to: 2020, statements: expect.arrayContaining(['Saved £200,000 on board']) },
      { job: 'Assistant Buyer | Hill Ltd', from: 2009, to: 2013 },
    ]);
  });

  it('may be a duty among bullet points without dates, but not one of several posts', () => {
    expect(
      jobs(`Bus Driver, Acme Buses, Leeds
Mar 2011 to present
- All routes
- Shop steward 2013 to 2017
- Trainer of new drivers since 2016
Coach Driver, Hill Coaches, Otley
2006 to 2011
- Day trips`),
    ).toMatchObject([
      { job: 'Bus Driver | Acme Buses', statements: ['All routes', 'Shop steward 2013 to 2017', 'Trainer of new drivers since 2016'] },
      { job: 'Coach Driver | Hill Coaches' },
    ]);
    expect(
      jobs(`Acme Buses, Leeds, Mar 2011 to present
- Depot Manager 2016 to present
- Inspector 2013 to 2016
- Bus Driver 2011 to 2013`).map(({ job }) => job.split(' | ')[0]),
    ).toEqual(expect.arrayContaining(['Depot Manager', 'Inspector', 'Bus Driver']));
  });

  it('is another job where it names a post or is set as the others are', () => {
    expect(
      jobs(`Shop Manager, Acme Stores\t2015 - present
- Ran a team of nine
Freelance illustrator (2018 - 2020)
- Drew two books for children
Market trader, Hill Market\t2016 - 2017
- Sold prints`),
    ).toHaveLength(3);
  });
});

describe('the whole time at an employer, above roles with dates on lines of their own', () => {
  it('is no job, and the roles are, whatever unit stands above their titles', () => {
    expect(
      jobs(`Acme Army, April 2015 to present (discharge 31 March 2027)
Elm Barracks, Leeds
Feb 2023 - present
Section Head, pumps
- Ran six people
Oak Barracks
Jun 2021 - Jan 2023
Training assistant
- Watched drills
Ash Yard, workshop
Sept 2018 to May 2021
Mech 2
- Kept four engines
Picker, Hill Foods, Leeds. 2013 to 2015`),
    ).toMatchObject([
      { job: 'Section Head, pumps | Acme Army', from: 2023, to: 'now', statements: ['Ran six people'] },
      { job: 'Training assistant | Acme Army', from: 2021, to: 2023, statements: ['Watched drills'] },
      { job: 'Mech 2 | Acme Army', from: 2018, to: 2021, statements: ['Kept four engines'] },
      { job: 'Picker | Hill Foods', from: 2013 },
    ]);
  });

  it('is no job where the roles name nothing but their titles', () => {
    expect(
      jobs(`Acme Stores plc, 2010 to present
Shift Manager
2015 to present
- Ran nights
Sales Assistant
2010 to 2015
- Served
Hill Foods Ltd, 2006 to 2010
Picker
2006 to 2010
- Picked`),
    ).toMatchObject([
      { job: 'Shift Manager | Acme Stores plc', from: 2015 },
      { job: 'Sales Assistant | Acme Stores plc', from: 2010 },
      { job: 'Picker | Hill Foods Ltd', from: 2006 },
    ]);
  });

  it('is a job where it names a post: what follows are its schemes', () => {
    expect(
      jobs(`Site Agent, Acme Civils Ltd, Leeds, 04/2021 - date
River wall, Selby
03/2023 - date
- Ran two gangs of 12
Bus station, York
04/2021 - 02/2023
- Handed over four weeks early
Site Engineer, Acme Civils Ltd, Leeds, 09/2016 - 04/2021
- Set out six roads`).map(({ job }) => job),
    ).toEqual(['Site Agent | Acme Civils Ltd', 'Site Engineer | Acme Civils Ltd']);
  });
});

describe('sentences that account for times', () => {
  it('are no job', () => {
    expect(
      jobs(`Graduate Engineer, Acme Consulting\t2011 - 2013
- Checked the design of frames
2013 - 14 MSc full time. Oct 2014 - Oct 2015 at home, first child.`),
    ).toMatchObject([{ job: 'Graduate Engineer | Acme Consulting', from: 2011, to: 2013 }]);
  });
});

describe('a break from work', () => {
  it('has no employer, though a job stands above it', () => {
    expect(
      jobs(`Customer Service Adviser\tJune 2011 - Sept 2013
Acme Homes, Leeds
- Took 70 calls a day
Full time carer for my mother\tJan 2017 - April 2019
- Kept my hand in at the food bank`).at(-1)?.job,
    ).toBe('Full time carer for my mother | ');
  });

  it('may stand with a label between two jobs, and the older one keeps its own employer', () => {
    expect(
      jobs(`2008 - 2016 Porter, Acme Hotel, Leeds
- Carried bags
2007 6 months off with a broken leg
Before that
2004 - 2006 Picker, Hill Foods Ltd, Otley
- Picked
1996 - 1999 Apprentice painter
- Painted`).map(({ job }) => job),
    ).toEqual(['Porter | Acme Hotel', '6 months off with a broken leg | ', 'Picker | Hill Foods Ltd', 'Apprentice painter | ']);
  });
});

describe('a job from school on', () => {
  it('has an end and no beginning, before or behind its name', () => {
    expect(
      jobs(`Stockman\tMay 2012 - Oct 2021
Acme Farms, Penrith
- Kept 220 cows and 600 ewes, calving, bedding and feeding
from school to 2012\tFarm worker
Hill Farm, Keswick
- Lambed 400 ewes`),
    ).toMatchObject([
      { job: 'Stockman | Acme Farms' },
      { job: 'Farm worker | Hill Farm', from: undefined, to: 2012, statements: ['Lambed 400 ewes'] },
    ]);
    expect(
      jobs('Carpenter, self-employed\t2004 - present\n- Roofs\nApprentice carpenter\tleft school to 2004\nAcme Bros, Leeds').at(-1),
    ).toMatchObject({
      job: 'Apprentice carpenter | Acme Bros',
      to: 2004,
    });
  });
});

describe('a title that tells of a promotion', () => {
  it('is one title', () => {
    expect(jobs('Banqueting Waiter, then Head Waiter\t2010 - 2014\nAcme Hotel, Leeds\n- Served 300 guests')[0]?.job).toBe(
      'Banqueting Waiter, then Head Waiter | Acme Hotel',
    );
  });
});
