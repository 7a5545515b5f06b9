import { workedExample, type ExampleContext } from '@/lib/analysis/compose/worked-example';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const plain: ExampleContext = { isCurrent: false, hasSlip: false };

/** What the advice to open with a verb makes of a line under a role that has ended. */
const opened = (line: string, context: Partial<ExampleContext> = {}): string | null => {
  const cv = cvFrom(
    `Jane Example\njane@example.com | 07700 900123 | Leeds\n\n# Experience\n\nAssistant, Acme Hotel\tJan 2019 - May 2023\n- ${line}\n- Kept the log book of the front desk up to date`,
  );
  const statement = readCv(cv, TODAY).roles[0]?.statements[0];
  return (statement && workedExample(statement, { ...plain, ...context })?.after) ?? null;
};

test.each([
  ['Responsible for updating policies and the staff handbook', 'Updated policies and the staff handbook'],
  ['Installing of wireless access points in two offices', 'Installed wireless access points in two offices'],
  ['Responsible for the weekly rota of the bar', 'Planned the weekly rota of the bar'],
])('%j becomes %j', (line, after) => {
  expect(opened(line)).toBe(after);
});

test('who helped is not said to have done it', () => {
  expect(opened('Helped with moving staff to a new booking system')).toBeNull();
});

test.each(['Duties included picking and packing', 'Responsible for weekly reporting to clients and for dealing with complaints'])(
  'where no verb fits the whole line none is made up: %j',
  (line) => {
    expect(opened(line)).toBeNull();
  },
);

test('a line with a mistake in it is no example', () => {
  expect(opened('Responsible for the weekly rota of the bar', { hasSlip: true })).toBeNull();
});
