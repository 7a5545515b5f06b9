import { outcomes } from '@/lib/analysis/audits/outcomes';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { cvFrom } from '@/tests/support/cv-builder';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(outcomes, {
  passes: { 'a ward manager whose lines say what came of the work': strongCv },
  fails: { 'duties without a result': weakCv, 'a CV without any line under a role': withoutRoles },
});

test('the advice on results names a role of the CV and points at it', () => {
  const { fix, targets } = scoredBy(outcomes, weakCv);
  expect(fix?.description).toContain('‘Shop Assistant’');
  expect(targets.length).toBeGreaterThan(0);
});

test('an older job is not improved before the latest one', () => {
  const latest =
    'Stock Clerk, Acme Stores\tJan 2020 - Present\n- Dealing with stock counts and deliveries for the shop\n- Cover for the manager when on leave\n\n';
  const { fix } = scoredBy(outcomes, weakCv.replace(/(# (?:Work )?Experience\n+)/, `$1${latest}`));
  expect(fix?.description).toContain('under ‘Stock Clerk’');
});

test('a result taken away lowers the share, and a duty taken away moves nothing', () => {
  const whole = scoredBy(outcomes, strongCv).share;
  expect(scoredBy(outcomes, strongCv.replace(/^- Reduced inpatient falls.*\n/m, '')).share).toBeLessThan(whole);
  expect(scoredBy(outcomes, strongCv.replace(/^- Assessed student nurses.*\n/m, '')).share).toBe(whole);
});

test('a mere size counts less than what came of the work', () => {
  const [size, result] = ['Ran a ward of 28 beds day and night.', 'Cut waiting times by 28% within one year.'].map(
    (line) => scoredBy(outcomes, strongCv.replace(/^- Raised the CQC.*$/m, `- ${line}`)).share,
  );
  expect(size).toBeLessThan(result ?? 0);
});

const nursery = (line: string): string => `${weakCv.replace(/^- .*\n/gm, '').replace('# Education', `- ${line}\n\n# Education`)}`;

test.each([
  'No accidents or infringements in six years',
  'Helped the nursery go from Requires Improvement to Good with Ofsted',
  'Moved 140 services to new machines with no downtime',
  'Landlord gas safety certificates, never failed an audit by the inspector',
  'Wrote the risk assessments and passed technical inspection first time',
  'Passed each inspection by the Health and Safety Executive',
])('an outcome that needs no figure counts as one: ‘%s’', (line) => {
  expect(scoredBy(outcomes, nursery(line)).note).not.toMatch(/a size and not what came of it/);
  expect(scoredBy(outcomes, nursery(line)).share).toBeGreaterThan(0);
});

test.each([
  'Reason for leaving: firm closed and everybody was laid off',
  'Attended a course in food hygiene at the college',
  'Completed my training for the forklift licence',
  'PCV cat D, full licence and no points',
])('‘%s’ is never asked for figures', (line) => {
  const driver = `Len Ackersley\n07700 900111\n\n# Work Experience\nBus driver, Holme Coaches\t2019 – 2024\n- ${line}\n- Drove the school run\n`;
  const { fix, targets } = scoredBy(outcomes, driver);
  expect(fix?.description).not.toContain(line.slice(0, 20));
  expect(targets.map(({ start }) => cvFrom(driver).text.slice(start, start + 20))).not.toContain(line.slice(0, 20));
});

test('a line under a break for care is never asked for figures, and what it proves still counts', () => {
  const carer = (line: string): string =>
    `Ann Mellor\n07700 900111\n\n# Work Experience\nFull-time carer for my mother\t2022 – 2025\n- ${line}\n\nClerk, Holme Mill\t2015 – 2022\n- Updated the records of the mill\n`;
  const plain = scoredBy(outcomes, carer('Looked after her until she died in May'));
  expect(plain.fix?.description ?? '').not.toContain('Looked after her');
  expect(scoredBy(outcomes, carer('Raised £11,400 as treasurer of the hospice, up from £6,900')).share).toBeGreaterThan(plain.share);
});

test('where no line can be asked, the place is named', () => {
  const terse =
    'Len Ackersley\n07700 900111\n\n# Work Experience\nBus driver, Holme Coaches\t2019 – 2024\n- private hire and school contracts all week\n';
  expect(scoredBy(outcomes, terse).fix?.description).toContain('Where you can, say under ‘Bus driver’ what came of your work');
});

test('results are not asked for in a job of which half the lines are results', () => {
  const role = (lines: string): string => weakCv.replace(/^- .*\n/gm, '').replace('# Education', `${lines}\n# Education`);
  const proving = role(
    '- Raised sales by 12% in one year\n- Cut waste from 9% to 4%\n- Served customers on the till\n- Put out the deliveries\n',
  );
  const { fix, share } = scoredBy(outcomes, proving);
  expect(share).toBeLessThan(1);
  expect(fix).toBeNull();
});

test('a few weeks of other work are not what to begin with, where a longer job of late lacks results', () => {
  const stopgap =
    'Night Packer, Elm Foods\tJan 2026 - Present\n- Packed and stacked orders\n- Swept the aisles\n- Kept the cages in order\n\n';
  const before = scoredBy(outcomes, weakCv).fix?.description;
  const after = scoredBy(outcomes, weakCv.replace(/(# (?:Work )?Experience\n+)/, `$1${stopgap}`)).fix?.description;
  expect(after).toContain(before?.slice(0, 40));
});

test('an unpaid role is not the one to begin with, where there is paid work', () => {
  const unpaid =
    'Volunteer Coordinator, Elm Food Bank\tJan 2020 - Present\n- Packed and sorted the food\n- Drove the van\n- Kept the list\n\n';
  const { fix } = scoredBy(outcomes, weakCv.replace(/(# (?:Work )?Experience\n+)/, `$1${unpaid}`));
  expect(fix?.description).not.toContain('Volunteer');
});
