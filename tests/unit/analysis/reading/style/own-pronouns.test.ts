import { ownPronouns } from '@/lib/analysis/reading/style/own-pronouns';
import { tokenise } from '@/lib/analysis/text/tokens';
import { cvFrom } from '@/tests/support/cv-builder';

const pronounsIn = (line: string): string[] => {
  const cv = cvFrom(
    `Oonagh Tresize\n07700 900111\n\n# Profile\nI like my work.\n\n# Work Experience\nFitter, Lamorna Works\t2019 – 2024\n- ${line}\n- Kept the log book of the works\n`,
  );
  return ownPronouns(cv, tokenise(cv.text)).map(({ start, end }) => cv.text.slice(start, end));
};

test.each([
  ['I fitted pumps', ['I']],
  ['Fitted pumps and I tested them', ['I']],
  ['My team fitted pumps', ['My']],
  ['They gave me the keys to my own van', ['me', 'my']],
  ['i work on pumps', ['i']],
  ['I’ve fitted pumps', ['I’ve']],
  ['I fitted pumps when I was asked', ['I', 'I']],
  ['Helped my manager with pumps', ['my']],
])('‘%s’ has %j', (line, pronouns) => {
  expect(pronounsIn(line)).toEqual(pronouns);
});

test.each([
  'Studied mechanical engineering (ME) at night',
  'Passed Phase I of the site plan',
  'Repaired a Grade I listed mill',
  'Worked by myself on most days',
  'Surveyed a disused tin mine',
  'ME support worker for two families',
  'Ran stage (i) of the test',
  'Wrote up World War I records',
  'Lodged returns, i.e. tax and pay',
  'Passed the LSA&I graded green',
])('‘%s’ has none', (line) => {
  expect(pronounsIn(line)).toEqual([]);
});
