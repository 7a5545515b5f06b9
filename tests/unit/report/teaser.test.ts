import { cutFixes, cutImprovements, cutStrengths, cutText, moreImprovements } from '@/lib/report/teaser';
import { marketPosition, topPercent } from '@/lib/report/top-percent';

const items = (count: number) => Array.from({ length: count }, (_, index) => `item ${index + 1}`);

describe('the free part of a report', () => {
  it('shows four improvements, two strengths and two fixes, and counts the rest', () => {
    expect(cutImprovements(items(6), false)).toEqual({ shown: items(4), more: 2 });
    expect(cutStrengths(items(3), false)).toEqual({ shown: items(2), more: 1 });
    expect(cutFixes(items(2), false)).toEqual({ shown: items(2), more: 0 });
  });

  it('shows everything once unlocked', () => {
    expect(cutImprovements(items(6), true)).toEqual({ shown: items(6), more: 0 });
  });

  it('mentions more improvements only when there are more than four', () => {
    expect(moreImprovements(cutImprovements(items(4), false).more)).toBeNull();
    expect(moreImprovements(cutImprovements(items(7), false).more)).toBe('3 more improvement areas in your full report');
  });

  it('cuts card text at 50 characters, never inside one', () => {
    expect(cutText('x'.repeat(50))).toBe('x'.repeat(50));
    expect(cutText('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`);
    expect(cutText('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}...`);
    expect(cutText('😀'.repeat(50))).toBe('😀'.repeat(50));
  });
});

describe('the market position', () => {
  it('is 100 minus the score, rounded down, and never the top 0%', () => {
    expect([0, 63.2, 77, 99, 100].map(topPercent)).toEqual([100, 36, 23, 1, 1]);
    expect(marketPosition(77)).toBe('Top 23% of CVs reviewed');
    expect(marketPosition(77, 'hide')).toBeNull();
  });
});
