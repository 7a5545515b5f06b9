/** Numbers and dates as the product writes them, the same on every machine, independent of its locale. */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 1234567 -> '1,234,567'; fractions are rounded away. */
export function formatCount(value: number): string {
  const digits = String(Math.abs(Math.round(value)));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${Math.round(value) < 0 ? '-' : ''}${groups.join(',')}`;
}

/** Whole pounds: 34500 -> '£34,500'. */
export const formatPounds = (pounds: number): string => {
  const count = formatCount(pounds);
  return count.startsWith('-') ? `-£${count.slice(1)}` : `£${count}`;
};

/** A point of the ledger: '12', '4.5', '-10'. */
export const formatPoints = (points: number): string => String(Math.round(points * 10) / 10);

/** A change of the score or of a line: '+6', '-1.5'. */
export const signedPoints = (points: number): string => `${points > 0 ? '+' : ''}${formatPoints(points)}`;

/** What a fix would bring: 'up to 4.5 points', 'up to 1 point'. */
export const formatGain = (points: number): string => `up to ${formatPoints(points)} ${formatPoints(points) === '1' ? 'point' : 'points'}`;

const sizeUnits = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** 0 -> '0 Bytes', 1536 -> '1.5 KB', 5242880 -> '5 MB'. */
export function formatFileSize(bytes: number): string {
  let value = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  // 1023.96 KB would be printed as '1024 KB', so a value that rounds up to the next unit uses that unit.
  while (unit < sizeUnits.length - 1 && Math.round(value * 10) / 10 >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(value) : Math.round(value * 10) / 10} ${sizeUnits[unit] ?? 'GB'}`;
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})/;

/** '2026-11-21' or a full ISO time -> '21 November 2026'; anything else comes back as it was. */
export function formatDate(iso: string): string {
  const [, year, month, day] = isoDay.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : iso;
}

/** '2026-11-21T09:30:00Z' -> '2026-11-21'. */
export const isoDate = (iso: string): string => isoDay.exec(iso)?.[0] ?? iso;

/** Date is ISO, so that reports sort in a folder. */
export const reportFilename = (iso: string): string => `CV_Analysis_Report_${isoDate(iso)}.pdf`;
