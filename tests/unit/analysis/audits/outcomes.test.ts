import { outcomes } from '@/lib/analysis/audits/outcomes';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

const withoutRoles = strongCv.replace(/# Work Experience[\s\S]*?# Education/, '# Education');

describeAudit(outcomes, {
  passes: { 'a ward manager whose lines say what came of the work': strongCv },
  fails: { 'duties without a result': weakCv, 'a CV without any line under a role': withoutRoles },
});

test('the advice on results quotes a line of the CV itself and points at it', () => {
  const { fix, targets } = scoredBy(outcomes, weakCv);
  expect(fix.description).toContain('‘Responsible for the till’');
  expect(targets.length).toBeGreaterThan(0);
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

test('where every line carries a figure the title does not speak of few that do', () => {
  const outcome = scoredBy(
    outcomes,
    `${weakCv.replace(/^- .*\n/gm, '').replace('# Education', '- Cut till errors by 14% in one year.\n\n# Education')}`,
  );
  expect(outcome.note).toMatch(/^Your one line carries a figure/);
  expect(outcome.title).toBe('Results are there, but not many yet');
});

const nursery = (line: string): string => `${weakCv.replace(/^- .*\n/gm, '').replace('# Education', `- ${line}\n\n# Education`)}`;

test.each([
  'No accidents or infringements in six years',
  'Helped the nursery go from Requires Improvement to Good with Ofsted',
  'Moved 140 services to new machines with no downtime',
  'Landlord gas safety certificates, never failed an audit by the inspector',
  'Wrote the risk assessments and passed technical inspection first time',
  'Kept registers of asbestos and passed each inspection by the Health and Safety Executive',
])('an outcome that needs no figure counts as one: ‘%s’', (line) => {
  expect(scoredBy(outcomes, nursery(line)).note).not.toMatch(/a size and not what came of it/);
  expect(scoredBy(outcomes, nursery(line)).share).toBeGreaterThan(0);
});
