import { analyseLines } from '@/tests/support/analyse-lines';
import { officialStatistics } from '@/lib/placement';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const fixesOf = (cv: string) => analyseLines(cv, { official: officialStatistics }).improvements;
const fix = (cv: string, id: string) => fixesOf(cv).find(({ auditId }) => auditId === id);

const driver = (jobs: string, rest = ''): string =>
  `Terence Oakby\n07700 900412 | terence.oakby@example.com\n\n# Work Experience\n${jobs}\n# Education\nGCSEs, Thirsk School\t2008\n\n# Interests\nWalking on the moors with the dog, mending old radios for the neighbours, and the village quiz on a Friday.\n\n${rest}`;
const job = (employer: string, dates: string, line = 'Drove parcels to shops and homes on the coast'): string =>
  `Delivery driver, ${employer}\t${dates}\n- ${line}\n\n`;
const shortJobs = [
  job('Alder Freight', 'Mar 2026 – Jul 2026'),
  job('Beck Parcels', 'Aug 2025 – Jan 2026'),
  job('Cragg Couriers', 'Feb 2025 – Jun 2025'),
];
const steady = job('Dale Haulage', 'Jan 2018 – Dec 2024');

describe('three short jobs in five years', () => {
  test('are asked to be explained', () => {
    expect(fix(driver(shortJobs.join('') + steady), 'short-jobs')?.description).toContain(
      '‘Alder Freight’, ‘Beck Parcels’ and ‘Cragg Couriers’',
    );
  });

  test('are left alone below a heading of work that is short by its nature, and where somebody is asked back', () => {
    const placed = driver(shortJobs.join('') + steady).replace('# Work Experience', '# Selected Credits');
    expect(fix(placed, 'short-jobs')).toBeUndefined();
    const again = shortJobs.join('').replace('Cragg Couriers', 'Alder Freight');
    expect(fix(driver(again + steady), 'short-jobs')).toBeUndefined();
  });

  test('are left alone where the CV calls one of them temporary', () => {
    const explained = shortJobs.join('').replace('Delivery driver, Beck', 'Agency driver, Beck');
    expect(fix(driver(explained + steady), 'short-jobs')).toBeUndefined();
  });
});

test('of several licences on a line only the expired one is to be renewed', () => {
  const [first] = fixesOf(driver(steady, '# Licences\nC+E, CPC to September 2029, ADR packages (expired 2023, can renew)\n'));
  expect(first?.description).toContain('Your CV says ‘ADR packages (expired 2023, can renew)’.');
});

test('a ticket in a row is not parted from what is said of it', () => {
  const [first] = fixesOf(driver(steady, '# Tickets\nCSCS Blue Card · expired March 2021\n'));
  expect(first?.auditId).toBe('expired-papers');
});

test('of several tickets in a row only the one that ran out is to be renewed', () => {
  const row = '# Tickets\nForklift licence (March 2024) · Driver CPC card (run out 2025) · PASMA\n';
  expect(fix(driver(steady, row), 'expired-papers')?.description).toContain('Your CV says ‘Driver CPC card (run out 2025)’.');
});

test('what the CV says has expired comes first', () => {
  const [first] = fixesOf(driver(steady, '# Licences\nDriver CPC card, expired 2024\n'));
  expect(first).toMatchObject({ auditId: 'expired-papers', kind: 'stops-application' });
});

test.each(['Forklift licence, expired 2024', 'Food hygiene certificate (expired 2019)'])('%s is not to be renewed by a driver', (paper) => {
  expect(fix(driver(steady, `# Licences\n${paper}\n`), 'expired-papers')).toBeUndefined();
});

describe('a paper that has run out, as the CV itself says, and that no employer in this work is known to look for', () => {
  test.each([
    'Mental Health First Aid, 2020, valid to 2023',
    'Food hygiene certificate (expired 2019)',
    'Abrasive wheels, passed 2018, lapsed 2021',
  ])('is asked to be renewed or left out: %s', (paper) => {
    expect(fix(driver(steady, `# Certificates\n${paper}\n`), 'lapsed-papers')).toMatchObject({
      kind: 'loses-readers',
      description: expect.stringContaining(`Your CV says ‘${paper}’`) as string,
    });
  });

  test.each([
    ['Certificates', 'Food hygiene certificate, renewed 2024'],
    ['Certificates', 'Forklift ticket, valid to 2031'],
    ['Certificates', 'Driver CPC card, ran out Sept 2024 then did the five days again so now OK till 2029'],
    ['Certificates', 'Manual handling, 2016'],
    ['Achievements', 'Staff turnover cut from five leavers in 2018 to one in 2023'],
    ['Other', 'Looked after my father from 2020 to 2022'],
    ['Other', 'Member, Elm Cricket Club, 2012 to 2019'],
    ['Certificates', 'Driver CPC card, ran out ’24, done again, now OK till ’29'],
  ])('and what is held or is no paper is not: %s, %s', (heading, line) => {
    expect(fix(driver(steady, `# ${heading}\n${line}\n`), 'lapsed-papers')).toBeUndefined();
  });

  test('is not told where it was renewed, nor with a paper that is valid', () => {
    const renewed = '# Certificates\nMental Health First Aid, expired 2021\nMental Health First Aid, renewed 2024\n';
    expect(fix(driver(steady, renewed), 'lapsed-papers')).toBeUndefined();
    const beside = '# Certificates\nAsbestos awareness card, valid to 2030\nforklift, expired 2019\n';
    expect(fix(driver(steady, beside), 'lapsed-papers')?.description).toContain('Your CV says ‘forklift, expired 2019’');
  });

  test('is named with the line above, where its own line has only dates', () => {
    const paper = '# Certificates\nScaffold awareness course of the training board,\npassed 2018, lapsed 2021\n';
    expect(fix(driver(steady, paper), 'lapsed-papers')?.description).toContain('Scaffold awareness');
  });
});

describe('a strong line far down under the latest role', () => {
  const duties = [
    'Drove parcels to shops and homes on the coast',
    'Loaded the van each morning',
    'Responsible for the paperwork of the van',
  ];
  const strong = 'Cut missed deliveries from 14 a week to 2 by calling customers first';
  const lines = (all: readonly string[]): string => driver(job('Dale Haulage', 'Jan 2018 – Present', all.join('\n- ')));

  test('is asked to be put first, with its place', () => {
    expect(fix(lines([...duties, strong]), 'strongest-first')?.description).toBe(
      `‘${strong}’ stands far down under ‘Delivery driver’. Readers may not get that far. Put it first there.`,
    );
  });

  test('is left where it is near the top, or below another result', () => {
    expect(fix(lines([duties[0] ?? '', strong]), 'strongest-first')).toBeUndefined();
    expect(fix(lines(['Won the depot prize for fewest breakages in 2024', ...duties, strong]), 'strongest-first')).toBeUndefined();
  });
});

test('what ran out beside a paper that is needed is not told of it', () => {
  expect(fix(driver(steady, '# Licences\nPRINCE2 expired 2020; Driver CPC card to Sept 2031\n'), 'expired-papers')).toBeUndefined();
});

test('a membership that has lapsed is no qualification that has expired', () => {
  const line = 'Chartered Institute of Logistics, qualified 1996 (membership lapsed)';
  expect(fix(driver(steady, `# Qualifications\n${line}\n`), 'expired-papers')).toBeUndefined();
});

test.each(['Reason for leaving: the firm closed', 'Pay is negotiable', 'I am fed up of agency work', 'Never been sacked from anywhere'])(
  'a remark against oneself is quoted: %s',
  (remark) => {
    expect(fix(driver(steady, `# Additional information\n${remark}\n`), 'remarks')?.description).toContain('Your CV says');
  },
);

test('sentences in capitals are asked to be written small, and a heading in capitals is not', () => {
  const shouted = 'DROVE PARCELS TO SHOPS AND HOMES ON THE COAST AND TOOK PAYMENTS FROM CUSTOMERS AT THE DOOR';
  expect(fix(driver(job('Dale Haulage', 'Jan 2018 – Dec 2024', shouted)), 'capitals')).toBeDefined();
  expect(fix(driver(steady).replace('# Work Experience', '# WORK EXPERIENCE'), 'capitals')).toBeUndefined();
});

test('a nurse of a hospital is told of the supporting statement, a shop assistant is not', () => {
  expect(fix(strongCv, 'application-form')).toMatchObject({ kind: 'gains-points' });
  expect(fix(weakCv, 'application-form')).toBeUndefined();
});

test('who leaves the police is asked for a civilian job and for its abbreviations', () => {
  const officer = `Marian Tolley\n07700 900418 | marian.tolley@example.com\n\n# Profile\nDetective constable leaving the police after 15 years.\n\n# Work Experience\nDetective Constable, Severnside Police\tMar 2011 – Present\n- Ran fraud cases as OIC and wrote MG6 and MG11 files for the CPS\n- Interviewed fraud suspects under PACE and took money laundering statements\n\n# Education\nGCSEs, Thirsk School\t2008\n`;
  expect(fix(officer, 'target')).toMatchObject({ kind: 'loses-readers' });
  expect(fix(officer, 'abbreviations')?.description).toContain('‘OIC’');
});

describe('the time since a last job that ended over a year ago', () => {
  const ended = job('Dale Haulage', 'Jan 2018 – Jun 2024');

  test('is asked for', () => {
    expect(fix(driver(ended), 'since-last-job')?.description).toContain('‘Jan 2018 – Jun 2024’, more than a year ago');
  });

  test.each([
    ['a later year', driver(ended, '# Training\nFirst aid at work, 2025\n')],
    [
      'a reason in the profile',
      driver(ended).replace('# Work', '# Profile\nDriver returning after two years caring for my mother.\n\n# Work'),
    ],
    ['study that goes on', driver(ended).replace('GCSEs, Thirsk School\t2008', 'MSc Logistics, Leeds University\tSept 2024 – Present')],
    ['one date alone', driver(job('Dale Haulage', 'March 2023', 'Drove parcels to shops, farms and homes along the coast each day'))],
    ['a job still held', driver(job('Alder Freight', 'Mar 2025 – Present') + ended)],
    [
      'the rest of the year that it ended in',
      driver(job('Dale Haulage', '2018 – 2025', 'Drove parcels to shops, farms and homes along the coast each day')),
    ],
  ])('is not where the CV shows %s', (_, cv) => {
    expect(fix(cv, 'since-last-job')).toBeUndefined();
  });
});

test.each([
  ['Driver CPC card (ran out 30 Sept 2024, course booked)', true],
  ['Gas Safe card lapsed at the same time', false],
  ['Driver CPC card (expires March 2025)', true],
  ['Driver CPC card (expires March 2031)', false],
  ['SSSTS lapsed 2023, will redo', false],
  ['Paediatric First Aid (expires March 2025)', false],
  ['Care Certificate, 2019', false],
])('a paper that the work needs and that has expired is found under any heading of papers: %s', (line, isExpired) => {
  expect(fix(driver(steady, `# Certificates\n${line}\n`), 'expired-papers') !== undefined).toBe(isExpired);
});

test.each([
  'Won back lapsed contracts with a training ticket offer',
  'Validated the licence register in 2018',
  'Forklift driver, 3 years exp in 2018',
])('work with what has lapsed, or long ago, lets nothing expire: %s', (line) => {
  expect(fix(driver(steady, `# Additional information\n${line}\n`), 'expired-papers')).toBeUndefined();
});

test('cards in a row of bullet points each need a date of their own', () => {
  const cards = '# Tickets\n- Driver CPC, valid until May 2030\n- Digital tachograph card\n- HGV licence\n';
  expect(fix(driver(steady, cards), 'papers')?.description).toContain('‘Digital tachograph card’ is valid');
});

test('marks that people give their own skills are asked to go, and levels of languages and one figure are not', () => {
  const skills = (list: string) => driver(steady).replace('# Interests', `# Skills\n${list}\n\n# Interests`);
  expect(fix(skills('Excel 90%, Route planning 80%'), 'self-ratings')?.description).toContain('‘Excel 90%’');
  expect(fix(skills('Excel, picking accuracy 99%'), 'self-ratings')).toBeUndefined();
  expect(fix(skills('Raised revenue by 15%, kept retention above 98%'), 'self-ratings')).toBeUndefined();
  expect(fix(driver(steady, '# Languages\nPolish 100%, German 40%\n'), 'self-ratings')).toBeUndefined();
});

test('when somebody can start is no reason for leaving', () => {
  expect(fix(driver(steady, '# Additional information\nNotice period: one month.\n'), 'remarks')).toBeUndefined();
  expect(fix(driver(steady, '# Additional information\nReason for leaving: the depot closed.\n'), 'remarks')).toBeDefined();
});

test('an old certificate of first aid is not asked for, and hides no paper that the work needs', () => {
  const both = '# Certificates\nFirst aid certificate, expired 2023\nDriver CPC card, expired 2024\n';
  expect(fix(driver(steady, both), 'expired-papers')).toMatchObject({ kind: 'stops-application' });
  expect(fix(driver(steady, both), 'expired-papers')?.description).toContain('Driver CPC');
  expect(fix(driver(steady, '# Certificates\nFirst aid certificate, expired 2023\n'), 'expired-papers')).toBeUndefined();
});

test('a gap that a sentence tells of with its year is not asked about', () => {
  const jobs = job('Beck Parcels', 'Jan 2023 – Jul 2026') + job('Dale Haulage', 'Jan 2012 – Oct 2020');
  expect(fix(driver(jobs), 'gap')).toBeDefined();
  expect(fix(driver(jobs, '# Also\nFrom November 2020 I ran the farm with my brother.\n'), 'gap')).toBeUndefined();
});

test('whoever sets out each job in bullet points is not asked to', () => {
  const odd =
    '# Work\nDriver 2019\n- Drove parcels to shops and homes on the coast, in all weathers and mostly alone, with one van of the firm and later with two of them\n';
  expect(fix(driver(odd), 'layout-of-jobs')).toBeUndefined();
});

test('a renewal that is due in a year to come has not run out', () => {
  expect(fix(driver(steady, '# Licences\nDriver CPC card, renewal due April 2031\n'), 'expired-papers')).toBeUndefined();
  expect(fix(driver(steady, '# Licences\nDriver CPC card, renewal due April 2021\n'), 'expired-papers')).toBeDefined();
});

test('a card that ran out in a month that is shortened has run out', () => {
  expect(fix(driver(steady, '# Licences\nDriver CPC card ran out Sept 2025, 21 hours of the 35 done\n'), 'expired-papers')).toBeDefined();
});
