import { cvFrom } from '@/tests/support/cv-builder';

const read = (lines: string) => cvFrom(`Jane Example\nStore Manager\njane@example.com | 07700 900123\n\n${lines}`);
const skills = (lines: string) => read(`# Skills\n${lines}`).skills.map(({ text }) => text);
const jobs = (lines: string) =>
  read(`# Experience\n${lines}`).work.map(({ title, employer, dates }) =>
    [title?.text, employer?.text, dates?.from?.year, dates?.current ? 'now' : dates?.to?.year].map((value) => value ?? '-').join(' / '),
  );
const courses = (lines: string) =>
  read(`# Education\n${lines}`).education.map(({ award, area, institution }) =>
    [award?.text, area?.text, institution?.text].map((value) => value ?? '-').join(' / '),
  );

describe('skills that a generator prints as labels of nothing', () => {
  it('are the skills', () => {
    expect(skills('Rota planning:\nStock control (Expert):\nRecruitment:')).toEqual(['Rota planning', 'Stock control', 'Recruitment']);
  });

  it('stay labels where something stands behind them', () => {
    expect(skills('Testing:\nEICR, Megger\nInstallation:\nSolar PV, EV charging')).toEqual(['EICR', 'Megger', 'Solar PV', 'EV charging']);
  });

  it('are no skills where they are headings', () => {
    expect(skills('Technical Skills:\nTools:\nQGIS, ArcGIS')).toEqual(['QGIS', 'ArcGIS']);
  });
});

describe('tags that lost what parted them', () => {
  it('are skills of their own where all of them are known', () => {
    expect(skills('TypeScript Python Django SQL')).toEqual(['TypeScript', 'Python', 'Django', 'SQL']);
    expect(skills('Bespoke nights Python SQL')).toEqual(['Bespoke nights Python SQL']);
  });
});

describe('an award with a level', () => {
  it('keeps it before a month', () => {
    expect(courses('Business, BTEC Level 3 September, 2009 - June, 2011\nYork College')).toEqual([
      'BTEC Level 3 / Business / York College',
    ]);
  });

  it('is told from an Italian school', () => {
    expect(courses('Hospitality, Diploma, Istituto Alberghiero Cavalcanti\nJan, 2010 - Jan, 2015')).toEqual([
      'Diploma / Hospitality / Istituto Alberghiero Cavalcanti',
    ]);
  });
});

describe('an award that is named twice', () => {
  it.each([
    ['Bachelor of Science - BSc, Hydrology', 'Bachelor of Science - BSc / Hydrology'],
    ['Bachelor of Engineering - BE, Textiles', 'Bachelor of Engineering - BE / Textiles'],
    ['Bachelor of Arts - Drama', 'Bachelor of Arts / Drama'],
  ])('is one: %s', (line, course) => {
    expect(courses(`Severnside University\n${line}\n2014 - 2018`)).toEqual([`${course} / Severnside University`]);
  });
});

describe('a subject that stands apart from its award', () => {
  it.each([
    ['behind the school', 'BSc\tSevernside University, Geography\t2014 - 2018', 'BSc / Geography / Severnside University'],
    [
      'behind the school, the award in a narrow column',
      'PhD Severnside University, Geography\t2014 - 2018',
      'PhD / Geography / Severnside University',
    ],
  ])('%s', (_, lines, course) => {
    expect(courses(lines)).toEqual([course]);
  });

  it('is no town', () => {
    expect(courses('BSc, Severnside University, Leeds\n2014 - 2018')).toEqual(['BSc / - / Severnside University']);
  });
});

describe('American awards', () => {
  it.each([
    ['Associate of Applied Science in Office Management', 'Associate of Applied Science / Office Management'],
    ['M.S. in Hydrology', 'M.S. / Hydrology'],
  ])('%s', (line, course) => {
    expect(courses(`Severnside College\n${line}\n2014 - 2016`)).toEqual([`${course} / Severnside College`]);
  });
});

describe('degrees in bullets below one university', () => {
  it('are all of it', () => {
    const lines =
      'Severnside University, Leeds\n- PhD in Hydrology\t2009 - 2014\n- MBA\t2008 - 2009\nElm College, York\n- BSc in Geography\t2002 - 2005';
    expect(courses(lines)).toEqual([
      'PhD / Hydrology / Severnside University',
      'MBA / - / Severnside University',
      'BSc / Geography / Elm College',
    ]);
  });
});

describe('an award in a bullet', () => {
  it('belongs to the school above it', () => {
    expect(courses('Aston University\n- BSc (Hons): Accounting\n2002 - 2005\nYork College\n- A-levels: Maths\n2000 - 2002')).toEqual([
      'BSc (Hons) / Accounting / Aston University',
      'A-levels / Maths / York College',
    ]);
  });
});

describe('a job that a list marks', () => {
  it('is one where its dates are set apart, however long its head', () => {
    const lines =
      '- Senior Staff Nurse at Royal Lagan Hospital Trust\tSep 2019 - Present\nBelfast\n- Led a bay\n' +
      '- Staff Nurse at Causeway Health and Social Care Trust\tMar 2016 - Aug 2019\nColeraine\n- Cared for ten';
    expect(jobs(lines)).toEqual([
      'Senior Staff Nurse / Royal Lagan Hospital Trust / 2019 / now',
      'Staff Nurse / Causeway Health and Social Care Trust / 2016 / 2019',
    ]);
  });

  it('is one where the first of them stands right under the heading, employer first', () => {
    const lines =
      '- Don Valley Electrical Ltd\n2021-01 - present\nElectrical Supervisor\n- Run a team of six\n' +
      '- Harrop & Sons\n2015-06 - 2020-12\nApproved Electrician\n- Tested over 400 installations';
    expect(jobs(lines)).toEqual([
      'Electrical Supervisor / Don Valley Electrical Ltd / 2021 / now',
      'Approved Electrician / Harrop & Sons / 2015 / 2020',
    ]);
  });
});

describe('a short sentence below the dates of a job', () => {
  it('names no employer', () => {
    const lines =
      'Sous Chef, The Gilded Heron\nJan, 2021 - Present\nTwo AA rosettes, 70 covers.\n- Run the pass\n' +
      'Commis Chef, Trattoria Sannino\nJan, 2018 - Jan, 2021\nNeighbourhood Italian.\n- Cooked for 120';
    expect(jobs(lines)).toEqual(['Sous Chef / The Gilded Heron / 2021 / now', 'Commis Chef / Trattoria Sannino / 2018 / 2021']);
  });

  it('leaves an employer that ends in a shortened word', () => {
    expect(jobs('Chef\t2018 - 2021\nHeron & Co.\n- Cooked')).toEqual(['Chef / Heron & Co. / 2018 / 2021']);
  });
});

describe('a form with a label before each answer', () => {
  it('is read with its dates on two lines', () => {
    const lines =
      'Company: Royal Lagan Hospital\nPosition: Senior Staff Nurse\nStart date: 2019-09\nSynopsis: Acute unit of 32 beds.\n- Led a bay\n' +
      'Company: Elm Hospice\nPosition: Staff Nurse\nStart date: 2016-03\nEnd date: 2019-08\n- Cared for ten';
    expect(jobs(lines)).toEqual(['Senior Staff Nurse / Royal Lagan Hospital / 2019 / now', 'Staff Nurse / Elm Hospice / 2016 / 2019']);
  });

  it('is one where its answers are a list too', () => {
    expect(jobs('- Company: Elm Hospice\n- Position: Staff Nurse\n- Start date: 2016-03\n- End date: 2019-08\n- Cared for ten')).toEqual([
      'Staff Nurse / Elm Hospice / 2016 / 2019',
    ]);
  });

  it('is read among schools too', () => {
    const [school] = read(
      '# Education\n- Institution: Cardiff University\n- Area: Computer Science\n- Study type: BSc\n- Start date: 2013-09\n- End date: 2016-06',
    ).education;
    expect([school?.institution?.text, school?.award?.text, school?.dates?.from?.year, school?.dates?.to?.year]).toEqual([
      'Cardiff University',
      'BSc',
      2013,
      2016,
    ]);
  });

  it('may say from when to when', () => {
    expect(jobs('From Jan 2021 to date\nThe Gilded Heron\nSous Chef\n- Ran the pass')).toEqual([
      'Sous Chef / The Gilded Heron / 2021 / now',
    ]);
  });
});

describe('a line of time that runs upwards', () => {
  it('sets the end of a job above its start', () => {
    const lines = 'Present\nSep 2019\nStaff Nurse\nElm Hospice\n- Led a bay\nAug 2019\nMar 2016\nCarer\nBallymoor Lodge\n- Helped 24';
    expect(jobs(lines)).toEqual(['Staff Nurse / Elm Hospice / 2019 / now', 'Carer / Ballymoor Lodge / 2016 / 2019']);
  });
});

describe('a rating on a line of its own', () => {
  it('rates the skill above it, and makes no label of it', () => {
    expect(skills('Safeguarding\nExpert\nPython\nIntermediate')).toEqual(['Safeguarding', 'Python']);
  });
});

describe("an employer behind 'at' on a line of its own", () => {
  it('employs whoever the line above names', () => {
    expect(
      jobs(
        'Senior Staff Nurse\tSep 2019 - Present\nat Royal Lagan Hospital\nAcute medical unit of 32 beds.\n- Led a bay of eight\nStaff Nurse\tMar 2016 - Aug 2019\nat Causeway Health and Social Care Trust\n- Cared for ten patients',
      ),
    ).toEqual([
      'Senior Staff Nurse / Royal Lagan Hospital / 2019 / now',
      'Staff Nurse / Causeway Health and Social Care Trust / 2016 / 2019',
    ]);
  });

  it('is no employer in the middle of a sentence', () => {
    expect(
      jobs('Baker, Oak Bakery\t2012 - 2016\nI sold bread on the market every week from the bakery stall\nat Leeds Market in all weathers.'),
    ).toEqual(['Baker / Oak Bakery / 2012 / 2016']);
  });
});

describe("an employer behind 'at' above its roles", () => {
  it('employs all of them', () => {
    const roles =
      'Store Manager\nFeb 2020 – Present (6 yrs 9 mos) Leeds\n- Grew sales by 9%\nDeputy Manager\nMay 2017 – Jan 2020 (2 yrs 8 mos) Bradford\n- Ran the shop floor';
    expect(jobs(`at Brightwell Stores plc\t9 yrs 5 mos\n${roles}`)).toEqual([
      'Store Manager / Brightwell Stores plc / 2020 / now',
      'Deputy Manager / Brightwell Stores plc / 2017 / 2020',
    ]);
  });
});

describe('a sentence between a head and its dates', () => {
  it('parts them not', () => {
    expect(jobs('Sous Chef at The Gilded Heron\nTwo AA rosettes, 70 covers.\n2021 to Present\n- Run the pass')).toEqual([
      'Sous Chef / The Gilded Heron / 2021 / now',
    ]);
    expect(jobs('Store Manager at Cobble Ltd\n- Led 40\n2021 to Present\n- Grew sales')).toEqual([
      'Store Manager / Cobble Ltd / 2021 / now',
    ]);
  });
});
