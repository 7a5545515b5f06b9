import { changedLines } from '@/lib/report/ledger-changes';

const line = (auditId: string, points: number, found?: number, note = 'As it was seen.') => ({
  auditId,
  title: `Title of ${auditId}`,
  note,
  points,
  ...(found === undefined ? {} : { found }),
});

const wordsFor = (before: ReturnType<typeof line>[], after: ReturnType<typeof line>[]) =>
  changedLines(before, after).lines.map(({ by, words }) => [by, words]);

describe('what moved between two ledgers', () => {
  it('says what was added or taken out, counted', () => {
    expect(wordsFor([line('results', 2, 4)], [line('results', 8, 7)])).toEqual([[6, '3 results added']]);
    expect(wordsFor([line('results', 8, 7)], [line('results', 6, 6)])).toEqual([[-2, 'one result taken out']]);
    expect(wordsFor([line('contact', 1, 2)], [line('contact', 2, 3)])).toEqual([[1, 'one contact detail added']]);
  });

  it('gives the sentence of the new ledger where nothing was counted, or the count does not explain the points', () => {
    const note = 'Your profile has 44 words. That is a good length.';
    expect(wordsFor([line('profile', 1)], [line('profile', 2, undefined, note)])).toEqual([[1, note]]);
    expect(wordsFor([line('results', 4, 7)], [line('results', 6, 6, note)])).toEqual([[2, note]]);
    expect(wordsFor([line('results', 4)], [line('results', 6, 6, note)])).toEqual([[2, note]]);
  });

  it('counts a deduction that is gone as its points back, and a new one as points lost', () => {
    expect(wordsFor([line('stuffing', -10)], [])).toEqual([[10, 'no longer applies']]);
    expect(wordsFor([], [line('stuffing', -10, undefined, 'A long list.')])).toEqual([[-10, 'A long list.']]);
  });

  it('leaves out a tenth that only the rounding moved', () => {
    expect(changedLines([line('contact', 3, 4)], [line('contact', 3.1, 4)])).toEqual({ lines: [], unchanged: 1 });
    expect(wordsFor([line('profile', 1, undefined, 'Thirty words.')], [line('profile', 1.1, undefined, 'Forty words.')])).toHaveLength(1);
  });

  it('puts what moved most first, and counts the lines that stayed', () => {
    const before = [line('a', 1), line('b', 2), line('c', 3)];
    const after = [line('a', 1.5), line('b', 0.5), line('c', 3)];
    const { lines, unchanged } = changedLines(before, after);
    expect(lines.map(({ auditId, before: was, after: is, by }) => [auditId, was, is, by])).toEqual([
      ['b', 2, 0.5, -1.5],
      ['a', 1, 1.5, 0.5],
    ]);
    expect(unchanged).toBe(1);
  });
});
