import { payScale } from '@/lib/report/pay-scale';

const row = (low: number, median: number, high: number) => ({ label: 'x', figures: { low, median, high } });

describe('the one £ axis', () => {
  it('spans all ranges in whole five thousands', () => {
    const scale = payScale([row(30_500, 34_000, 38_200), row(38_000, 44_100, 52_000)]);
    expect([scale?.from, scale?.to]).toEqual([30_000, 55_000]);
    expect([30_000, 42_500, 55_000, 90_000].map((pounds) => scale?.position(pounds))).toEqual([0, 0.5, 1, 1]);
  });

  it('is not drawn without a figure, and has a length for a single one', () => {
    expect(payScale([])).toBeNull();
    expect(payScale([row(30_000, 30_000, 30_000)])).toMatchObject({ from: 30_000, to: 35_000 });
  });
});
