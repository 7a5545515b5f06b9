import { cvFrom } from '@/tests/support/cv-builder';
import { jobsUnderExperience as jobs } from '@/tests/support/jobs-under-experience';

describe('the parts of a head', () => {
  it('are told apart by a tilde', () => {
    expect(
      jobs('Acme Stores ~ Senior Buyer ~ Nov 2020 – Present\n- Bought tins\nHill Foods ~ Buyer ~ Mar 2016 – Nov 2020\n- Bought jars'),
    ).toEqual(['Senior Buyer | Acme Stores | 2020-11 now', 'Buyer | Hill Foods | 2016-3 2020-11']);
  });

  it('are told apart by a colon that stands between blanks', () => {
    expect(jobs('Acme Facilities : Site Manager, October 2013 to November 2016\n- Looked after 640 flats')).toEqual([
      'Site Manager | Acme Facilities | 2013-10 2016-11',
    ]);
  });

  it('may name the employer first and the post behind “as”', () => {
    expect(
      jobs(
        'Acme Stores, Leeds as Maintenance Engineer\t(Mar’15-Apr’16)\nHBC, Halifax as Site Supervisor\t(Apr’13-Nov’14)\n- Ran the boilers',
      ),
    ).toEqual(['Maintenance Engineer | Acme Stores | 2015-3 2016-4', 'Site Supervisor | HBC | 2013-4 2014-11']);
  });

  it('are read where the dates go on in the line below', () => {
    expect(
      jobs(
        'Swim Instructor, Example Swim School; Leeds — Aug. 2021 -\nNov. 2021\nTaught children of 2 years and older.\nStock Associate, Acme Stores; Leeds — Aug. 2019 - Dec. 2020\nUnpacked 40 crates a shift.',
      ),
    ).toEqual(['Swim Instructor | Example Swim School | 2021-8 2021-11', 'Stock Associate | Acme Stores | 2019-8 2020-12']);
  });

  it('may name the post in brackets behind the employer', () => {
    expect(
      jobs(
        '2015 - date\nAcme Valley Plumbing (plumber)\nOtley, Leeds, Dudley, W’ton\n- Fitted 60 boilers a year\n' +
          '2012 - 2015\nHill Foods Ltd (Team Leader)\nLeeds\n- Ran a team of nine',
      ),
    ).toEqual(['plumber | Acme Valley Plumbing | 2015 now', 'Team Leader | Hill Foods Ltd | 2012 2015']);
    expect(jobs('Suspension Lead, Acme Racing (Formula Student)\t2019 - 2021\n- Built the wishbones')).toEqual([
      'Suspension Lead | Acme Racing (Formula Student) | 2019 2021',
    ]);
  });

  it('may be in small letters below dates that stand alone', () => {
    expect(
      jobs(
        '03.2021 – now\nTeam Leader, Acme Logistics, Leeds\n- Ran nights\n' +
          '2012 – 2015\nKitchen porter and later second of the cook, hotel by the sea, Whitby\n- Washed up\n' +
          '2008 – 2012\nWaiter and from time to time barman, Hill Hotel, Whitby\n- Served 90 guests',
      ),
    ).toEqual([
      'Team Leader | Acme Logistics | 2021-3 now',
      'Kitchen porter and later second of the cook | hotel by the sea | 2012 2015',
      'Waiter and from time to time barman | Hill Hotel | 2008 2012',
    ]);
    expect(
      jobs('Team Leader, Acme Logistics\n2018 – now\nSupported the site manager daily, planned the rotas of the nights\nRan nights'),
    ).toEqual(['Team Leader | Acme Logistics | 2018 now']);
  });

  it('may be long where every job begins with its dates', () => {
    expect(
      jobs(
        'Feb 2019-present: Lead Analyst, Prices Team, Acme Foods (mostly working in R)\n- Forecast the price of wheat\n' +
          'Feb 2014-Oct 2017: Research Analyst, Schools and Academies Funding Unit, Office of the Northern Schools Council (mostly working in SQL and R)\n- Built the model of costs',
      ),
    ).toEqual(['Lead Analyst | Prices Team, Acme Foods | 2019-2 now', expect.stringMatching(/^Research Analyst.* \| .*2014-2 2017-10$/)]);
  });

  it('hold no remark of a contract beside the dates', () => {
    expect(
      jobs(
        'April 2021 - ongoing (contract)\nPosition:\tData Analyst, Acme Foods\nResponsibilities:\n- Cleaned the data\nJanuary 2019 - May 2020 (limited term consulting contract)\nPosition:\tClerk, Hill Foods\n- Filed',
      ),
    ).toEqual(['Data Analyst | Acme Foods | 2021-4 now', 'Clerk | Hill Foods | 2019-1 2020-5']);
  });

  it('may have a year and a remark in one pair of brackets', () => {
    expect(
      jobs(
        'Chef – The Old Mill Hotel, Leeds (June 2021 to date, full time)\n- Sauces\nKitchen Porter – Hill Hotel, Leeds (2014, six months)',
      ),
    ).toEqual(['Chef | The Old Mill Hotel | 2021-6 now', 'Kitchen Porter | Hill Hotel | 2014 2014']);
  });

  it('name the employer beside its place, where no word tells which part it is', () => {
    expect(jobs('Cinder Collision\tSt. Louis, MO\nDetailer:\tApril 2021 - August 2022\n- Washed cars')).toEqual([
      'Detailer | Cinder Collision | 2021-4 2022-8',
    ]);
  });
});

describe('the words of a head', () => {
  it('may stand in brackets behind the post', () => {
    expect(
      jobs(
        'SENIOR CARE WORKER (Sunnyside Care Home) 2018-present\nGiving personal care\nCARE WORKER (agency) Jan 2016 - 2018\nWorking in different homes',
      ),
    ).toEqual(['SENIOR CARE WORKER | Sunnyside Care Home | 2018 now', 'CARE WORKER (agency) | – | 2016-1 2018']);
  });

  it('are the first words below an employer, where nothing else names the post', () => {
    expect(
      jobs('Acme Stores, Leeds\nMarch 2015 to June 2019\nSales assistant on the fish counter. I served about 90 people a day.'),
    ).toEqual(['Sales assistant | Acme Stores | 2015-3 2019-6']);
  });

  it('may stand in one line with those of other jobs', () => {
    expect(
      jobs(
        'Team Leader, Acme Stores, Leeds (Sept 2016 - date)\n- Led 12\nEarlier jobs: Sales Assistant, Hill Foods, 2014-2016; Waitress, Mill Hotel, 2012-2014',
      ),
    ).toEqual(['Team Leader | Acme Stores | 2016-9 now', 'Sales Assistant | Hill Foods | 2014 2016', 'Waitress | Mill Hotel | 2012 2014']);
  });

  it('may stand between slashes, where one stands before the dates', () => {
    expect(jobs('Hill Council / Library Assistant / 2016 to date\n- Stories\nElm Stores / Sales Assistant / 2003-2008\n- Tills')).toEqual([
      'Library Assistant | Hill Council | 2016 now',
      'Sales Assistant | Elm Stores | 2003 2008',
    ]);
    expect(jobs('Acme Ltd\nTechnical Lead / Architect\t2016 - 2018\n- Led')[0]).toMatch(/^Technical Lead \/ Architect/);
  });

  it('are no project and no figure of a year among the points of a job', () => {
    expect(
      jobs(
        'Site Manager, Acme Construction\tJan 2019 – Present\n- Elm Market, £9m (2019 – 2021)\n- Brought in £2.3m in 2023/24\nSite Engineer, Hill Ltd\t2011 – 2014\n- Levels',
      ),
    ).toEqual(['Site Manager | Acme Construction | 2019-1 now', 'Site Engineer | Hill Ltd | 2011 2014']);
  });

  it('may have their dates over two lines, beside the post and beside the employer', () => {
    expect(
      jobs('Bus Driver\tApr 2014 –\nFirst Example Coaches\tpresent\n- Routes\nVan Driver\tJan 2008 –\nTuff Parcels Ltd\tApr 2014\n- Drops'),
    ).toEqual(['Bus Driver | First Example Coaches | 2014-4 now', 'Van Driver | Tuff Parcels Ltd | 2008-1 2014-4']);
  });

  it('may be told in sentences', () => {
    expect(
      jobs(
        'I worked for Harlow & Sons from March 2015 to June 2019 as a bricklayer, mostly on schools.\nBefore that I was a labourer with Coniston Homes (2012 to 2015).',
      ),
    ).toEqual(['bricklayer | Harlow & Sons | 2015-3 2019-6', 'labourer | Coniston Homes | 2012 2015']);
  });

  it('give nobody the employer of the job above for what no word says to be a post', () => {
    expect(jobs('Catering Assistant, Hill Hospital, 2014 - 2017\n- Trays\nBabysitting and paper round, 2010 - 2013').at(-1)).toMatch(
      /\| – \|/,
    );
    expect(jobs('Bricklayer, Acme Homes (2020 – present)\n- Walls\nSelf-employed bricklayer (2016 – 2020)\n- Garden walls').at(-1)).toBe(
      'Self-employed bricklayer | – | 2016 2020',
    );
  });
});

describe('a form', () => {
  const named = ['Production Manager | Acme Laboratories | 2016-5 now', 'Pharmacist | Hill Hospital | 2013-10 2015-10'];

  it('names each field before a colon', () => {
    expect(
      jobs(
        '- Company name: Acme Laboratories, Leeds\nDesignation: Production Manager (May 2016 to Present).\nDuration: From May 2016 to present.\nJob responsibilities: Documentation, safety.\n' +
          '- Company name: Hill Hospital, Halifax\nDesignation: Pharmacist\nDuration: from October 2013 to October 2015\nJob responsibilities: Worked in the pharmacy.',
      ),
    ).toEqual(named);
  });

  it('may name the day somebody began, and no end', () => {
    expect(jobs('Position: Yard Foreman\nEmployer: Acme Timber Merchants\nFrom: 01.02.2018\nI run a yard of eight.')).toEqual([
      'Yard Foreman | Acme Timber Merchants | 2018-2 now',
    ]);
  });

  it('or on the line above', () => {
    expect(
      jobs(
        'Company name\nAcme Laboratories\nDuration\nMay 2016 to date\nDesignation\nProduction Manager\nRoles\nDocumentation and safety of 40 products\n' +
          'Company name\nHill Hospital\nDuration\nOctober 2013 to October 2015\nDesignation\nPharmacist',
      ),
    ).toEqual(named);
  });
});

it('a post in capitals is one, below a long line, too', () => {
  expect(
    jobs(
      'GAMEKEEPER\nAcme Estate, Ludlow.  February 2011 to the present day\nI rear 12,000 birds a year and run 35 shoot days. I look after two under-keepers and six dogs.\nUNDERKEEPER\nHill Estate, Norfolk.  2005 to 2011\nVermin control.',
    ),
  ).toEqual(['GAMEKEEPER | Acme Estate | 2011-2 now', 'UNDERKEEPER | Hill Estate | 2005 2011']);
});

describe('roles under the line of an employer', () => {
  it('may have a comma in that line', () => {
    expect(
      jobs(
        'The Royal Example Corps, British Army\t2006 – 2022\nStaff Sergeant, Transport Troop\t2018 – 2022\n- Answered for 48 soldiers\nSergeant\t2013 – 2018\n- Taught drivers\nDriver, later Corporal\t2006 – 2013\n- Drove',
      ),
    ).toEqual([
      'Staff Sergeant, Transport Troop | The Royal Example Corps, British Army | 2018 2022',
      'Sergeant | The Royal Example Corps, British Army | 2013 2018',
      'Driver, later Corporal | The Royal Example Corps, British Army | 2006 2013',
    ]);
  });

  it('are those of the firms themselves where an agency is named above', () => {
    expect(
      jobs(
        'Acme Staffing (agency), Leeds – 2017 to date\nLine Leader, Hill Foods (since June 2021)\n- Led\nPicker, Elm Foods (2017 – 2021)\n- Picked',
      ).slice(1),
    ).toEqual(['Line Leader | Hill Foods | 2021-6 now', 'Picker | Elm Foods | 2017 2021']);
  });

  it('may be two words with a dash, below a first that is', () => {
    expect(
      jobs(
        'Acme Corporation, Inc\nPrincipal Associate - Research Scientist\tJune 2023 - Present\n- Led\nSenior Associate - Data Science\tMay 2021 - June 2023\n- Sorted',
      ),
    ).toEqual([
      'Principal Associate – Research Scientist | Acme Corporation, Inc | 2023-6 now',
      'Senior Associate - Data Science | Acme Corporation, Inc | 2021-5 2023-6',
    ]);
  });

  it('end where the years no longer run back', () => {
    expect(
      jobs(
        'Acme Stores\t2012 – present\nStore Manager, Bilston\tJan 2020 – present\n- Ran a store\nSales Assistant, Willenhall\tSep 2012 – Jan 2020\n- Tills\nCub Leader, 3rd Bilston Pack\t2017 – 2022\n- Camped',
      ).at(-1),
    ).toBe('Cub Leader | 3rd Bilston Pack | 2017 2022');
  });
});

it('a lone job under a heading of its own kind is one all the same', () => {
  const cv = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

Sergeant, British Army\t2006 – 2022
- Taught drivers
Driver, Hill Coaches\t2004 – 2006
- Drove

# Civvy street

Transport Supervisor, Example Haulage\tOct 2022 – present
- Plan 26 lorries a day

# Education

Hill School\t1999 – 2004
`);
  expect(cv.work.map(({ title }) => title?.text)).toEqual(['Sergeant', 'Driver', 'Transport Supervisor']);
});

describe('a head with one name', () => {
  it('names the title where titles share the line of the dates in the other jobs', () => {
    const school = 'Rowley Academy, Dudley\nHead of Science, September 2019 – present\n- Led 13 teachers\n';
    const before = 'Ullathorne School, Birmingham\nTeacher of Science, September 2012 – August 2017\n- Taught five classes\n';
    const paint = 'Severn Coatings Ltd, Telford\nDevelopment Chemist, August 2007 – July 2011\n- Tested paint';
    expect(jobs(`${school}Second in Science, September 2017 – August 2019\n- Led Key Stage 4\n${before}${paint}`)).toEqual([
      'Head of Science | Rowley Academy | 2019-9 now',
      'Second in Science | Rowley Academy | 2017-9 2019-8',
      'Teacher of Science | Ullathorne School | 2012-9 2017-8',
      'Development Chemist | Severn Coatings Ltd | 2007-8 2011-7',
    ]);
  });

  it('gets no employer from the job above where that one is in another town', () => {
    expect(
      jobs(
        '2017 – 2019\nCleaner, Brightway Facilities, Sheffield\n- Cleaned a school\n2015 – 2016\nWarehouse operative, Doncaster\n- Picked',
      ),
    ).toEqual(['Cleaner | Brightway Facilities | 2017 2019', 'Warehouse operative | – | 2015 2016']);
  });
});

it('a change of post in brackets below dates that stand alone leaves the line a head', () => {
  expect(
    jobs(
      'Sept 2018 – Apr 2021\nOccupational Therapist, Reablement (Band 5, then Band 6 from Feb 2020)\nCaerphilly County Borough Council\n- Assessed adults at home',
    ),
  ).toEqual(['Occupational Therapist, Reablement | Caerphilly County Borough Council | 2018-9 2021-4']);
});

it('‘in’ parts a title from an employer, and not from a subject', () => {
  expect(jobs('Nurse assistant in Elm Hospital, 2004 – 2011\n- Dressed wounds')).toEqual(['Nurse assistant | Elm Hospital | 2004 2011']);
  expect(jobs('Lecturer in Nursing, Elm University, 2004 – 2011\n- Taught wound care')).toEqual([
    'Lecturer in Nursing | Elm University | 2004 2011',
  ]);
});

it('names and dates that are sentences of their own are the head of a paragraph', () => {
  expect(
    jobs(
      'Aire Bus Company, Mill Road garage. Bus driver. 2009 to now. Driving double deckers on all routes out of the garage.\nMetro Cars Keighley. Private hire taxi driver. 2004 - 2009. School contract mornings and afternoons.',
    ),
  ).toEqual(['Bus driver | Aire Bus Company, Mill Road garage | 2009 now', 'Private hire taxi driver | Metro Cars Keighley | 2004 2009']);
});

it.each(['Snr. Developer', 'Exec. Assistant', 'Mech. Engineer'])('a shortened word ends no name: %s', (title) => {
  expect(jobs(`${title}, Acme Ltd, 2015 – 2019\n- Kept the systems up`)).toEqual([`${title} | Acme Ltd | 2015 2019`]);
});

describe('what stands beside a title', () => {
  it('is no part of it where it tells the duties', () => {
    const [job] = jobs(
      '2019 - 2022\nFenbridge Haulage Ltd, Wisbech\nHGV class 1 driver. Fridge trailer, deliver vegetables and flowers to depots. Paperwork',
    );
    expect(job).toBe('HGV class 1 driver | Fenbridge Haulage Ltd | 2019 2022');
  });

  it('keeps the employer above from a post that stands over a line of its own', () => {
    const [, cleaner] = jobs(
      '2021 till now – Cook assistant\nRowan Glen Nursing Home, Dungannon\n- Help the cook\n2017 – 2020 – Cleaner\nSchool in Dungannon (Education Authority) part time 15 hour\n- Clean class rooms',
    );
    expect(cleaner).toBe('Cleaner | – | 2017 2020');
  });
});
