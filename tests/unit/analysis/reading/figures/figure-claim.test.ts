import { figureClaim } from '@/lib/analysis/reading/figures/figure-claim';
import { findFigures } from '@/lib/analysis/reading/figures/figures';
import { tokenise } from '@/lib/analysis/text/tokens';
import { scoredBy } from '@/tests/support/describe-audit';
import { outcomes } from '@/lib/analysis/audits/outcomes';

const claimOf = (text: string): string => {
  const tokens = tokenise(text);
  return figureClaim(findFigures(tokens, text, 0), tokens, text, 0);
};

test.each([
  'Ran the bakery counter for fourteen years',
  'Held the same round for 9 years',
  'Looked after a team of five',
  'Booked two contractors for the roof',
  'Trained sixteen apprentices',
  'Served over 300 covers a night',
  'Kept a float of £200',
  'Cut waste by a third',
  'On Saturdays 90 covers, on my own',
  'Worked there for two and a half years',
])('‘%s’ has a figure', (line) => {
  expect(claimOf(line)).toBe('yes');
});

test.each([
  'Taught Year 10 and helped with Year 8 in 2021',
  'Planned lessons for Key Stage 4',
  'Took Years 7 to 11 pupils for football',
  'Kept the books in Sage 50 accounts',
  'Wired the hall for Phase 2 under BS 7671',
  'Drew the unit in MEOOW2 and Windows 10',
  'Studied A level maths, Level 3 and Unit 7',
  'Answered to a Band 6 nurse under ISO 9001',
  'Drove a Class 1 lorry between 2019 and 2021',
  'Filled in Form 5 and Covid-19 returns',
  'Passed the 18th edition in March 2020',
  'Rolled out the Blue Prism 7 robots from 2021-22',
])('‘%s’ has none: a label, a name or a year measures nothing', (line) => {
  expect(claimOf(line)).toBe('no');
});

test.each(['Open 6 to 2 on market days', 'Drove the 7.5t lorry to 4 each day', 'Two of us ran the kitchen'])(
  'whether ‘%s’ has a figure is not certain',
  (line) => {
    expect(claimOf(line)).toBe('unsure');
  },
);

const porter = (...lines: string[]): string =>
  `Len Ackersley\n07700 900111\n\n# Work Experience\nKitchen porter, The Ferry\t2019 – 2024\n${lines.map((line) => `- ${line}`).join('\n')}\n`;

test('a count that may be too low is not told, and an uncertain line is not asked for a figure', () => {
  const { note, fix } = scoredBy(
    outcomes,
    porter('Washed up for 120 guests', 'Two of us ran the kitchen', 'Swept the yard and the cellar', 'Scrubbed the floors and the stoves'),
  );
  expect(note).not.toMatch(/\d/);
  expect(fix?.description ?? '').not.toContain('Two of us');
});

test('where no figure is certain and one is possible no number is told', () => {
  const { note } = scoredBy(outcomes, porter('Two of us ran the kitchen', 'Swept the yard and the cellar'));
  expect(note).not.toMatch(/\d/);
});
