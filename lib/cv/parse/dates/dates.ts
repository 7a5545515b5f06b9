import type { DateRange, PartialDate } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import { matchesOf, normaliseForMatch } from '@/lib/cv/document/normalise';
import type { Span } from '@/lib/cv/document/redacted-document';

/** English months, short and long, and those of the other languages CVs often come in; folded. */
const monthNames: readonly string[] = [
  'jan january januar enero janvier janv gennaio gen janeiro januari ene styczen',
  'feb february februar febrero fevrier fevr febbraio fevereiro februari fev luty',
  'mar march marz maerz marzo mars marco maart marzec mrz',
  'apr april abril avril aprile avr abr kwiecien',
  'may mai mayo maggio maio mei mag maj',
  'jun june juni junio juin giugno junho giu czerwiec',
  'jul july juli julio juillet luglio julho juil lug lipiec',
  'aug august agosto aout ago augustus sierpien',
  'sep sept september septiembre septembre settembre setembro set wrzesien',
  'oct october oktober octubre octobre ottobre outubro okt out ott pazdziernik',
  'nov november noviembre novembre novembro listopad',
  'dec december dezember diciembre decembre dicembre dezembro dez dic grudzien',
];
const monthOf = new Map(monthNames.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)));
/** Written with accents that normaliseForMatch removes: listed so that the pattern finds them in the text itself. */
const accented = 'février|févr|août|décembre|déc|março|märz|październik|sierpień|wrzesień|kwiecień|grudzień|styczeń';
const months = `(?:${[...monthOf.keys()].sort((a, b) => b.length - a.length).join('|')}|${accented})`;
const seasons = 'spring|summer|autumn|fall|winter|easter|christmas|michaelmas|hilary|trinity|verano|été|sommer';
const year = '(?:19[4-9]\\d|20[0-4]\\d)';
const present =
  "onwards?|(?<=[-–—] ?)date|(?:up )?(?:to|until|till) (?:the )?(?:date|present|now|current)|till date|present day|present|currently|current|ongoing|on-going|continuing|now|today|actualidad|la actualidad|actualmente|actual|presente|heute|aujourd['’]hui|présent|ce jour|oggi|invalid date|in corso|attuale|atualmente|atual|heden|obecnie|至今|现在|目前|الآن|حتى الآن|الحاضر";

/** Its groups are named where they are read, in `readPoint`: a named one costs a table of them all at each match. */
const point = new RegExp(
  [
    `((?<![\\p{L}])(?:${present})(?![\\p{L}-]))`,
    `(${year}) ?年(?: ?(\\d{1,2}) ?月)?`,
    `(?<!\\d)(?:(?<!\\blevel )(\\d{1,2})(?:st|nd|rd|th|\\.|er)?[ -](?:de |of )?)?(${months})(?![\\p{L}])\\.?,?(?: ?(\\d{1,2})(?:st|nd|rd|th)?,)?(?:(?: of| de)? ?['’‘/.-]? ?(${year}|(?<=['’‘ /-])\\d\\d(?![\\d%:.]))(?!\\d))?`,
    `(?<![\\d/.-])\\d{1,2}[/.-](\\d{1,2})[/.-](${year}|\\d\\d)(?![\\d/.])`,
    `(?<![\\d/.])(0?[1-9]|1[0-2]) ?[/.-] ?(${year})(?!\\d)`,
    `(?<![\\d/.-])(${year})[/.-](0[1-9]|1[0-2])(?:-\\d\\d)?(?![\\d])`,
    `(?<![\\d/.-])(0[1-9]|1[0-2])/(\\d\\d)(?![\\d/])`,
    `(?<![\\p{L}])(?:${seasons}|q[1-4])(?: term)?,? ?(${year})(?!\\d)`,
    `(?<![\\d£$€.,])(${year})(?![\\d%]|[.,]\\d|\\+)(?:( ?[/–-] ?\\d\\d)(?![\\d/-]))?`,
  ].join('|'),
  'giu',
);
/** Cheap look before the long pattern: a year, or two digits behind a mark or a word. What stands before is asked at digits only. */
const mayHoldDate = /(?:19[4-9]|20[0-4])\d|\d\d(?<=(?:['’‘/.-]|\p{L}{3}\.? )\d\d)(?!\d)/u;
const between = /^[ \t\n]{0,4}(?:[-–—−‒―~→]{1,3}|\/|\b(?:to|until|till|through|thru|and|bis|hasta|a|au|à|al|até|tot|do)\b)[ \t\n]{0,4}$/iu;
/** Two lines of a year each, made one. */
const stackedYears = /^(?:19|20)\d\d (?:19|20)\d\d$/;
const openBefore = /(?:^|[\s(|,])(?:since|from|desde|seit|depuis|dal|sinds|od|started|start date)[ :\t]{0,3}(?:the )?$/i;
const endBefore = /(?:^|[\s(|,])(?:until|till|up to|ended|end date|hasta|bis)[ :\t]{0,3}$/i;

interface Point {
  start: number;
  end: number;
  date: PartialDate | null;
  present: boolean;
  monthOnly: number | null;
  format: string;
  /** '2018/19': the year in which it ends. */
  until: number | null;
}

/** Those of a line, looked for once however many rules ask. Offsets are those of the whole text. */
export function datesOf(line: Line): readonly DateRange[] {
  line.dates ??= findDates(line.text, line.start);
  return line.dates;
}

/** Every date or range of dates in the text, in order. Offsets are those of `text` plus `offset`. */
export function findDates(text: string, offset = 0): DateRange[] {
  if (!mayHoldDate.test(text)) return [];
  const points = matchesOf(point, text)
    .map((match) => readPoint(match, text))
    .filter((one) => one !== null);
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; i += 1) {
    const first = points[i];
    const second = points[i + 1];
    if (!first) continue;
    const gap = second ? text.slice(first.end, second.start) : '';
    const joins =
      second !== undefined &&
      (between.test(gap) ||
        (gap === '\t' && first.start === 0 && first.date !== null) ||
        (gap === ' ' && stackedYears.test(text)) ||
        (second.present && /^[\s,–-]{0,4}$/.test(gap)));
    const range = second && joins ? fromTwo(first, second) : fromOne(first, text);
    if (range) ranges.push(rangeOf({ start: range.start + offset, end: range.end + offset }, range));
    if (range && joins) i += 1;
  }
  return ranges;
}

/** Field by field in one order: alike to the machine, where copies are not. */
const rangeOf = ({ start, end }: Span, { from, to, current, single, format }: Omit<DateRange, keyof Span>): DateRange => ({
  start,
  end,
  from,
  to,
  current,
  single,
  format,
});

function readPoint(match: RegExpMatchArray, text: string): Point | null {
  const [whole, ongoing, cjk, cjkMonth, day, month, day2, monthYear, dmyMonth, dmyYear, numMonth, numYear, ...others] = match;
  const [isoYear, isoMonth, shortMonth, shortYear, seasonYear, plainYear, academic] = others;
  const start = match.index ?? 0;
  const end = start + whole.length;
  const dated = (yearText: string, monthNumber: number | null, format: string, from = start, until: number | null = null): Point => ({
    start: from,
    end,
    date: { year: fullYear(yearText), month: monthNumber },
    present: false,
    monthOnly: null,
    format,
    until,
  });
  if (ongoing) return { start, end, date: null, present: true, monthOnly: null, format: '', until: null };
  if (cjk) return dated(cjk, cjkMonth ? Number(cjkMonth) : null, cjkMonth ? 'yyyy/MM' : 'yyyy');
  if (month && isInsideWord(whole, text.charAt(start - 1), month, monthYear))
    return monthYear?.length === 4 ? dated(monthYear, null, 'yyyy', start + whole.lastIndexOf(monthYear)) : null;
  if (month) {
    const name = normaliseForMatch(month);
    const number = monthOf.get(name) ?? null;
    const style = `${day || day2 ? 'd ' : ''}${month.length > 4 || name === 'june' || name === 'july' ? 'MMMM' : 'MMM'}`;
    if (!monthYear) return { start, end, date: null, present: false, monthOnly: number, format: style, until: null };
    return dated(monthYear, number, `${style} ${monthYear.length === 2 ? "''yy" : 'yyyy'}`);
  }
  if (dmyYear) {
    const number = Number(dmyMonth);
    return number >= 1 && number <= 12 ? dated(dmyYear, number, 'dd/MM/yyyy') : null;
  }
  if (numYear) return dated(numYear, Number(numMonth), whole.includes('.') ? 'MM.yyyy' : whole.includes('-') ? 'MM-yyyy' : 'MM/yyyy');
  if (isoYear) return dated(isoYear, Number(isoMonth), 'yyyy-MM');
  if (shortYear) return dated(shortYear, Number(shortMonth), 'MM/yy');
  if (seasonYear) return dated(seasonYear, null, 'season yyyy');
  if (!plainYear) return null;
  return dated(plainYear, null, 'yyyy', start, academic ? fullYear(academic.replace(/\D/g, '')) : null);
}

/** 'Dismay 2019' names no month; 'ManagerMay 2019', where a tab was lost, does. */
function isInsideWord(whole: string, before: string, month: string, monthYear: string | undefined): boolean {
  if (!/\p{L}/u.test(before)) return false;
  const isLong = month.length >= 4 && monthYear?.length === 4;
  return !(/\p{Ll}/u.test(before) && (isLong || /^\p{Lu}/u.test(whole)));
}

/** '19' is 2019, '87' is 1987. */
const fullYear = (text: string): number => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900));

const isBefore = (a: PartialDate, b: PartialDate): boolean => a.year < b.year || (a.year === b.year && (a.month ?? 1) <= (b.month ?? 12));

function fromTwo(first: Point, second: Point): DateRange | null {
  const span = { start: first.start, end: second.end };
  if (first.present) return null;
  if (second.present)
    return first.date && rangeOf(span, { from: first.date, to: null, current: true, single: false, format: first.format });
  if (!second.date) return null;
  // 'Apr-Oct 2017': the year stands once
  const from = first.date ?? (first.monthOnly ? { year: second.date.year, month: first.monthOnly } : null);
  if (!from || !isBefore(from, second.date)) return from && first.date ? fromPoint(first) : null;
  return rangeOf(span, { from, to: second.date, current: false, single: false, format: first.date ? first.format : second.format });
}

function fromPoint(one: Point): DateRange | null {
  const { date: from, until, format } = one;
  if (!from) return null;
  const to = until !== null && until > from.year && until - from.year < 60 ? { year: until, month: null } : null;
  return rangeOf(one, { from, to, current: false, single: to === null, format });
}

function fromOne(one: Point, text: string): DateRange | null {
  const range = fromPoint(one);
  if (!range || !range.single) return range;
  const before = text.slice(Math.max(0, one.start - 16), one.start);
  const open = openBefore.exec(before);
  const trailing = /^ ?[-–—] ?(?=$|[\n\t)|,])/.exec(text.slice(one.end, one.end + 4));
  if (open || trailing) {
    const start = open ? one.start - before.length + open.index + (/^[\s(|,]/.test(open[0]) ? 1 : 0) : one.start;
    const end = one.end + (trailing?.[0].trimEnd().length ?? 0);
    return rangeOf({ start, end }, { ...range, to: null, current: true, single: false });
  }
  return endBefore.test(before) ? rangeOf(range, { ...range, from: null, to: range.from, single: false }) : range;
}
