import { chanceOfResult, resultBounds, unjudged } from '@/lib/analysis/reading/statements/result-model';
import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';
import { labelledLines } from '@/tests/eval-lines/labelled-lines';

const chanceOf = (line: string): number => chanceOfResult(unjudged(line));

describe('on lines that took no part in the training', () => {
  const kept = labelledLines('kept').map(({ label, line }) => ({ isResult: label === 'result', chance: chanceOf(line) }));
  const results = kept.filter(({ isResult }) => isResult);
  const shareOf = (some: readonly { isResult: boolean }[], isResult: boolean): number =>
    some.filter((one) => one.isResult === isResult).length / some.length;

  it('at least 85 % of what counts as a result is one, and 85 % of the results are found', () => {
    const counted = kept.filter(({ chance }) => chance >= resultBounds.likely);
    expect(shareOf(counted, true)).toBeGreaterThanOrEqual(0.85);
    expect(counted.filter(({ isResult }) => isResult).length / results.length).toBeGreaterThanOrEqual(0.85);
  });

  it('at least 95 % of what is quoted is a result, and at most 2 % of what is asked for one has one', () => {
    expect(
      shareOf(
        kept.filter(({ chance }) => chance >= resultBounds.certain),
        true,
      ),
    ).toBeGreaterThanOrEqual(0.95);
    expect(
      shareOf(
        kept.filter(({ chance }) => chance < resultBounds.none),
        true,
      ),
    ).toBeLessThanOrEqual(0.02);
  });
});

it('of lines that look like another kind, three quarters of what is quoted is a result', () => {
  const quoted = labelledLines('kept-hard').filter(({ line }) => chanceOf(line) >= resultBounds.certain);
  expect(quoted.length).toBeGreaterThan(40);
  expect(quoted.filter(({ label }) => label === 'result').length / quoted.length).toBeGreaterThanOrEqual(0.75);
});

test.each([
  ['he', 'she'],
  ['his', 'her'],
])('‘%s’ and ‘%s’ are alike', (his, her) => {
  const line = (word: string): string => `Coached a trainee until ${word} round was quicker than mine`;
  expect(chanceOf(line(his))).toBe(chanceOf(line(her)));
});

test('a school changes nothing, whichever it is', () => {
  const line = (place: string): string => `Assessed student nurses on placement${place}`;
  expect(chanceOf(line(' for the University of Oxford'))).toBe(chanceOf(line(' for the Wolverhampton College')));
  expect(chanceOf('Instituted a rota for the ward')).not.toBe(chanceOf('A rota for the ward'));
});

test('what redaction puts in place of a name is heard no more than the name', () => {
  expect(chanceOf('Trained by [NAME] on the tills')).toBe(chanceOf('Trained by Xiuying on the tills'));
});

test('a number that only refers to something changes nothing', () => {
  expect(chanceOf('Kept the ledger of the shop (1)')).toBe(chanceOf('Kept the ledger of the shop'));
  expect(chanceOf('Kept the ledger of the shop [1]')).toBe(chanceOf('Kept the ledger of the shop'));
});

test('words that JavaScript knows are words like others', () => {
  expect(chanceOf('Wrote the copy constructor of a class, toString and valueOf')).toBeGreaterThan(0);
});

test('fragments earn nothing as results', () => {
  const plain = analyseLines(weakCv);
  const fragments = weakCv.replace(
    '# Education',
    `${['Won', 'First time', 'Awards', 'Named', 'Average', 'Best'].map((one) => `- ${one}\n`).join('')}\n# Education`,
  );
  const pointsOf = ({ ledger }: typeof plain): number | undefined => ledger.find(({ auditId }) => auditId === 'outcomes')?.points;
  expect(pointsOf(analyseLines(fragments))).toBe(pointsOf(plain));
});
