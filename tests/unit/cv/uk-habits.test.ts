import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { cvFrom, documentFrom, TODAY } from '@/tests/support/cv-builder';

const head = 'Jane Example\nStore Manager\nLeeds LS8 9ZZ | 07700 900123 | jane@example.com\n';
const jobs = (lines: string) =>
  cvFrom(`${head}\n# Experience\n${lines}`).work.map(({ title, employer, place }) =>
    [title?.text, employer?.text, place?.text].map((value) => value ?? '-').join(' / '),
  );
const courses = (lines: string, heading = 'Education') =>
  cvFrom(`${head}\n# ${heading}\n${lines}`).education.map(({ institution, award, area, dates }) =>
    [institution?.text, award?.text, area?.text, dates?.to?.year ?? dates?.from?.year].map((value) => value ?? '-').join(' / '),
  );

describe('remarks in brackets', () => {
  it('say how long a job lasted, and name no employer', () => {
    expect(jobs('Kitchen Assistant (work experience), The Oyster Shed, Liverpool\nJuly 2024 (two weeks)\n- Washed up')).toEqual([
      'Kitchen Assistant (work experience) / The Oyster Shed / Liverpool',
    ]);
  });

  it('describe a firm, and are no part of its name or town', () => {
    const lines =
      'The Trout Inn, Ludlow (2 rosettes, 55 covers)\t2021 - present\nHead Chef\n- Led seven\n' +
      'Manor Hotel, Craven Edge (weddings, 120 covers)\t2017 - 2021\nSous Chef\n- Ran the pass';
    expect(jobs(lines)).toEqual(['Head Chef / The Trout Inn / Ludlow', 'Sous Chef / Manor Hotel / Craven Edge']);
  });

  it('stay with a title', () => {
    expect(jobs('Waiter (part-time)\tThe Trout Inn\t2019 - 2020\n- Carried plates')).toEqual(['Waiter (part-time) / The Trout Inn / -']);
  });
});

describe('headings inside a job', () => {
  it('are no employer, whatever kind of duties they name', () => {
    const lines =
      'Staff Nurse (Band 5), Wolds District General, Beverley\nJan 2014 – Aug 2019\nClinical duties\n- Took handovers\nStaff Nurse, Elm Hospice, York\nOct 2009 – Dec 2013\nManagement responsibilities:\n- Ran rotas';
    expect(jobs(lines)).toEqual(['Staff Nurse (Band 5) / Wolds District General / Beverley', 'Staff Nurse / Elm Hospice / York']);
  });

  it('state nothing themselves', () => {
    const [entry] = cvFrom(`${head}\n# Experience\nStaff Nurse, Elm Hospice\nJan 2014 – Aug 2019\nClinical duties\n- Took handovers`).work;
    expect(entry?.statements.map(({ text }) => text)).toEqual(['Took handovers']);
  });
});

describe('a head that a list marks', () => {
  it('is the head of its job where the dates stand below it', () => {
    const lines =
      '- Senior Therapist, Wensum Health\nMar 2020 - Present\nLeads the team.\n- Cut the wait for a first visit to six days\nJoiner, Fylde Joinery\nJun 2008 - Apr 2015\nTime-served.\n- First and second fix';
    expect(jobs(lines)).toEqual(['Senior Therapist / Wensum Health / -', 'Joiner / Fylde Joinery / -']);
  });
});

describe('the last bullet of a job', () => {
  it('is no head of the next one, whose dates stand first', () => {
    const lines =
      'Apr 2022 – Present\nReceptionist\nPromenade Hotel, Blackpool\n- Making tea for the manager\nJan 2018 – Feb 2021\nDental Receptionist\nNorth Shore Dental, Blackpool\n- Ordering';
    expect(jobs(lines)).toEqual(['Receptionist / Promenade Hotel / Blackpool', 'Dental Receptionist / North Shore Dental / Blackpool']);
  });
});

describe('project experience', () => {
  it('is no job', () => {
    const { work, projects } = cvFrom(
      `${head}\n# Experience\nAnalyst, Elm Buses\t2019 - 2022\n\n# Projects Experience\nRain and riders\t2021 - 2022\n\n# Education\nBSc Physics, Elm University, 2015`,
    );
    expect([work.length, projects.length]).toEqual([1, 1]);
  });
});

describe('lines below each other', () => {
  it('are no one name where the second is a town', () => {
    const document = documentFrom(
      `${head}\n# Experience\nWensum Community Health\nNorwich\nMarch 2020 - Present\nTherapist\n- Led\nMousehold Care\nJuly 2014 - August 2016\nAssistant\n- Helped\nBroadland Trust\nJuly 2012 - June 2014\nHelper\n- Helped`,
    );
    document.lines.forEach((line, n) => {
      line.gapAbove = 0.2;
      for (const item of line.items) {
        item.bold ||= /^(?:Wensum|Norwich|Mousehold|Broadland)/.test(item.text);
        item.box = { x: 40, y: 20 * n, width: 5 * item.text.length, height: 10 };
      }
    });
    expect(parse(redact(document).document, TODAY).work[0]).toMatchObject({
      employer: { text: 'Wensum Community Health' },
      place: { text: 'Norwich' },
    });
  });
});

describe('promotions below one employer', () => {
  it('have its name, and all their own words as the title', () => {
    const lines =
      'Directorate for Island Transport, Glasgow (August 2016 – to date)\nGrade 7, Head of Ferry Policy (April 2022 – to date)\n- Lead six staff\n' +
      'Senior Executive Officer, Fares and Concessions (May 2019 – March 2022)\n- Wrote advice\n' +
      'Executive Officer, Correspondence Unit (August 2016 – April 2019)\n- Cleared a backlog\n' +
      'Clyde Citizens Advice, Paisley (June 2013 – July 2016)\nWelfare Rights Adviser\n- Won appeals';
    expect(jobs(lines)).toEqual([
      'Grade 7, Head of Ferry Policy / Directorate for Island Transport / Glasgow',
      'Senior Executive Officer, Fares and Concessions / Directorate for Island Transport / Glasgow',
      'Executive Officer, Correspondence Unit / Directorate for Island Transport / Glasgow',
      'Welfare Rights Adviser / Clyde Citizens Advice / Paisley',
    ]);
  });
});

describe('a paragraph that begins with its job', () => {
  it('leaves what was done to the body, however short its first line is', () => {
    const lines =
      'Team Leader at Danetre Logistics, Daventry, 03/2021 to present. Lead 18 pickers\non the late shift. Picks per hour went from 71 to 94.\n' +
      'Reach Truck Driver at Crick Cold Chain, Rugby, 10/2017 to 02/2021. Put-away and replenishment\nat minus 22.';
    expect(jobs(lines)).toEqual(['Team Leader / Danetre Logistics / Daventry', 'Reach Truck Driver / Crick Cold Chain / Rugby']);
  });

  it('may have one date and a full stop', () => {
    expect(
      jobs(
        'May 2010 to October 2016: Payroll Clerk at Anglian Seed Ltd, Ipswich. I paid people.\nSummer 2006: Office Temp at Suffolk Staff Bureau, Ipswich.',
      ),
    ).toEqual(['Payroll Clerk / Anglian Seed Ltd / Ipswich', 'Office Temp / Suffolk Staff Bureau / Ipswich']);
  });
});

describe('the rest of a sentence', () => {
  it('opens no job though it ends with a year', () => {
    const lines =
      '09/19 - to date\nEstuary Freight Lines, Tilbury - Class 1 Driver\nContainer work from the port, five nights out a month. Nominated driver\ntrainer since 2022.';
    expect(jobs(lines)).toEqual(['Class 1 Driver / Estuary Freight Lines / Tilbury']);
  });
});

describe("headings in a person's own words", () => {
  it('are known: what I have done, what I can use', () => {
    const cv = cvFrom(
      `${head}\n# What I have done\nMay 2010 to October 2016: Payroll Supervisor at Anglian Seed Growers Ltd, Ipswich. I paid 430 people.\n\n# I can use\nSage 50 Payroll, BACS\n\n# Qualifications\nAAT Level 3, Elm College, 2006\n\n# About me\nWarm and numerate`,
    );
    expect(cv.work.map(({ title, employer }) => [title?.text, employer?.text])).toEqual([
      ['Payroll Supervisor', 'Anglian Seed Growers Ltd'],
    ]);
    expect(cv.skills.map(({ text }) => text)).toEqual(['Sage 50 Payroll', 'BACS']);
  });

  it('may be run into the text in capitals with a full stop', () => {
    const cv = cvFrom('Jane Example\njane@example.com\nSKILLS\nRota planning\nLANGUAGES. Hungarian (native), English (good)');
    expect([cv.skills.map(({ text }) => text), cv.languages.map(({ text }) => text)]).toEqual([
      ['Rota planning'],
      ['Hungarian', 'English'],
    ]);
  });
});

describe('the name', () => {
  it('is the full one, not the initial that runs on top of each page', () => {
    const document = documentFrom(
      'Curriculum vitae – J. Example-Stone\nDr Jane Example-Stone FHEA\njane@example.com\n\n# Experience\nNurse, Elm Ward\t2019 - 2021',
    );
    const [first] = document.lines;
    if (first) first.region = 'header';
    expect(redact(document).contact.name).toBe('Jane Example-Stone');
  });
});

describe('schooling without a section of that name', () => {
  it('is read from a list of training: award, college and year below each other', () => {
    expect(
      courses(
        'NVQ Level 3 Hairdressing\nElm College\n2014\nNVQ Level 2 Hairdressing\nElm College\n2013\nFirst aid at work, 2020',
        'Training',
      ),
    ).toEqual(['Elm College / NVQ Level 3 / Hairdressing / 2014', 'Elm College / NVQ Level 2 / Hairdressing / 2013']);
  });
});

describe('the address of a site', () => {
  it('does not take the award below it along', () => {
    expect(courses('2014\nUniversity of Elm\nhttps://www.elm.example/\nBachelor\nInformation Technology')).toEqual([
      'University of Elm / Bachelor / Information Technology / 2014',
    ]);
  });
});

describe('the grades below a school', () => {
  it('are no course of their own, whatever awards they mention', () => {
    expect(
      courses(
        'Elm Community College, A-levels\t2020 – 2022\nGeography A, Chemistry B; EPQ A*\nOak School, GCSEs\t2015 – 2020\n10 GCSEs at grades 9–6, including Maths (7)',
      ),
    ).toEqual(['Elm Community College / A-levels / - / 2022', 'Oak School / GCSEs / - / 2020']);
  });
});

describe('an award', () => {
  it('has the words before certificate or diploma in its name', () => {
    expect(courses('Vocational Certificate in Baking, Oak School, 2009 to 2012')).toEqual([
      'Oak School / Vocational Certificate / Baking / 2012',
    ]);
  });
});

describe('an address', () => {
  it('may have its kind in brackets before it', () => {
    const { document } = redact(documentFrom("Jane Example\n(Home) 15 Cobbler's Piece, Frome BA11 9ZZ\njane@example.com\n\n# Experience"));
    expect(document.text).not.toContain('Cobbler');
  });
});

describe('a contact line with much behind its bars', () => {
  it('has its street taken out', () => {
    const { document } = redact(
      documentFrom(
        'Jane Example\n19 Foundry Bank, Warrington WA4 9ZZ | Tel 07700 900427 | jane@example.com | Full clean driving licence, own van and tools\n\n# Experience',
      ),
    );
    expect(document.text).not.toContain('Foundry');
  });
});

describe('templates fed by a program', () => {});
