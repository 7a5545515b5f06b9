import { cost } from '@/tests/support/growth';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { cvFrom, documentFrom, TODAY } from '@/tests/support/cv-builder';

const head = 'Jane Example\nStore Manager\nLeeds LS8 9ZZ | 07700 900123 | jane@example.com\n';
const experience = (lines: string) => cvFrom(`${head}\n# Experience\n${lines}`);
const jobs = (lines: string) =>
  experience(lines).work.map(({ title, employer, place, dates }) =>
    [title?.text, employer?.text, place?.text, dates?.from?.year, dates?.current ? 'now' : dates?.to?.year]
      .map((value) => value ?? '-')
      .join(' / '),
  );

const same = ['Store Manager / Cobble & Thread / Leeds / 2019 / now', 'Deputy Manager / FreshWay Supermarkets / Wakefield / 2014 / 2019'];

describe('jobs', () => {
  it.each([
    [
      'title and dates over employer and town',
      'Store Manager\tMay 2019 - Present\nCobble & Thread, Leeds\n- Grew sales\n\nDeputy Manager\tFeb 2014 - Apr 2019\nFreshWay Supermarkets, Wakefield\n- Ran a team',
    ],
    [
      'employer and dates over title',
      'Cobble & Thread, Leeds\tMay 2019 - Present\nStore Manager\n- Grew sales\n\nFreshWay Supermarkets, Wakefield\tFeb 2014 - Apr 2019\nDeputy Manager\n- Ran a team',
    ],
    [
      'everything on one line with commas',
      'Store Manager, Cobble & Thread, Leeds (May 2019 to Present)\n- Grew sales\nDeputy Manager, FreshWay Supermarkets, Wakefield (Feb 2014 to Apr 2019)\n- Ran a team',
    ],
    [
      'everything on one line with bars',
      'Store Manager | Cobble & Thread | Leeds | 05/2019 - Present\n- Grew sales\nDeputy Manager | FreshWay Supermarkets | Wakefield | 02/2014 - 04/2019\n- Ran a team',
    ],
    [
      'dates first',
      'May 2019 - Present\tStore Manager\nCobble & Thread, Leeds\n- Grew sales\nFeb 2014 - Apr 2019\tDeputy Manager\nFreshWay Supermarkets, Wakefield\n- Ran a team',
    ],
    [
      'dates last on a line of their own',
      'Store Manager\nCobble & Thread – Leeds\nMay 2019 – Present\n- Grew sales\nDeputy Manager\nFreshWay Supermarkets – Wakefield\nFeb 2014 – Apr 2019\n- Ran a team',
    ],
    [
      'no bullets at all',
      'Store Manager\tMay 2019 - Present\nCobble & Thread, Leeds\nDeputy Manager\tFeb 2014 - Apr 2019\nFreshWay Supermarkets, Wakefield',
    ],
  ])('are read with %s', (_, lines) => {
    expect(jobs(lines)).toEqual(same);
  });

  it('end where sentences begin, without dates, bold type or bullets', () => {
    const lines =
      'Salon Manager - Gloss Parlour, Hove\nHired and trained five technicians.\n\nNail Technician - Pearl & Pumice, Brighton\nKept a rate of rebooking of 72%.';
    expect(jobs(lines)).toEqual(['Salon Manager / Gloss Parlour / Hove / - / -', 'Nail Technician / Pearl & Pumice / Brighton / - / -']);
  });

  it('take the place out of the brackets behind the employer', () => {
    expect(jobs('Archivist, The Hafod Trust (Leeds)\t2013 - 2018\n- Kept papers')).toEqual([
      'Archivist / The Hafod Trust / Leeds / 2013 / 2018',
    ]);
  });

  it('keep one order through a document, however a single entry looks', () => {
    const lines = ['Engineer\tTaffside Engineering Ltd', 'Analyst\tGower Partners', 'Adviser\tSevern Trust', 'Rivelin\tWharnhill'].map(
      (line, n) => `${line}\t${2020 - n} - ${2021 - n}\n- Did work`,
    );
    expect(jobs(lines.join('\n')).at(-1)).toMatch(/^Rivelin \/ Wharnhill/);
  });

  it('take the employer from its label below the duties', () => {
    const lines =
      'Dates\tMarch 2017 - Present\nOccupation or position held\tApproved Electrician\nMain activities\tInstalled and tested lights in schools and surgeries.\nName and address of employer\tTaffside Power, Leeds';
    expect(jobs(lines)[0]).toMatch(/^Approved Electrician \/ Taffside Power \//);
  });

  it('give promotions the employer that stands above them', () => {
    const lines = 'Cobble & Thread, Leeds\nStore Manager\t2019 - Present\n- Grew sales\nDeputy Manager\t2015 - 2019\n- Ran a team';
    expect(jobs(lines)).toEqual([
      'Store Manager / Cobble & Thread / Leeds / 2019 / now',
      'Deputy Manager / Cobble & Thread / - / 2015 / 2019',
    ]);
  });

  it('keep their bullets, and cut paragraphs into sentences', () => {
    const [bullets, prose] = experience(
      'Chef, The Crab Pot\t2019 - 2020\n- Cut waste by 12%\n- Trained five cooks\nWaiter, Nan’s Cafe\t2016 - 2017\nI took orders and cleared the tables every day. I also opened up on Saturdays for the owner.',
    ).work;
    expect(bullets?.statements.map(({ text, kind }) => [kind, text])).toEqual([
      ['bullet', 'Cut waste by 12%'],
      ['bullet', 'Trained five cooks'],
    ]);
    expect(prose?.statements.map(({ kind }) => kind)).toEqual(['sentence', 'sentence']);
  });

  it('are found below contact lines without any heading', () => {
    const cv = cvFrom(
      `${head}\nStore Manager, Cobble & Thread\tMay 2019 - Present\n- Grew sales\nDeputy Manager, FreshWay Supermarkets\tFeb 2014 - Apr 2019\n- Ran a team`,
    );
    expect(cv.work.map(({ employer }) => employer?.text)).toEqual(['Cobble & Thread', 'FreshWay Supermarkets']);
  });
});

describe('sections', () => {
  const kindOf = (heading: string) => cvFrom(`${head}\n# ${heading}\nSomething stands here\n\n# Education\nBSc Physics`).sections[0]?.kind;
  it.each([
    ['Employment History', 'experience'],
    ['CAREER TO DATE', 'experience'],
    ['Relevant Work Experience', 'experience'],
    ['Personal Statement', 'summary'],
    ['Key Skills & Tools', 'skills'],
    ['Education and Qualifications', 'education'],
    ['Hobbies/Interests', 'interests'],
    ['Referees', 'references'],
    ['Professional Memberships', 'memberships'],
    ['Voluntary Work:', 'volunteering'],
    ['Licences and Certifications', 'certifications'],
    ['Training and Development', 'training'],
    ['Experiencia laboral', 'experience'],
    ['Formation', 'education'],
    ['Kenntnisse', 'skills'],
    ['E D U C A T I O N', 'education'],
    ['Qu al ifications', 'education'],
    ['Su mmary', 'summary'],
    ['Referenc es', 'references'],
    ['Social w ork', 'experience'],
    ['Core Com petenc ies', 'skills'],
    ['Jobs I have had', 'experience'],
    ['What I am good at', 'skills'],
  ])('"%s" is %s', (heading, kind) => {
    expect(kindOf(heading)).toBe(kind);
  });

  it('are recognised in front of a colon and in a column of labels', () => {
    const cv = cvFrom(`${head}\nSkills: Java, C#, SQL\nLanguages: French (fluent), Welsh\nInterests: Chess`);
    expect(cv.skills.map(({ text }) => text)).toEqual(['Java', 'C#', 'SQL']);
    expect(cv.languages.map(({ text }) => text)).toEqual(['French', 'Welsh']);
    const labelled = cvFrom(`${head}\nEducation\tBSc Physics, University of Hallamwick\nSkills\tExcel, Word`);
    expect(labelled.education[0]?.institution?.text).toBe('University of Hallamwick');
  });

  it('include a profile nobody put a heading on', () => {
    const profile =
      'Store manager with twelve years in high-street fashion and grocery, running stores up to nine million pounds of turnover.';
    const cv = cvFrom(`${head}\n${profile}\n\n# Experience\nChef, The Crab Pot\t2019 - 2020`);
    expect(cv.profile?.text).toBe(profile);
    expect(cv.sections[0]).toMatchObject({ kind: 'summary', heading: null });
  });

  it('do not begin at "Highlights" inside a job', () => {
    const cv = experience(
      'Chef, The Crab Pot\t2019 - 2020\nHighlights:\n- Cut waste by 12%\nWaiter, Nan’s Cafe\t2016 - 2017\nKey achievements\n- Took orders',
    );
    expect(cv.work).toHaveLength(2);
  });
});

describe('skills', () => {
  const skills = (lines: string) =>
    cvFrom(`${head}\n# Skills\n${lines}`).skills.map(({ text, group }) => (group ? `${group}: ${text}` : text));
  it('are read from lists, groups and ratings', () => {
    expect(skills('QGIS, ArcGIS Pro, HEC-RAS')).toEqual(['QGIS', 'ArcGIS Pro', 'HEC-RAS']);
    expect(skills('Proficient in Windows and Mac OS, Fluent in Spanish, Knowledge of terms and conditions')).toEqual([
      'Windows',
      'Mac OS',
      'Spanish',
      'terms and conditions',
    ]);
    expect(skills('React • Node.js • .NET')).toEqual(['React', 'Node.js', '.NET']);
    expect(skills('Office: Excel, PowerPoint\nGIS: QGIS')).toEqual(['Office: Excel', 'Office: PowerPoint', 'GIS: QGIS']);
    expect(skills('- Excel (advanced)\n- SQL - intermediate\n- Python 80%')).toEqual(['Excel', 'SQL', 'Python']);
    expect(skills('Platforms\n- AWS\n- Kubernetes')).toEqual(['Platforms: AWS', 'Platforms: Kubernetes']);
    expect(skills('SQL databases (MySQL, Postgres), Git')).toEqual(['SQL databases (MySQL, Postgres)', 'Git']);
  });
});

it('says nothing the text does not say: every piece is the text at its span', () => {
  const cv = cvFrom(
    `${head}\n# Profile\nA manager.\n\n# Experience\nStore Manager, Cobble & Thread, Leeds (May 2019 to Present)\n- Grew sales\n\n# Education\nBSc (Hons) Geography, 2:1\t2014\nUniversity of Hallamwick\n\n# Skills\nExcel, Word\n\n# Certificates\nFirst Aid, Red Cross, 2020`,
  );
  let pieces = 0;
  const check = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(check);
    if (typeof value !== 'object' || value === null) return;
    if ('text' in value && 'start' in value && 'end' in value && typeof value.start === 'number' && typeof value.end === 'number') {
      pieces += 1;
      expect(cv.text.slice(value.start, value.end).replace(/\s+/g, ' ')).toBe(value.text);
    }
    Object.values(value).forEach(check);
  };
  const { document: _document, ...parsed } = cv;
  check(parsed);
  expect(pieces).toBeGreaterThan(12);
});

it('invents nothing for an empty page', () => {
  const { document } = redact(documentFrom('.'));
  const cv = parse(document, TODAY);
  expect([cv.work, cv.education, cv.skills, cv.headline, cv.profile, cv.contact.name]).toEqual([[], [], [], null, null, null]);
});

it.each([
  ['en', 'I have worked in the kitchen of a hotel and was responsible for the menu with my team.'],
  ['es', 'Analista de datos con cuatro años de experiencia en logística y comercio para una empresa de la ciudad.'],
  ['fr', 'Chef de projet avec dix ans dans le secteur, responsable de la gestion des équipes et du budget pour une agence.'],
  ['de', 'Ich habe in der Küche gearbeitet und war für die Planung der Woche mit dem Team im Hotel verantwortlich.'],
  ['und', 'Excel Word'],
])('tells the language: %s', (language, text) => {
  expect(cvFrom(`# Profile\n${text}`).language).toBe(language);
});

it('reads a document of 400,000 characters without losing its breath: in 8 s, or on a slow machine 25 times as long as a tenth of it', async () => {
  for (const bait of ['0', 'a@', 'A ', '07 ', 'May ', '2019 - ', 'www.', 'a:', '(', 'Aa, ', "a's ", '12 Aa ', '. ']) {
    const costOf = (length: number): Promise<number> => {
      const long = bait.repeat(length / bait.length);
      return cost(() => cvFrom(`${head}\n# Experience\nChef, Acme\t2019 - 2020\n${long}\n\n# Skills\n${long.slice(0, length / 10)}`));
    };
    const whole = await costOf(400_000);
    if (whole >= 8_000) expect(whole).toBeLessThan(25 * (await costOf(40_000)));
  }
});

describe('lines that only look like heads', () => {
  const jobs = (text: string) =>
    cvFrom(`Jane Example\njane@example.com\n\n# Experience\n${text}`).work.map(({ title, employer, place }) => [
      title?.text,
      employer?.text,
      place?.text,
    ]);

  it('leaves a remark with a full stop to the body of the job', () => {
    expect(jobs('2005\tOffice Junior, Rowe & Daughters Solicitors\nPost, filing, tea.')).toEqual([
      ['Office Junior', 'Rowe & Daughters Solicitors', undefined],
    ]);
  });

  it("keeps an 'at' that is part of the firm's name", () => {
    expect(jobs('Apr–Oct 2023\tChef de Partie, The Boathouse at Flushing, Falmouth')).toEqual([
      ['Chef de Partie', 'The Boathouse at Flushing', 'Falmouth'],
    ]);
    expect(jobs('Apr–Oct 2023\tChef de Partie at Boathouse, Falmouth')).toEqual([['Chef de Partie', 'Boathouse', 'Falmouth']]);
  });
});

describe('a page that a converter left empty', () => {
  it('is not the page the CV begins on', () => {
    const document = documentFrom('Jane Example\njane@example.com\n\n# Experience\nNurse, Elm Ward\t2019 - 2021');
    for (const line of document.lines) line.page = 2;
    expect(redact(document).contact.name).toBe('Jane Example');
  });
});

describe('what brackets hold', () => {
  it.each([
    [
      'Shop Assistant (Saturdays)\tFarnham Road Newsagents\t2013 - 2018',
      ['Shop Assistant (Saturdays)', 'Farnham Road Newsagents', undefined],
    ],
    [
      'Theatre Nurse (Band 6)\tElm Hospital Trust (Formerly Oak)\t2013 - 2018',
      ['Theatre Nurse (Band 6)', 'Elm Hospital Trust (Formerly Oak)', undefined],
    ],
  ])('belongs to the name: %s', (line, expected) => {
    const [entry] = experience(`${line}\n- Kept the records`).work;
    expect([entry?.title?.text, entry?.employer?.text, entry?.place?.text]).toEqual(expected);
  });
});

describe('headings of a size of their own', () => {
  it('are headings though we know few of their words', () => {
    const document = documentFrom(
      'Jane Example\njane@example.com\nAppointments\nLecturer, Elm University\t2017 - 2021\nEducation\nPhD Geography, Oak University\t2010 - 2014\nGrants\nStorm archives\nTeaching\nField course, 60 students\nService\nReviewer\nPublications\nSand and law\nSkills\nQGIS',
    );
    const large = /^(?:Appointments|Education|Grants|Teaching|Service|Publications|Skills)$/;
    for (const { items } of document.lines) for (const item of items) item.fontSize = large.test(item.text) ? 14 : 11;
    const { sections, education } = parse(redact(document).document, TODAY);
    expect(sections.map(({ heading }) => heading?.text)).toEqual([
      'Appointments',
      'Education',
      'Grants',
      'Teaching',
      'Service',
      'Publications',
      'Skills',
    ]);
    expect(education).toHaveLength(1);
  });
});

describe('a title that runs over a dash', () => {
  it('is whole where it has a line of its own', () => {
    expect(jobs('Team Leader – Civil Enforcement\nThames Parking Partnership\t2021 - Present\n- Led 14 officers')).toEqual([
      'Team Leader – Civil Enforcement / Thames Parking Partnership / - / 2021 / now',
    ]);
  });
});

describe('documents as strangers write them', () => {
  it('leaves a short sentence under a bold head to the body', () => {
    const document = documentFrom(`${head}\n# Experience\nAug 2014 – Jul 2016: Foundation Doctor, Royal Menai Infirmary\nF1 and F2.`);
    for (const { items } of document.lines) for (const item of items) item.bold ||= item.text.startsWith('Aug');
    const [entry] = parse(redact(document).document, TODAY).work;
    expect([entry?.title?.text, entry?.employer?.text]).toEqual(['Foundation Doctor', 'Royal Menai Infirmary']);
  });

  it('lists no interests among the skills, and speaks the mother tongue among the languages', () => {
    const { skills, languages } = cvFrom(
      `${head}\n# Skills & Interests\nTechnical: R, SQL\nMother tongue: Romanian\nInterests: Fell running, choirs`,
    );
    expect([skills.map(({ text }) => text), languages.map(({ text }) => text)]).toEqual([['R', 'SQL'], ['Romanian']]);
  });

  it('reads the answers of the European form, not its questions', () => {
    const { education } = cvFrom(
      `${head}\n# Education and training\nDates\t2010 - 2013\nTitle of qualification awarded\tBachelor in Food Science\nName and type of organisation providing education and training\tUniversitatea Dunarea de Jos`,
    );
    expect(education.map(({ institution, award, area }) => [institution?.text, award?.text, area?.text])).toEqual([
      ['Universitatea Dunarea de Jos', 'Bachelor', 'Food Science'],
    ]);
  });

  it('takes a heading for one though a year stands in the line below', () => {
    const { sections } = cvFrom(`${head}\n# Skills\nMRI reporting\n\n# Audit\nRecall rate audit, two cycles, 2023`);
    expect(sections.map(({ heading }) => heading?.text)).toEqual(['Skills', 'Audit']);
  });
});
