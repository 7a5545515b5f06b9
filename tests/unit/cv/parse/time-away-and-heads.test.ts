import { tellsOfTimeAway } from '@/lib/cv/parse/work/time-away';
import { cvFrom } from '@/tests/support/cv-builder';

test.each([
  'Career break - looking after mum',
  'Bringing up twins',
  'Applying for jobs',
  'Maternity leave (from Argos)',
  'Backpacking in Asia',
  'Not working, family reasons',
  'Redundancy',
])('‘%s’ tells of time away', (head) => {
  expect(tellsOfTimeAway(head)).toBe(true);
});

test.each([
  'Travel Consultant, Lakeside Holidays, Kendal',
  'Senior Carer, Beech House Care Home',
  'Family Support Worker, Derby City Council',
  'Maternity cover HR Adviser, Pell & Shaw',
  'Volunteer, food bank',
  'Self-employed plasterer',
  'Warehouse operative, agency',
  'Study Centre Manager',
  'Tesco',
  'KPMG',
  'Boots',
  'Next',
])('‘%s’ is a post', (head) => {
  expect(tellsOfTimeAway(head)).toBe(false);
});

test('a heading that says what is wanted heads a profile, whatever else it names', () => {
  const cv = cvFrom(
    'Sam Lowe\n\n# The kind of school I am looking for\nA small primary school in Fife where I can lead science.\n\n# Jobs\nTeacher, Leven Primary\t2016 – 2020\n- Taught Primary 5\n',
  );
  expect(cv.profile).not.toBeNull();
});

test('time away that is dated among the jobs heads no section of its own', () => {
  const cv = cvFrom(
    'Sam Lowe\n\n# Jobs\nDriver, Dale Haulage\t2016 – 2020\n- Drove parcels to shops\nCareer break – looking after dad, 2013 – 2016\nPicker, Hull Stores\t2010 – 2013\n- Picked orders by hand scanner\n',
  );
  expect(cv.sections.filter(({ kind }) => kind === 'experience')).toHaveLength(1);
});

test('a stop behind the dates that open a line ends no head', () => {
  const cv = cvFrom(
    'Sam Lowe\n\n# Work\n2009-2021. Coach Driver, Dale Travel Ltd, Hull. Private hire and school contracts, cash for excursions.\n98-09. Bus Driver, Humber Buses, Hull. Service work in the city and the coast.\n',
  );
  expect(cv.work.map(({ title }) => title?.text)).toEqual(['Coach Driver', 'Bus Driver']);
});
