import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const fixesOf = (cv: string) => analyseLines(cv).improvements;
const licenceFix = (line: string) =>
  fixesOf(`${strongCv}\n\n# Additional information\n${line}`).find(({ auditId }) => auditId === 'papers');

const asksForDate = (line: string): boolean => /Say until when/.test(licenceFix(line)?.description ?? '');

describe('licences whose date an employer checks', () => {
  test.each(['Driver CPC, digital tacho card', 'SIA door supervisor licence', 'CSCS card', 'Forklift licence'])(
    'are nothing to a ward manager: %s',
    (line) => {
      expect(licenceFix(line)).toBeUndefined();
    },
  );

  test.each(['Driver CPC, valid until 2029', 'CSCS card, expires 03/27', 'CSCS card\nConstruction Skills\nJune 2024'])(
    'are left alone with one: %s',
    (line) => {
      expect(asksForDate(line)).toBe(false);
    },
  );

  test.each(['Enhanced DBS', 'Care Certificate', 'Level 2 food hygiene'])('are not asked for a date that they do not have: %s', (line) => {
    expect(licenceFix(line)).toBeUndefined();
  });

  test.each([
    'AWS ECS, Lambda, Docker',
    'Architecture decision records (ADR)',
    'Commercial disputes, ADR and mediation',
    'DBS Bank, Singapore branch network',
    'Food safety management, HACCP',
  ])('are not seen in words that mean something else: %s', (line) => {
    expect(licenceFix(line)).toBeUndefined();
  });

  test('are dated by any line on which they stand', () => {
    expect(asksForDate('First aid at work\nFirst aid at work, St John Ambulance, 2025')).toBe(false);
  });
});

describe('a card whose only year lies further back than such cards last', () => {
  const aged = (line: string) =>
    fixesOf(`${strongCv}\n\n# Additional information\n${line}`).find(({ auditId }) => auditId === 'aged-papers');

  test.each(['CSCS card, 2019', 'IPAF and PASMA, both 2020', 'First aid at work 2021'])('is asked for its new date: %s', (line) => {
    expect(aged(line)?.description).toContain(`Your CV says ‘${line}’`);
    expect(licenceFix(line)?.description ?? '').not.toContain('Name');
  });

  test.each(['CSCS card, 2024', 'CSCS card, valid until 2019', 'CSCS card 2019, renewed 2024', 'Forklift licence, 2012'])(
    'is none of these: %s',
    (line) => {
      expect(aged(line)).toBeUndefined();
    },
  );
});

describe('a licence that employers of the work look for first', () => {
  const paperOf = ({ title, profile, papers }: { title: string; profile: string; papers: string }) =>
    fixesOf(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile}

# Experience

${title}, Acme Ltd\tJan 2016 - Present
- Moved 40 loads a day between two yards
- Trained six new starters in safe loading
- Checked every load against its papers before it left the yard
- Kept the log book and told the office of each delay

# Training
${papers}
`).find(({ auditId }) => auditId === 'papers');
  const driver = { title: 'HGV Driver', profile: 'HGV driver with nine years of work on the road.', papers: 'Driver CPC to 2029' };

  it.each([
    [{ ...driver, papers: 'Driver CPC, digital tacho card' }],
    [{ title: 'Security Officer', profile: 'Security officer of nine years.', papers: 'SIA door supervisor licence' }],
    [{ title: 'Scaffolder', profile: 'Scaffolder of nine years.', papers: 'CISRS Advanced card' }],
  ])('is asked for its date where none stands beside it: %o', (cv) => {
    expect(paperOf(cv)?.description).toMatch(/Say until when/);
  });

  it('has no date to give where it does not run out', () => {
    const farm = { title: 'Farm Worker', profile: 'Farm worker, stock and arable.', papers: 'PA1 and PA2' };
    expect(paperOf(farm)?.description).toMatch(/^‘PA1/);
    expect(paperOf(farm)?.description).not.toMatch(/until when/);
  });

  it('is named in whole where it stands below the jobs', () => {
    expect(paperOf(driver)).toMatchObject({ kind: 'loses-readers' });
    expect(paperOf({ ...driver, title: 'Forklift Driver', papers: 'Counterbalance forklift licence to 2028.' })?.description).toContain(
      '‘Counterbalance forklift licence to 2028’ stands below your jobs',
    );
  });

  it.each([
    ['it is another work’s', { ...driver, title: 'Hotel Receptionist', profile: 'Receptionist of nine years in two hotels.' }],
    ['every work may ask for it', { ...driver, papers: 'First aid at work, valid until 2028' }],
    ['the profile names another', { ...driver, profile: 'HGV driver, driver CPC to 2029.', papers: 'Digi tacho card to 2028' }],
  ])('is not asked for near the top where %s', (_, cv) => {
    expect(paperOf(cv)).toBeUndefined();
  });
});

test('a strong CV is told to suit the advert, a weak one is not', () => {
  const isTailor = ({ auditId }: { auditId: string }) => auditId === 'tailor';
  expect(fixesOf(strongCv).some(isTailor)).toBe(analyseLines(strongCv).score >= 75);
  expect(fixesOf(weakCv).some(isTailor)).toBe(false);
});

test('early jobs are asked to be short only where they take more than a line each of a CV that has no room left', () => {
  const early = (lines: number) =>
    fixesOf(
      strongCv.replace(
        '# Education',
        `Clerk, Harbour Stores, Hull\tJan 1999 – Dec 2003\n${'- Kept the stock book of the shop and its yard\n'.repeat(lines)}\n# Education`,
      ),
    );
  const isOld = ({ auditId }: { auditId: string }) => auditId === 'old-work';
  expect(early(70).some(isOld)).toBe(true);
  expect(early(12).some(isOld)).toBe(false);
  expect(early(3).some(isOld)).toBe(false);
  expect(fixesOf(strongCv.replace(/Staff Nurse, Penrose[\s\S]*?\n\n/, '')).some(isOld)).toBe(false);
});
