import type { DateRange, PartialDate } from '@/lib/cv/cv';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pointWritten = ({ year, month }: PartialDate): string =>
  month === null ? String(year) : `${months[month - 1] ?? ''} ${year}`.trim();

/** One date format for the whole CV: 'Mar 2019 - Present', '2016 - 2019', 'Jun 2014'. It adds nothing that the CV does not say. */
export function formatDates(dates: DateRange | null): string | null {
  if (!dates) return null;
  const from = dates.from ? pointWritten(dates.from) : null;
  if (dates.current) return from ? `${from} - Present` : 'Present';
  const to = dates.to ? pointWritten(dates.to) : null;
  if (dates.single || !from || !to || from === to) return from ?? to;
  return `${from} - ${to}`;
}

const point = /^(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? )?((?:19|20)\d\d)$/i;

function pointRead(text: string): PartialDate | null {
  const [, month, year] = point.exec(text.trim()) ?? [];
  if (!year) return null;
  const index = month ? months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) : -1;
  return { year: Number(year), month: index < 0 ? null : index + 1 };
}

interface WrittenRange {
  from: PartialDate | null;
  to: PartialDate | null;
  current: boolean;
}

/** Parses what `formatDates` wrote; null for words that are no dates. */
export function parseDates(text: string): WrittenRange | null {
  const [start = '', end] = text.split(/\s+[-–—]\s+|\s+to\s+/);
  const from = pointRead(start);
  if (!from) return null;
  if (end === undefined) return { from, to: from, current: false };
  if (/^(?:present|current|now|today|date|ongoing)$/i.test(end.trim())) return { from, to: null, current: true };
  const to = pointRead(end);
  return to && { from, to, current: false };
}
