import { claimText, claims, isShown } from '@/lib/content/claims';
import { facts, shownFacts } from '@/lib/content/facts';

test('hiding unsourced claims removes every one without a source', () => {
  expect(claimText('recruiterRecall', 'show')).toBe('83% of recruiters say professionally named CV files improve recall');
  expect(claimText('recruiterRecall', 'hide')).toBeNull();
  expect(claimText('firstLook', 'hide')).not.toBeNull();
});

test('a claim that is switched off is gone under any policy', () => {
  expect(isShown({ ...claims.firstLook, shown: false }, 'show')).toBe(false);
});

test('the two salary claims stand as specified', () => {
  expect(claims.salaryIncrease.text).toContain('£8,000-£15,000 within 6 months');
  expect(claims.salaryUpTo.text).toContain('up to £15,000');
});

test('there are nine facts, each with a source', () => {
  expect(facts).toHaveLength(9);
  expect(shownFacts('hide')).toHaveLength(9);
});
