import type { PartialDate } from '@/lib/cv/cv';
import { digitsOf, normaliseForMatch } from '@/lib/cv/document/normalise';
import { alternatives, type Form, hasLetter, startsSmall, startsWithCapital } from '../text-shapes';
import { monthForms, monthOf, presentForms, seasonNames } from './date-words';

/** A date as it is written: a year, a month of a year, a month alone, or 'present'. */
export interface DatePoint {
  start: number;
  end: number;
  date: PartialDate | null;
  isPresent: boolean;
  /** The month where no year is written with it: 'Apr' in 'Apr-Oct 2017'. */
  monthOnly: number | null;
  format: string;
  /** The second year of '2018/19'. */
  until: number | null;
}

/** A way to write a date. `read` gets the groups of its own form, the first at `base`. */
interface DateForm extends Form {
  groups: number;
  /** Index of a group that is always filled when the form matches. */
  filled: number;
  read: (found: Found, base: number) => DatePoint | null;
}

interface Found {
  match: RegExpMatchArray;
  text: string;
  start: number;
  end: number;
}

/** '2022 Jan.' */
export const yearFirst = 'yyyy MMM';

const year = '(?:19[4-9]\\d|20[0-4]\\d)';
const roman = 'I{1,3}|IV|VI{0,3}|IX|XI{0,2}';
const months = `(?:${monthForms.join('|')})`;

/** Where two forms match, the first one counts. The groups have no names, because each match would then make a table of all of them. */
export const dateForms: readonly DateForm[] = [
  {
    id: 'date.present',
    form: `((?<![\\p{L}])(?:${presentForms.join('|')})(?![\\p{L}-]))`,
    example: 'to date',
    groups: 1,
    filled: 0,
    read: ({ start, end }) => ({ start, end, date: null, isPresent: true, monthOnly: null, format: '', until: null }),
  },
  {
    id: 'date.chinese',
    form: `(${year}) ?年(?: ?(\\d{1,2}) ?月)?`,
    example: '2019年3月',
    groups: 2,
    filled: 0,
    read: (found, base) => {
      const month = found.match[base + 1];
      return dated(found, found.match[base], month, month ? 'yyyy/MM' : 'yyyy');
    },
  },
  {
    id: 'date.month-name',
    form: `(?<!\\d)(?:(?<!\\blevel )(\\d{1,2})(?:st|nd|rd|th|\\.|er)?[ -](?:de |of )?)?(${months})(?![\\p{L}])\\.?,?(?: ?(\\d{1,2})(?:st|nd|rd|th)?,)?(?:(?: of| de)? ?['’‘/.-]? ?(${year}|(?<=['’‘ /-])\\d\\d(?![\\d%:.]))(?!\\d))?`,
    example: '3rd March 2019',
    groups: 4,
    filled: 1,
    read: readMonthName,
  },
  {
    id: 'date.day-month-year',
    form: `(?<![\\d/.-])\\d{1,2}[/.-](\\d{1,2})[/.-](${year}|\\d\\d)(?![\\d/.])`,
    example: '03/04/2019',
    groups: 2,
    filled: 0,
    read: (found, base) => {
      const month = Number(found.match[base]);
      return month >= 1 && month <= 12 ? dated(found, found.match[base + 1], String(month), 'dd/MM/yyyy') : null;
    },
  },
  {
    // 'X.2022' and '5 IX 2019' as in Poland; 'Phase II 2019' has no mark between
    id: 'date.roman-month',
    form: `(?<![\\p{L}\\d/.-])(?:(?:\\d{1,2}[/.])?(${roman})[/.]|\\d{1,2}[ -](${roman})[ -])(${year})(?!\\d)`,
    example: 'X.2022',
    groups: 3,
    filled: 2,
    read: (found, base) => readRoman(found, found.match[base] ?? found.match[base + 1] ?? '', found.match[base + 2] ?? ''),
  },
  {
    id: 'date.month-year',
    form: `(?<![\\d/.])(0?[1-9]|1[0-2]) ?[/.-] ?(${year})(?!\\d)`,
    example: '04/2019',
    groups: 2,
    filled: 1,
    read: (found, base) => dated(found, found.match[base + 1], found.match[base], `MM${markOf(found.match[0])}yyyy`),
  },
  {
    id: 'date.iso',
    form: `(?<![\\d/.-])(${year})[/.-](0[1-9]|1[0-2])(?:-\\d\\d)?(?![\\d])`,
    example: '2019-04',
    groups: 2,
    filled: 0,
    read: (found, base) => dated(found, found.match[base], found.match[base + 1], 'yyyy-MM'),
  },
  {
    id: 'date.month-short-year',
    form: `(?<![\\d/.-])(0[1-9]|1[0-2])/(\\d\\d)(?![\\d/])`,
    example: '04/19',
    groups: 2,
    filled: 1,
    read: (found, base) => dated(found, found.match[base + 1], found.match[base], 'MM/yy'),
  },
  {
    id: 'date.season',
    form: `(?<![\\p{L}])(?:(?:${seasonNames.join('|')})s?|q[1-4])(?: term)?,? ?(${year}(?!\\d)|['’‘]\\d\\d(?![\\d/])|\\d\\d/\\d\\d(?![\\d/]))`,
    example: 'Summer 2019',
    groups: 1,
    filled: 0,
    read: (found, base) => {
      const [from, until] = (found.match[base] ?? '').split('/').map(digitsOf);
      return dated(found, from, undefined, 'season yyyy', { until: until === undefined ? null : fullYear(until) });
    },
  },
  {
    // '2022 Jan. – 2022 Dec.', but not '2019 March 2020' and not 'in 2019 may have'
    id: 'date.year-first',
    form: `(?<![\\d£$€.,/-])(${year}),? (${months})(?![\\p{L}])\\.?(?=[ \\t]{0,3}(?:$|[-–—~\\t\\n),|(]|(?:to|untill?|till?)\\b))`,
    example: '2022 Jan.',
    groups: 2,
    filled: 1,
    read: (found, base) => {
      const month = monthOf.get(normaliseForMatch(found.match[base + 1] ?? ''));
      return dated(found, found.match[base], month === undefined ? undefined : String(month), yearFirst);
    },
  },
  {
    id: 'date.year',
    form: `(?<![\\d£$€.,])(${year})(?![\\d%]|[.,]\\d|\\+)(?:( ?[/–-] ?['’‘]?\\d\\d(?![\\d/-]|\\.\\d)| (?:to|until|till) ['’‘]?\\d\\d(?![\\d%/-]|\\.\\d| ?${months})))?`,
    example: '2018/19',
    groups: 2,
    filled: 0,
    read: (found, base) => {
      const until = found.match[base + 1];
      if (until?.startsWith(' ') && countsWhatFollows.test(found.text.slice(found.end)))
        return dated({ ...found, end: found.end - until.length }, found.match[base], undefined, 'yyyy');
      return dated(found, found.match[base], undefined, 'yyyy', { until: until ? fullYear(digitsOf(until)) : null });
    },
  },
];

/** The second figure in 'from 2012 to 15 schools' is no year. */
const countsWhatFollows = /^ \p{Ll}/u;

export const pointPattern = new RegExp(alternatives(dateForms), 'giu');

/** The index of each form's first group in `pointPattern`. */
const bases: readonly number[] = dateForms.map((_, index) => dateForms.slice(0, index).reduce((sum, { groups }) => sum + groups, 1));

/** The date of a match of `pointPattern`; null where it only looks like one ('45/19/2019'). */
export function readPoint(match: RegExpMatchArray, text: string): DatePoint | null {
  const index = dateForms.findIndex(({ filled }, at) => match[(bases[at] ?? 0) + filled]);
  const start = match.index ?? 0;
  return dateForms[index]?.read({ match, text, start, end: start + match[0].length }, bases[index] ?? 0) ?? null;
}

function dated(
  { start, end }: Found,
  yearText: string | undefined,
  month: string | undefined,
  format: string,
  { from = start, until = null }: { from?: number; until?: number | null } = {},
): DatePoint | null {
  if (yearText === undefined) return null;
  const date = { year: fullYear(yearText), month: month ? Number(month) : null };
  return { start: from, end, date, isPresent: false, monthOnly: null, format, until };
}

/** The separator in '04/2019', '04.2019' or '04-2019'. */
const markOf = (whole: string): string => (whole.includes('.') ? '.' : whole.includes('-') ? '-' : '/');

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Small letters are no month, so that of 'v.2022' only the year is read. */
function readRoman(found: Found, roman: string, yearText: string): DatePoint | null {
  const month = romanMonths.indexOf(roman) + 1;
  if (month === 0) return dated(found, yearText, undefined, 'yyyy', { from: found.end - yearText.length });
  return dated(found, yearText, String(month), 'roman yyyy');
}

const longFormat = (month: string, name: string): boolean => month.length > 4 || name === 'june' || name === 'july';

function readMonthName(found: Found, base: number): DatePoint | null {
  const { match, text, start, end } = found;
  const [whole] = match;
  const [day, month = '', day2, yearText] = [match[base], match[base + 1], match[base + 2], match[base + 3]];
  const name = normaliseForMatch(month);
  if (isInsideWord(whole, text.charAt(start - 1), month, yearText) || isEnglishWord(name, text.slice(Math.max(0, start - 12), start)))
    return yearText?.length === 4 ? dated(found, yearText, undefined, 'yyyy', { from: start + whole.lastIndexOf(yearText) }) : null;
  const number = monthOf.get(name) ?? null;
  const style = `${day || day2 ? 'd ' : ''}${longFormat(month, name) ? 'MMMM' : 'MMM'}`;
  if (!yearText) return { start, end, date: null, isPresent: false, monthOnly: number, format: style, until: null };
  return dated(found, yearText, number === null ? undefined : String(number), `${style} ${yearText.length === 2 ? "''yy" : 'yyyy'}`);
}

/** Months of other languages that are English words, too. */
const alsoEnglish: ReadonlySet<string> = new Set(['out', 'set', 'ago', 'mag', 'lug', 'mars']);
const endsInSmallWord = /(?<![\p{L}])\p{Ll}{2,} $/u;

/** Whether such a word is part of an English sentence: 'run out 2025', 'all set 2020'. */
const isEnglishWord = (name: string, before: string): boolean => alsoEnglish.has(name) && endsInSmallWord.test(before);

/** Whether the month is the end of a word: in 'Dismay 2019', but not in 'ManagerMay 2019', where a tab was lost. */
function isInsideWord(whole: string, before: string, month: string, yearText: string | undefined): boolean {
  if (!hasLetter(before)) return false;
  const isLong = month.length >= 4 && yearText?.length === 4;
  return !(startsSmall(before) && (isLong || startsWithCapital(whole)));
}

/** '19' is 2019, '87' is 1987. */
export const fullYear = (text: string): number => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900));
