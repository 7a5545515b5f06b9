import { chanceOfResult, unjudged } from '@/lib/analysis/reading/statements/result-model';
import { labelledLines } from '@/tests/eval-lines/labelled-lines';

const chanceOf = (line: string): number => chanceOfResult(unjudged(line));

describe('on lines that took no part in the training', () => {
  const kept = labelledLines('kept').map(({ label, line }) => ({ isResult: label === 'result', chance: chanceOf(line) }));
  const results = kept.filter(({ isResult }) => isResult);
  const shareOf = (some: readonly { isResult: boolean }[], isResult: boolean): number =>
    some.filter((one) => one.isResult === isResult).length / some.length;

  it('at least 85 % of what counts as a result is one, and 85 % of the results are found', () => {
    const counted = kept.filter(({ chance }) => chance >= 0.5);
    expect(shareOf(counted, true)).toBeGreaterThanOrEqual(0.85);
    expect(counted.filter(({ isResult }) => isResult).length / results.length).toBeGreaterThanOrEqual(0.85);
  });

  it('at least 95 % of what is quoted is a result, and at most 2 % of what is asked for one has one', () => {
    expect(
      shareOf(
        kept.filter(({ chance }) => chance >= 0.9),
        true,
      ),
    ).toBeGreaterThanOrEqual(0.95);
    expect(
      shareOf(
        kept.filter(({ chance }) => chance < 0.1),
        true,
      ),
    ).toBeLessThanOrEqual(0.02);
  });
});

test.each([
  ['he', 'she'],
  ['his', 'her'],
])('‘%s’ and ‘%s’ are alike', (his, her) => {
  const line = (word: string): string => `Coached a trainee until ${word} round was quicker than mine`;
  expect(chanceOf(line(his))).toBe(chanceOf(line(her)));
});

test('which school it is changes nothing', () => {
  const line = (school: string): string => `Assessed student nurses on placement for the ${school}`;
  expect(chanceOf(line('University of Oxford'))).toBe(chanceOf(line('Wolverhampton College')));
});

test('a number that measures nothing changes nothing', () => {
  expect(chanceOf('Kept the ledger of the shop (1)')).toBe(chanceOf('Kept the ledger of the shop'));
});
