import type { DateRange, PartialDate } from '@/lib/cv/cv';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pointWritten = ({ year, month }: PartialDate): string =>
  month === null ? String(year) : `${months[month - 1] ?? ''} ${year}`.trim();

/** One way of writing dates for the whole CV: 'Mar 2019 - Present', '2016 - 2019', 'Jun 2014'. Nothing is added to what is known. */
export function datesWritten(dates: DateRange | null): string | null {
  if (!dates) return null;
  const from = dates.from ? pointWritten(dates.from) : null;
  if (dates.current) return from ? `${from} - Present` : 'Present';
  const to = dates.to ? pointWritten(dates.to) : null;
  if (dates.single || !from || !to || from === to) return from ?? to;
  return `${from} - ${to}`;
}
