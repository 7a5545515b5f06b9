import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';

const shop = (...lines: string[]): string =>
  `${weakCv.replace(/^- .*\n/gm, '').replace('# Education', `${lines.map((line) => `- ${line}\n`).join('')}\n# Education`)}`;
const RESULTS = /^Add (?:more )?results to your work experience$/;

test.each([
  [['Served 300 people a day', 'Cut waste by 12%', 'Stacked the shelves of the shop']],
  [['Trained four new starters', 'Won the cup for best shop', 'Swept the yard behind the shop']],
  [['Kept a float of £200', 'Opened 6 days a week', 'Cleaned the tills of the shop']],
])('where most bullet points have a result or figure, results are not the first advice: %j', (lines) => {
  const { improvements, oneThing, summary } = analyseLines(shop(...lines));
  expect(improvements[0]?.title).not.toMatch(RESULTS);
  expect(oneThing?.title).not.toMatch(RESULTS);
  expect(summary).not.toMatch(/first: add (?:more )?results/);
});

test('where few have one, they may be', () => {
  const titles = analyseLines(shop('Stacked the shelves of the shop', 'Swept the yard behind the shop')).improvements.map(
    ({ title }) => title,
  );
  expect(titles).toContainEqual(expect.stringMatching(RESULTS));
});

test('the first thing to do changes what the CV says; taking a line out comes after it', () => {
  const married = shop('Stacked the shelves of the shop', 'Swept the yard behind the shop').replace(
    '# Education',
    '# Other\nMarried, two sons.\n\n# Education',
  );
  const titles = analyseLines(married).improvements.map(({ title }) => title);
  expect(titles.indexOf('Take out your marital status or family')).toBe(1);
});

test('contact details of referees come after it too, though readers mind them', () => {
  const referees = shop('Stacked the shelves of the shop', 'Swept the yard behind the shop').replace(
    '# Education',
    '# References\nAnn Marlow, 07700 900555, ann.marlow@example.com\n\n# Education',
  );
  const titles = analyseLines(referees).improvements.map(({ title }) => title);
  expect(titles.indexOf('Take out contact details in your references')).toBe(1);
});
