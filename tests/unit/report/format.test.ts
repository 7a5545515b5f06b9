import {
  formatCount,
  formatDate,
  formatFileSize,
  formatGain,
  formatPoints,
  formatPounds,
  isoDate,
  reportFilename,
} from '@/lib/report/format';

describe('numbers as the product writes them', () => {
  it('groups pounds by thousands', () => {
    expect([0, 950, 34_500, 1_234_567, -8_000].map(formatPounds)).toEqual(['£0', '£950', '£34,500', '£1,234,567', '-£8,000']);
    expect(formatCount(999.6)).toBe('1,000');
  });

  it('writes file sizes in Bytes, KB, MB and GB', () => {
    expect([0, 1023, 1024, 1536, 1024 ** 2 - 1, 5 * 1024 ** 2, 3 * 1024 ** 3].map(formatFileSize)).toEqual([
      '0 Bytes',
      '1023 Bytes',
      '1 KB',
      '1.5 KB',
      '1 MB',
      '5 MB',
      '3 GB',
    ]);
    expect(formatFileSize(Number.NaN)).toBe('0 Bytes');
  });

  it('writes points in tenths and a gain with its sign', () => {
    expect([12, 4.5, 0.30000000000000004, -10].map(formatPoints)).toEqual(['12', '4.5', '0.3', '-10']);
    expect([formatGain(1), formatGain(4.5)]).toEqual(['up to 1 point', 'up to 4.5 points']);
  });
});

describe('dates', () => {
  it('reads ISO days and times, and leaves anything else as it was', () => {
    expect(formatDate('2026-11-01T09:30:00.000Z')).toBe('1 November 2026');
    expect(formatDate('last week')).toBe('last week');
    expect(isoDate('2026-11-21T09:30:00Z')).toBe('2026-11-21');
  });

  it('names the report by its ISO date', () => {
    expect(reportFilename('2026-11-21T23:59:00Z')).toBe('CV_Analysis_Report_2026-11-21.pdf');
  });
});
