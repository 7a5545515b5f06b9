import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';

const strengthsOf = (...lines: string[]): string[] =>
  analyseLines(`${weakCv.replace(/^- .*\n/gm, '').replace('# Education', `${lines.map((line) => `- ${line}\n`).join('')}\n# Education`)}`)
    .positives;

test.each([
  'Cut till errors by 14% in one year',
  'Won driver of the month',
  'Ranked 2nd of 40 shops for service',
  'Saved £3,000 a year on paper bags',
  'Raised takings from £900 to £1,200 a day',
  'Halved the queue at the counter',
])('‘%s’ is quoted as a strong line, and nothing is said of it that it may not be', (line) => {
  expect(strengthsOf(line)[0]).toBe(`A strong line: ‘${line}’.`);
});

test.each([
  'Led a team of six on the night shift',
  'Supervised 4 new starters at the tills',
  'Entered 150 repair requests in a spreadsheet',
  'Trained under two senior bakers',
  'Checked four fridges each morning',
  'Met 12 suppliers at the back door',
  'Signed off timesheets for the shop',
  'Cashed up and counted three tills',
  'On the shop’s 1 in 5 out of hours call rota',
  'Worked 20 hours a week on the counter',
  'of the staff and cut queues by 20%',
  'Served customers (and cut queues by 20%',
])('‘%s’ is not: a duty with a number, or no whole sentence', (line) => {
  expect(strengthsOf(line).join(' ')).not.toContain('strong line');
});

test('a result of the latest role comes before one of an old role', () => {
  const lines = weakCv.replace(
    '# Education',
    '- Cut till errors by 14%\n\nPorter, The Ferry\t2014 – 2018\n- Cut breakages by 40%, from £900 to £540 a year\n- Raised £2,000 and won the cup\n\n# Education',
  );
  expect(analyseLines(lines).positives[0]).toContain('‘Cut till errors by 14%’ and');
});

test('not to have found a mistake is no strength', () => {
  for (const strength of strengthsOf('Cut till errors by 14% in one year'))
    expect(strength).not.toMatch(/spelling|misspel|recognised no|does not belong/i);
});

describe('who has no such line', () => {
  const cv = (papers: string): string[] =>
    analyseLines(
      `Jo Example\n07700 900412 | jo@example.com\n\n# Work Experience\nForklift Driver, Hartley Mills\t2019 - 2021\n- Moved pallets\n- Swept the floor\n\n# Languages\nEnglish, Polish\n\n# Education\nGCSEs, Thirsk School\t2008\n\n${papers}# Interests\nWalking on the moors with the dog, mending old radios for the neighbours, and the village quiz on a Friday in the winter months with friends.\n`,
    ).positives;

  test('is told of the papers that the work asks for, unless they ran out', () => {
    expect(cv('# Licences\nForklift licence\n\n')[0]).toBe('Your CV names what employers in this work look for first: ‘Forklift licence’.');
    expect(cv('# Licences\nForklift licence (expired 2018)\n\n').join(' ')).not.toContain('look for first');
  });
});

test('a line with a misspelt word is not praised', () => {
  expect(strengthsOf('Won driver of the month thruogh safe driving').join(' ')).not.toContain('thruogh');
});
