import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';

const cvOf = (title: string, lines: readonly string[], skills: string): string => `Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${lines[0] ?? ''}

# Experience

${title}, Acme Group\tJan 2016 - Present
${lines
  .slice(1)
  .map((line) => `- ${line}`)
  .join('\n')}
- Kept the shared folders of the office in order for everybody else
- Wrote to visitors before and after each of their appointments

# Education
BA History, University of Wessex\t2006 - 2009

# Skills
${skills}`;

test('the founder of a firm is given no chief executive’s pay for the word alone', () => {
  const { salaryBenchmark, roleMatches } = analyseLines(
    cvOf(
      'Founder and Principal',
      ['A leader who unlocks value.', 'Unlocked value for clients across sectors', 'Inspired teams to change'],
      'Vision',
    ),
  );
  expect(roleMatches).toEqual([]);
  expect(salaryBenchmark?.confidence).toBe('none');
});

test('a director is offered no other trade for a title that needs its bracket', () => {
  const { suitableRoles } = analyseLines(
    cvOf(
      'Operations Director',
      [
        'Operations director in food, with twelve years in logistics.',
        'Led 120 people in health and safety, procurement and contract management',
        'Cut transport by 31%',
      ],
      'Procurement, contract management, health and safety, commercial management, risk management',
    ),
  );
  expect(suitableRoles).not.toContain('Construction Director');
});

test('a store manager is not sent back to the till', () => {
  const { suitableRoles } = analyseLines(
    cvOf(
      'Store Manager',
      [
        'Store manager with ten years in fashion.',
        'Ran visual merchandising and stock control for a store of 24 staff',
        'Raised sales by 9%',
      ],
      'visual merchandising, stock control, customer service, cash handling, product knowledge',
    ),
  );
  expect(suitableRoles[0]).toBe('Store Manager');
  expect(suitableRoles).not.toContain('Retail Assistant');
});

test('a principal engineer is not sent back to an engineer’s post', () => {
  const { suitableRoles } = analyseLines(
    cvOf(
      'Principal Geotechnical Engineer',
      [
        'Chartered engineer with ten years in ground engineering.',
        'Led ground investigations for 40 road and rail schemes',
        'Designed piled foundations and retaining walls to Eurocode 7',
      ],
      'ground investigation, foundation design, PLAXIS, AutoCAD',
    ),
  );
  expect(suitableRoles[0]).toBe('Principal Geotechnical Engineer');
});

test('a geography graduate who mapped flood defences is placed', () => {
  const { suitableRoles } = analyseLines(
    cvOf(
      'Flood Risk Intern',
      [
        'Geography graduate seeking a role in environmental consultancy.',
        'Digitised 140 flood defence assets in QGIS',
        'Drafted a flood risk assessment',
      ],
      'QGIS, ArcGIS Pro, GIS, Excel',
    ),
  );
  expect(suitableRoles[0]).toBe('Environmental Officer');
});

test('‘send papers’ shows no special educational needs', () => {
  const { skillsAnalysis } = analyseLines(
    strongCv.replace('- Introduced electronic', '- Send papers to the board each month.\n- Introduced electronic'),
  );
  expect(skillsAnalysis.map(({ skill }) => skill)).not.toContain('SEND');
});

test('NLP and natural language processing are one skill', () => {
  const { roleMatches } = analyseLines(
    cvOf(
      'Data Scientist',
      ['Data scientist in retail.', 'Built an NLP pipeline in Python for 2m reviews'],
      'Python, SQL, NLP, R, statistics',
    ),
  );
  for (const { missing } of roleMatches) expect(missing.join(' ')).not.toMatch(/natural language|\bNLP\b/i);
});

test('a move to another field is judged by the person’s own skills', () => {
  const { salaryBenchmark } = analyseLines(strongCv);
  for (const { transferability } of salaryBenchmark?.industryComparison ?? [])
    expect(transferability).toMatch(/^(?:High|Moderate) transferability \(estimate\)$/);
});

const titled = (title: string, skills = 'HACCP, menu planning, stock control, food hygiene'): ReturnType<typeof analyseLines> =>
  analyseLines(
    cvOf(title, [`${title} with ten years of work.`, 'Ran the place for 40 guests a day', 'Cut waste by 9%'], skills).replace(
      'Jan 2016 - Present',
      'Jan 2021 - Present',
    ),
  );

test('a head chef is no chef on the way to become one', () => {
  expect(titled('Head Chef').suitableRoles[0]).toBe('Head Chef');
});

test.each(['Self Employed Plumber', 'Heating Engineer', 'Joiner'])('a title behind a stroke in the table is known: %s', (title) => {
  expect(titled(title, 'fault finding, pipework, soldering, joinery').suitableRoles.join(' ')).toMatch(/Plumber|Heating Engineer|Joiner/);
});

test('one role is not named twice, under its whole name and a part of it', () => {
  const { suitableRoles } = titled('Plumber', 'fault finding, pipework, soldering, gas safety');
  expect(suitableRoles[0]).toBe('Plumber');
  expect(suitableRoles).not.toContain('Plumber / Heating Engineer');
});

test('no field is named where the official group is not certain', () => {
  const cv = cvOf(
    'Chief Executive',
    ['Chief executive.', 'Raised charity income by 40% through new grants for refugees'],
    'governance, fundraising',
  ).replace(
    '# Education',
    'Director of Services, Wessex Refugee Charity\tJan 2012 - Dec 2018\n- Ran a charity of 52 staff and volunteers\n\n# Education',
  );
  expect(analyseLines(cv).professionalAssessment?.careerInsights.industryRelevance).toBe('Your recent titles are in one field.');
});

test('a person is called by their latest title, not by another name of the trade from an older job', () => {
  const cv = cvOf(
    'Midwife (Band 6), Delivery Suite',
    ['Midwife.', 'Cared for 12 women a shift'],
    'CTG interpretation, safeguarding',
  ).replace('# Education', 'Community Midwife, Wessex Trust\tJan 2012 - Dec 2015\n- Held a caseload of 110 women\n\n# Education');
  expect(analyseLines(cv).suitableRoles[0]).toBe('Midwife');
});

test('ordinary words are taken for no framework and no clinical skill', () => {
  const { skillsAnalysis } = analyseLines(
    strongCv
      .replace(
        '- Introduced electronic observations',
        '- Kept an old building open and safe with a Gas Safe fitter.\n- Introduced electronic charts',
      )
      .replace('- Chaired', '- Wrote observations on each child until completion this spring.\n- Chaired'),
  );
  const names = skillsAnalysis.map(({ skill }) => skill);
  expect(names).not.toContain('SAFe');
  expect(names).not.toContain('Spring Boot');
  expect(names).not.toContain('completion');
  expect(names).not.toContain('vital signs monitoring');
});

test('a GCSE in English is no language on offer', () => {
  const schooled = (line: string) =>
    analyseLines(strongCv.replace('# Skills', `Oakfield School\t2003 - 2008\n${line}\n\n# Skills`)).skillsAnalysis.map(
      ({ skill }) => skill,
    );
  expect(schooled('9 GCSEs including English and Maths')).not.toContain('English');
});

describe('a product that is an ordinary word too', () => {
  const skillsOf = (line: string): string[] =>
    analyseLines(strongCv.replace('- Introduced electronic observations', `- ${line}.\n- Introduced electronic charts`)).skillsAnalysis.map(
      ({ skill }) => skill,
    );
  const without = skillsOf('Kept the stock room');

  test.each([
    'Known to excel in talks with families',
    'Excel at calm talks with families',
    'Spread the news by word of mouth',
    'Filed the rest and kept a positive outlook',
    'Found ways to spark ideas and react to each call',
  ])('is none in ‘%s’', (line) => {
    expect(skillsOf(line).filter((skill) => !without.includes(skill))).toEqual([]);
  });

  test.each([
    ['Kept the pages of the ward in react and node', 'React'],
    ['Kept the pages of the ward, built with React', 'React'],
    ['Wrote the letters of the clinic in word, and the minutes', 'Microsoft Word'],
    ['Wrote the letters of the clinic in Word', 'Microsoft Word'],
  ])('is one in ‘%s’', (line, skill) => {
    expect(skillsOf(line)).toContain(skill);
  });
});

describe('where no official pay is published', () => {
  const { roleMatches, salaryBenchmark, notices, professionalAssessment } = titled(
    'Driving Instructor',
    'driving tuition, lesson planning, hazard perception, Highway Code',
  );

  test('the role and its skills are named as ever', () => {
    expect(roleMatches[0]).toMatchObject({ title: 'Driving Instructor', soc: '8215', next: null });
    expect(roleMatches[0]?.missing).toEqual([]);
    expect(roleMatches[0]?.matched).toContain('Highway Code');
  });

  test('no figure stands for the level, the next one or another industry, and the report says why', () => {
    expect(salaryBenchmark?.source).toBeNull();
    expect(salaryBenchmark?.currentLevel).toMatchObject({ range: 'No figure to show', figures: null });
    expect(salaryBenchmark?.currentLevel.context).toBe(
      'This survey has no pay figure for the official group ‘Driving instructors’ (SOC 8215).',
    );
    expect(salaryBenchmark?.nextLevel).toMatchObject({ range: 'No figure to show', figures: null });
    expect(salaryBenchmark?.nextLevel.requirements).toBe('Not shown.');
    expect(salaryBenchmark?.industryComparison.map(({ figures }) => figures)).toEqual(salaryBenchmark?.industryComparison.map(() => null));
    expect(professionalAssessment?.marketValue).toMatchObject({ salaryRange: 'No figure to show', source: null });
    expect(notices).toContain('Our source has no pay figure for Driving Instructor, so we show none for it.');
  });

  test('a farm worker is not sent to manage the farm', () => {
    const { nextLevel } = titled('Farm Worker', 'milking, lambing, tractor driving').salaryBenchmark ?? {};
    expect(nextLevel?.requirements).toBe('Not shown.');
  });

  test.each([
    ['Hairdresser', 'cutting, colouring, balayage, styling'],
    ['Electrician', '18th Edition, testing, containment'],
  ])('of %s no other work is called the next step', (title, skills) => {
    expect(titled(title, skills).salaryBenchmark?.nextLevel.requirements).toBe('Not shown.');
  });
});

describe('pay', () => {
  const withProfile = (title: string, profile: string, line = 'Wrote 20 reports a month', employer = 'Acme Group') =>
    analyseLines(cvOf(title, [profile, line, 'Kept the records of 40 people'], 'record keeping').replace(', Acme Group', `, ${employer}`));
  const payOf = (...about: Parameters<typeof withProfile>) => withProfile(...about).salaryBenchmark?.currentLevel;

  test('below today’s legal minimum is not shown', () => {
    const { salaryBenchmark, professionalAssessment } = titled('Hairdresser', 'cutting, colouring, balayage, styling');
    expect(salaryBenchmark).toMatchObject({ source: null, currentLevel: { range: 'No figure to show', figures: null } });
    expect(salaryBenchmark?.currentLevel.context).toContain('below today’s legal minimum for full-time hours: £12.71 an hour from age 21');
    expect(professionalAssessment?.marketValue.explanation).toBe('We show no pay here.');
  });

  test('of somebody newly qualified is not that of the profession', () => {
    expect(payOf('Social Worker', 'Newly qualified social worker.')?.range).toBe('No figure to show');
    expect(payOf('Social Worker', 'Social worker with ten years of work.')?.range).toMatch(/^£/);
  });

  test('is the scale of the grade held, not of one that is wanted or that others hold', () => {
    const trust = 'Wessex Hospitals NHS Trust';
    const line = 'Led a team of six; two were promoted to Band 7';
    expect(payOf('Procurement Manager (Band 8a)', 'Looking for a Band 8b post.', line, trust)?.range).toBe('£55,690 – £62,682');
    expect(payOf('Procurement Manager', 'Looking for a Band 8b post.', line, trust)?.context).not.toContain('pay scale');
    expect(payOf('Maths Teacher and ECT Mentor', 'Maths teacher.', line, 'Oak High School')?.context).not.toContain('pay scale');
  });

  test('is not compared with other regions where the employer pays all of them alike', () => {
    const leeds = (employer: string) => titledIn(employer).salaryBenchmark?.currentLevel.context;
    const titledIn = (employer: string) =>
      analyseLines(
        cvOf('Accountant', ['Accountant with ten years of work.', 'Closed 12 months a year'], 'ledgers').replace(
          'Accountant, Acme Group',
          `Accountant, ${employer}, Leeds`,
        ),
      );
    expect(leeds('Acme Group')).toContain('In Yorkshire and The Humber');
    expect(leeds('Aire Valley City Council')).not.toContain('In Yorkshire and The Humber');
  });
});

describe('the next step', () => {
  test('is the post that the CV names, before one that usually follows', () => {
    const cv = cvOf('Solicitor', ['Solicitor. Looking for an in-house legal counsel post.', 'Advised 30 clients a year'], 'advocacy');
    expect(analyseLines(cv).salaryBenchmark?.nextLevel.requirements).toMatch(/^Your CV names a post you want: ‘In-house Legal Counsel’/i);
  });

  test('is paid as its own official group, where the index has the post', () => {
    const cv = cvOf(
      'Buyer',
      ['Buyer with nine years of work. Looking for a head of procurement post.', 'Bought for 30 sites'],
      'tendering',
    );
    expect(analyseLines(cv).salaryBenchmark?.nextLevel).toMatchObject({
      requirements: expect.stringMatching(/Head of Procurement.*SOC 1134/s),
      figures: expect.objectContaining({ median: expect.any(Number) }),
    });
  });

  test.each([
    ['My next step should be branch manager or senior arranger.', ['Branch Manager', 'Senior Arranger']],
    ['I am looking for a job as a trainee dental nurse or a receptionist.', ['Trainee Dental Nurse', 'Receptionist']],
    ['I am looking for a foreman or site manager post.', ['Site Manager']],
    ['I am looking for an assistant or seasonal ecologist post.', ['Assistant Ecologist', 'Seasonal Ecologist']],
  ])('keeps every post that is wanted, without the words around it: %s', (wish, posts) => {
    const cv = cvOf('Funeral Arranger', [`Arranger for nine years. ${wish}`, 'Arranged 300 funerals a year'], 'bereavement care');
    expect(analyseLines(cv).suitableRoles).toEqual(expect.arrayContaining(posts));
  });

  const withEarlier = (title: string, earlier: string) =>
    analyseLines(
      cvOf(title, [`${title} with ten years of work.`, 'Priced and measured work for six sites'], 'measurement, valuation').replace(
        '# Education',
        `${earlier}, Example Builders\tJan 2010 - Dec 2015\n- Measured the work of four subcontractors every week\n\n# Education`,
      ),
    );

  test('is no title that the person has held', () => {
    expect(withEarlier('Quantity Surveyor', 'Senior Quantity Surveyor').salaryBenchmark?.nextLevel.requirements).not.toContain(
      'Senior Quantity Surveyor',
    );
  });

  test('lies no more than a rung above', () => {
    expect(withEarlier('Site Manager', 'Assistant Site Manager').salaryBenchmark?.nextLevel.requirements).not.toContain('Director');
  });

  test('of an apprentice is the trade itself, and its pay is not the apprentice’s', () => {
    const { salaryBenchmark, level } = titled('Apprentice Joiner', 'joinery, first fix, second fix');
    expect(level).toBe('student');
    expect(salaryBenchmark?.currentLevel).toMatchObject({ range: 'No figure to show', figures: null });
    expect(salaryBenchmark?.nextLevel.figures).not.toBeNull();
  });
});

test('an ability is never called missing, since it may stand in other words', () => {
  const { roleMatches } = titled('Site Manager', 'programming, temporary works, Asta Powerproject');
  expect(roleMatches.length).toBeGreaterThan(0);
  expect(roleMatches[0]?.missing.join(', ')).not.toMatch(/management|planning|snagging|CRM/i);
});

test('a field is not told from a title alone, and no other field is compared then', () => {
  const { salaryBenchmark, professionalAssessment } = titled('Credit Controller', 'credit control, aged debt, ledgers');
  expect(professionalAssessment?.careerInsights.industryRelevance).not.toContain('finance');
  expect(salaryBenchmark?.industryComparison).toEqual([]);
});

test('a line of somebody else’s promotion is shown for no responsibility of one’s own', () => {
  const { professionalAssessment } = analyseLines(
    cvOf('Solicitor', ['Solicitor.', 'Advised the associate, who was promoted to partner in 2025'], 'advocacy'),
  );
  const quotes = professionalAssessment?.careerInsights.notes.leadershipIndicators.evidence.map(({ quote }) => quote) ?? [];
  expect(quotes.join(' ')).not.toContain('promoted');
});

test('a file is named by the title that the person holds, never by one that the law protects', () => {
  const { filenameAssessment } = titled('Optical Assistant', 'dispensing, pre-screening');
  expect(filenameAssessment.recommendation).toBe('[NAME]-Optical-Assistant-CV.docx');
});

describe('the post to look for', () => {
  test('of a principal scientist is not a scientist’s', () => {
    const { suitableRoles } = analyseLines(
      cvOf(
        'Principal Chemist, Analytical Development',
        [
          'Analytical chemist with ten years in medicines.',
          'Cut release testing from 21 days to 12 with one HPLC method',
          'Coached three chemists',
        ],
        'HPLC, GMP, method development, method validation, quality control',
      ),
    );
    expect(suitableRoles[0]).toBe('Principal Chemist');
  });

  test('of somebody new to a trade is a trainee’s, with the pay of the trained as the next step', () => {
    const { suitableRoles, salaryBenchmark } = analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
I am seventeen and looking for a start with a joiner. I pick things up quickly and do not mind early mornings.

# Experience

Joiner's helper, Acme Joinery\tFeb 2026 - Present
- Fitted the skirting in two houses and hung a door on my own
- Carried timber and swept the site at the end of each day

# Education
GCSEs, Wessex Academy\t2020 - 2025
`);
    expect(suitableRoles[0]).toMatch(/^Trainee .*Joiner/);
    expect(salaryBenchmark?.currentLevel.range).toBe('No figure to show');
  });
});

test('who goes by a title of the index is called that, and not by an earlier job', () => {
  const { suitableRoles } = analyseLines(`Jo Example
jo@example.com | 07700 900123 | Leeds

# Profile
Transport clerk with ten years of work.

# Experience

Transport Clerk, Harbour Haulage\tJan 2021 - Present
- Planned routes for 14 drivers
- Kept the rota

Transport Planner, Acme Haulage\tJan 2012 - Dec 2020
- Planned routes for 30 drivers

# Education
GCSEs, Wessex Academy\t2005 - 2010
`);
  expect(suitableRoles[0]).toBe('Transport Clerk');
});
