import { addsAgency } from '@/lib/analysis/reading/statements/agency';
import { slotsIn } from '@/lib/rewrite/slots';
import { everySuggestion, keyOf, readGolden } from '@/tests/eval-rewrites/golden';

describe('the suggestions for the fixtures', () => {
  const golden = readGolden();

  it('are those that were judged: a changed one needs a new verdict', async () => {
    expect((await everySuggestion()).map(keyOf).sort()).toEqual(golden.map(keyOf).sort());
    expect(golden.filter(({ verdict }) => verdict === null)).toEqual([]);
  });

  it('are 300 and more, over 40 CVs and more', () => {
    expect(golden.length).toBeGreaterThanOrEqual(300);
    expect(new Set(golden.map(({ cv }) => cv)).size).toBeGreaterThanOrEqual(40);
  });

  it('have no verb of agency that their line lacks', () => {
    const rewritten = golden.filter(({ before, after }) => before !== '' && after !== '');
    expect(rewritten.filter(({ before, after }) => addsAgency(before, after))).toEqual([]);
  });

  it('have at most two slots, each with its question', () => {
    for (const { after, questions } of golden) {
      const slots = slotsIn(after).length;
      expect(slots).toBeLessThanOrEqual(2);
      if (slots > 0) expect(questions.length).toBeGreaterThan(0);
    }
  });
});
