import type { DateStyle } from './source';

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const long = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

interface Writing {
  point: (year: string, month: string) => string;
  join: string;
  now: string;
}

const named = (names: string[], month: string) => names[Number(month) - 1] ?? month;

const writings: Record<DateStyle, Writing> = {
  'Mar 2019 – Jun 2021': { point: (y, m) => `${named(short, m)} ${y}`, join: ' – ', now: 'Present' },
  'March 2019 to June 2021': { point: (y, m) => `${named(long, m)} ${y}`, join: ' to ', now: 'present' },
  '03/2019 - 06/2021': { point: (y, m) => `${m}/${y}`, join: ' - ', now: 'Current' },
  year: { point: (y) => y, join: ' - ', now: 'present' },
  "Mar '19 - Jun '21": { point: (y, m) => `${named(short, m)} '${y.slice(2)}`, join: ' - ', now: 'now' },
  '03.2019–06.2021': { point: (y, m) => `${m}.${y}`, join: '–', now: 'present' },
  'MAR 2019-JUN 2021': { point: (y, m) => `${named(short, m).toUpperCase()} ${y}`, join: '-', now: 'PRESENT' },
};

interface Dated {
  from?: string;
  to?: string;
  shown?: string;
}

/** The dates as the document prints them. */
export function writeDates(entry: Dated, style: DateStyle): string {
  if (entry.shown !== undefined) return entry.shown;
  const writing = writings[style];
  const point = (iso: string | undefined) => {
    if (iso === undefined) return '';
    if (iso === 'now') return writing.now;
    const [year = '', month] = iso.split('-');
    return month === undefined ? year : writing.point(year, month);
  };
  return [point(entry.from), point(entry.to)].filter((part) => part !== '').join(writing.join);
}

/** What can be known from the printed dates: a person who prints years only has told no month. */
export function trueDate(iso: string | undefined, style: DateStyle): string {
  if (iso === undefined || iso === 'now') return '';
  return style === 'year' ? iso.slice(0, 4) : iso;
}
