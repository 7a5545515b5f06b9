import { cvFrom } from '@/tests/support/cv-builder';

const cvWith = (jobs: string) =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${jobs}
`);
const jobs = (lines: string) =>
  cvWith(lines).work.map(({ title, employer, statements }) => ({
    title: title?.text,
    employer: employer?.text,
    statements: statements.map(({ text }) => text),
  }));

describe('the head of a job', () => {
  it('is one whatever month it begins in: March is no degree of architecture', () => {
    const cv = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

PAID WORK
Office Manager, Acme Architects, Leeds. March 2008 - September 2016
Ran the office for 14 architects. Payroll, supplier invoices, HR files, booking travel.
Clerk, Acme Stores, Leeds. March 2001 to February 2008
Kept the files of 300 customers

SCHOOL
Ashdown Grammar 1995 - 2001. 5 Highers (ABBBC)
`);
    expect(cv.work.map(({ title }) => title?.text)).toEqual(['Office Manager', 'Clerk']);
    expect(cv.education).toHaveLength(1);
  });

  it('ends where the post ends and a long name of an employer begins', () => {
    expect(jobs('Secretary, Ashdown Regional Legal Services, 2001 - 2008\nAudio typing, diary, filing')).toEqual([
      { title: 'Secretary', employer: 'Ashdown Regional Legal Services', statements: ['Audio typing, diary, filing'] },
    ]);
  });

  it('knows a job by its whole name, though a word of it stands in names of firms', () => {
    expect(jobs('Hospital Porter - James Cook House, Leeds\nOct 2018 - Present\n- Move 40 patients a shift')).toMatchObject([
      { title: 'Hospital Porter', employer: 'James Cook House' },
    ]);
  });

  it('needs no comma between a job in small letters and the name of a firm', () => {
    const [assistant, clerk] = jobs(
      '2021-2026 Healthcare assistant St Mark’s Hospital\n- Washed and fed 12 patients a day\n' +
        '2018-2021 Ward clerk Level 2\n- Kept the papers of 28 beds in order',
    );
    expect(assistant).toMatchObject({ title: 'Healthcare assistant', employer: 'St Mark’s Hospital' });
    expect(clerk).toMatchObject({ title: 'Ward clerk Level 2' });
  });

  it('may tell in brackets of a time within the job', () => {
    const [nurse] = jobs(
      'Dental Nurse (trainee until Sept 2022)\nAug 2020 - Present\nBrightside Dental Practice, Leeds\n- Set up three surgeries',
    );
    expect(nurse).toEqual({ title: 'Dental Nurse', employer: 'Brightside Dental Practice', statements: ['Set up three surgeries'] });
  });

  it('may name in brackets when a part of the job began', () => {
    const leader = ['Team Leader', 'Acme Stores', 2015];
    const read = (head: string) =>
      cvFrom(`Jane Example\njane@example.com\n\n# Work Experience\n${head}\n- Led a team of nine`).work.map(
        ({ title, employer, dates }) => [title?.text, employer?.text, dates?.from?.year],
      );
    expect(read('Team Leader (from 2018)\nAug 2015 - Present\nAcme Stores, Leeds')).toEqual([leader]);
    expect(read('Team Leader (from 2018), Acme Stores, Leeds, 2015 - 2022')).toEqual([leader]);
  });

  it('may be held in a season', () => {
    const seasons = cvFrom(
      'Jane Example\njane@example.com\n\n# Work Experience\nSales Assistant, Acme Stores\nxmas 2021\n- Served customers\nFruit Picker, Elm Farm, Summers 2018 - 2020\n- Picked plums',
    ).work;
    expect(seasons.map(({ title, employer, dates }) => [title?.text, employer?.text, dates?.from?.year, dates?.to?.year])).toEqual([
      ['Sales Assistant', 'Acme Stores', 2021, undefined],
      ['Fruit Picker', 'Elm Farm', 2018, 2020],
    ]);
  });

  it('keeps a short line that names nothing of it as what was done', () => {
    const [shop] = jobs('Shop Assistant, Acme Stores\nMay 2019 - Present\nTills, shelves, opening up\n- Served 90 people a day');
    expect(shop?.statements).toEqual(['Tills, shelves, opening up', 'Served 90 people a day']);
  });

  it('is not taken for the list of tasks that stands between two', () => {
    const [picker, doorman] = jobs(
      'Warehouse picker - Northern Parcels\n2016 to 2018\nPicking, loading, nights\nDoorman (SIA), various, 2012 to 2016',
    );
    expect(picker).toMatchObject({ title: 'Warehouse picker', statements: ['Picking, loading, nights'] });
    expect(doorman).toMatchObject({ title: 'Doorman (SIA)' });
  });

  it('ends where the person begins to tell', () => {
    const [farm] = jobs('Farm Worker\nHill End Farm\nMay 2019 - Present\nI look after irrigation\nI drive the telehandler');
    expect(farm).toEqual({
      title: 'Farm Worker',
      employer: 'Hill End Farm',
      statements: ['I look after irrigation', 'I drive the telehandler'],
    });
  });

  it('is known by a rank in its short form', () => {
    expect(
      jobs(
        'RQMS(T), WO2, Logistic Support Regt, Aug 2022 to date\n- Led 19 soldiers\nTroop SNCO, Sgt, Transport Sqn, Jan 2014 to Apr 2018',
      ),
    ).toMatchObject([
      { title: 'RQMS(T), WO2', employer: 'Logistic Support Regt' },
      { title: 'Troop SNCO, Sgt', employer: 'Transport Sqn' },
    ]);
  });

  it('is none where a year only goes on with what is told of the employer', () => {
    expect(
      jobs(`Finance Director, Stonebridge Foods Ltd, Perth, Mar 2018 - present
Frozen food maker, £90m turnover, family owned since 2012
- Cut month end from 14 to 5 days`),
    ).toHaveLength(1);
  });

  it('may be open since a year', () => {
    expect(jobs('Shop assistant since 2019\nBrook Stores Ltd')).toMatchObject([{ title: 'Shop assistant', employer: 'Brook Stores Ltd' }]);
  });
});
