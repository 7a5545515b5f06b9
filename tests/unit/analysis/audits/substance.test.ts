import { substance } from '@/lib/analysis/audits/substance';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

describeAudit(substance, { passes: { 'figures and facts': strongCv }, fails: { 'adjectives alone': weakCv } });

test('a stock phrase is named and its place shown', () => {
  const { note, targets } = scoredBy(substance, weakCv);
  expect(note).toMatch(/^Your profile says ‘/);
  expect(targets.length).toBeGreaterThan(0);
});

test('a figure in the profile raises the share, and stock phrases lower it', () => {
  const whole = scoredBy(substance, strongCv).share;
  expect(scoredBy(substance, strongCv.replace(/ with eleven years.*two years\./, '.')).share).toBeLessThan(whole);
  const worn = 'Hard working, enthusiastic, reliable, results driven team player who thinks outside the box and goes the extra mile.';
  expect(scoredBy(substance, strongCv.replace('Looking for', `${worn} Looking for`)).share).toBeLessThan(whole);
});

test('‘I’ in a sentence is no name', () => {
  const [said, unsaid] = ['and I explain it', 'and explain it'].map(
    (words) =>
      scoredBy(substance, strongCv.replace(/# Profile\n.*\n/, `# Profile\nWard manager who finds what is wrong ${words} to the team.\n`))
        .share,
  );
  expect(said).toBe(unsaid);
});
