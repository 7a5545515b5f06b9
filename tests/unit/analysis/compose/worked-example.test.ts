import { workedExample, type ExampleContext } from '@/lib/analysis/compose/worked-example';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const plain: ExampleContext = { isCurrent: false, isLatest: true, hasSlip: false, hasClients: false };

/** What the advice to open with a verb makes of a line under a role that has ended. */
const opened = (line: string): string | null => {
  const cv = cvFrom(
    `Jane Example\njane@example.com | 07700 900123 | Leeds\n\n# Experience\n\nAssistant, Acme Hotel\tJan 2019 - May 2023\n- ${line}\n- Kept the log book of the front desk up to date`,
  );
  const statement = readCv(cv, TODAY).roles[0]?.statements[0];
  return (statement && workedExample('openings', statement, plain)?.after) ?? null;
};

test.each([
  ['Responsible for updating policies and the staff handbook', 'Updated policies and the staff handbook'],
  ['Installing of wireless access points in two offices', 'Installed wireless access points in two offices'],
  ['Responsible for the weekly rota of the bar', 'Planned the weekly rota of the bar'],
])('%j becomes %j', (line, after) => {
  expect(opened(line)).toBe(after);
});

test.each(['Duties included picking and packing', 'Responsible for weekly reporting to clients and for dealing with complaints'])(
  'where no verb fits the whole line none is made up: %j',
  (line) => {
    expect(opened(line)).toBeNull();
  },
);

/** What the advice to add a result makes of a line. */
const withSlot = (line: string, context: Partial<ExampleContext> = {}, auditId = 'outcomes'): string | null => {
  const cv = cvFrom(
    `Jane Example\njane@example.com | 07700 900123 | Leeds\n\n# Experience\n\nAssistant, Acme Hotel\tJan 2019 - May 2023\n- ${line}\n- Kept the log book of the front desk up to date`,
  );
  const statement = readCv(cv, TODAY).roles[0]?.statements[0];
  return (statement && workedExample(auditId, statement, { ...plain, ...context })?.after) ?? null;
};

test.each([
  'Planned the weekly rota of the bar',
  'Repaired the locks of the guest rooms',
  'Ordered linen for the whole hotel',
  'Designed the menu of the new restaurant',
  'Answered letters from guests',
  'Trained new starters at the front desk',
  'Sold tickets for the summer fair',
  'Cleaned and polished the great hall',
])('‘%s’ can be shown with a slot for its result', (line) => {
  expect(withSlot(line)).toBe(`${line}, [add result: how much, how many or what came of it]`);
});

test.each([
  'Responsible for the weekly rota of the bar',
  'Cleaning the rooms of the west wing',
  'Coached the hotel team, county winners 2022',
  'Moved the linen store, the way to it is shorter now',
  'Planned a route by bus for a guest who now goes alone',
  'Sat with guests in their last days until relatives of the deceased arrived',
  'Supported bereaved families after a death',
  'Named top seller of spa days for the North West',
  'Watched the night porter lock the doors',
  'Level 2 food hygiene and a first aid licence',
  'Washed, ironed and folded the sheets',
  'Planned the rota for fourteen cleaners',
  'Won the award for the best front desk',
  'Rearranged the stores so that nothing ran out',
  'Kept the keys (and the alarm of the stores',
])('‘%s’ cannot: no deed of their own, a row, or a result is there', (line) => {
  expect(withSlot(line)).toBeNull();
});

test('a line with a mistake in it, or under an old role, is no example', () => {
  expect(withSlot('Planned the weekly rota of the bar', { hasSlip: true })).toBeNull();
  expect(withSlot('Planned the weekly rota of the bar', { isLatest: false })).toBeNull();
});

test('clients are asked for only where the CV speaks of clients', () => {
  expect(withSlot('Planned the weekly rota of the bar', {}, 'specifics')).toBe(
    'Planned the weekly rota of the bar [add the tool or the size]',
  );
  expect(withSlot('Planned the weekly rota of the bar', { hasClients: true }, 'specifics')).toContain('the client');
});
