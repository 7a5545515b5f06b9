import type { DateRange, PartialDate } from './cv';
import type { Line } from './lines';
import { fold } from './normalise';

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
/** Written with accents the fold removes: listed so that the pattern finds them in the text itself. */
const accented = 'février|févr|août|décembre|déc|março|märz|październik|sierpień|wrzesień|kwiecień|grudzień|styczeń';
const months = `(?:${[...monthOf.keys()].sort((a, b) => b.length - a.length).join('|')}|${accented})`;
const seasons = 'spring|summer|autumn|fall|winter|easter|christmas|michaelmas|hilary|trinity|verano|été|sommer';
const year = '(?:19[4-9]\\d|20[0-4]\\d)';
const present =
  "onwards?|(?<=[-–—] ?)date|(?:up )?(?:to|until|till) (?:the )?(?:date|present|now|current)|till date|present day|present|currently|current|ongoing|on-going|continuing|now|today|actualidad|la actualidad|actualmente|actual|presente|heute|aujourd['’]hui|présent|ce jour|oggi|invalid date|in corso|attuale|atualmente|atual|heden|obecnie|至今|现在|目前|الآن|حتى الآن|الحاضر";

const point = new RegExp(
  [
    `(?<present>(?<![\\p{L}])(?:${present})(?![\\p{L}-]))`,
    `(?<cjk>${year}) ?年(?: ?(?<cjkMonth>\\d{1,2}) ?月)?`,
    `(?<!\\d)(?:(?<!\\blevel )(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|er)?[ -](?:de |of )?)?(?<month>${months})(?![\\p{L}])\\.?,?(?: ?(?<day2>\\d{1,2})(?:st|nd|rd|th)?,)?(?:(?: of| de)? ?['’‘/.-]? ?(?<monthYear>${year}|(?<=['’‘ /-])\\d\\d(?![\\d%:.]))(?!\\d))?`,
    `(?<![\\d/.-])(?<dmyDay>\\d{1,2})[/.-](?<dmyMonth>\\d{1,2})[/.-](?<dmyYear>${year}|\\d\\d)(?![\\d/.])`,
    `(?<![\\d/.])(?<numMonth>0?[1-9]|1[0-2]) ?[/.-] ?(?<numYear>${year})(?!\\d)`,
    `(?<![\\d/.-])(?<isoYear>${year})[/.-](?<isoMonth>0[1-9]|1[0-2])(?:-\\d\\d)?(?![\\d])`,
    `(?<![\\d/.-])(?<shortMonth>0[1-9]|1[0-2])/(?<shortYear>\\d\\d)(?![\\d/])`,
    `(?<![\\p{L}])(?<season>${seasons}|q[1-4])(?: term)?,? ?(?<seasonYear>${year})(?!\\d)`,
    `(?<![\\d£$€.,])(?<year>${year})(?![\\d%]|[.,]\\d|\\+)(?:(?<academic> ?[/–-] ?\\d\\d)(?![\\d/-]))?`,
  ].join('|'),
  'giu',
);
/** Cheap look before the long pattern: a year, or two digits behind a mark or a word. */
const mayHoldDate = /(?:19[4-9]|20[0-4])\d|(?<=['’‘/.-]|\p{L}{3}\.? )\d\d(?!\d)|年/u;
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

const found = new WeakMap<Line, readonly DateRange[]>();

/** Those of a line, looked for once however many rules ask. Offsets are those of the whole text. */
export function datesOf(line: Line): readonly DateRange[] {
  const known = found.get(line) ?? findDates(line.text, line.start);
  found.set(line, known);
  return known;
}

/** Every date or range of dates in the text, in order. Offsets are those of `text` plus `offset`. */
export function findDates(text: string, offset = 0): DateRange[] {
  if (!mayHoldDate.test(text)) return [];
  const points = [...text.matchAll(point)].map((match) => readPoint(match, text)).filter((one) => one !== null);
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
    if (range) ranges.push({ ...range, start: range.start + offset, end: range.end + offset });
    if (range && joins) i += 1;
  }
  return ranges;
}

function readPoint(match: RegExpMatchArray, text: string): Point | null {
  const g = match.groups ?? {};
  const start = match.index ?? 0;
  const base = { start, end: start + match[0].length, present: false, monthOnly: null, until: null };
  const dated = (yearText: string, month: number | null, format: string): Point => ({
    ...base,
    date: { year: fullYear(yearText), month },
    format,
  });
  if (g.present) return { ...base, date: null, present: true, format: '' };
  if (g.cjk) return dated(g.cjk, g.cjkMonth ? Number(g.cjkMonth) : null, g.cjkMonth ? 'yyyy/MM' : 'yyyy');
  if (g.month && isInsideWord(match, text)) {
    const from = match[0].lastIndexOf(g.monthYear ?? '');
    return g.monthYear?.length === 4 ? { ...dated(g.monthYear, null, 'yyyy'), start: start + from } : null;
  }
  if (g.month) {
    const month = monthOf.get(fold(g.month)) ?? null;
    const style = `${g.day || g.day2 ? 'd ' : ''}${g.month.length > 4 || fold(g.month) === 'june' || fold(g.month) === 'july' ? 'MMMM' : 'MMM'}`;
    if (!g.monthYear) return { ...base, date: null, monthOnly: month, format: style };
    return dated(g.monthYear, month, `${style} ${g.monthYear.length === 2 ? "''yy" : 'yyyy'}`);
  }
  if (g.dmyYear) {
    const month = Number(g.dmyMonth);
    return month >= 1 && month <= 12 ? dated(g.dmyYear, month, 'dd/MM/yyyy') : null;
  }
  if (g.numYear)
    return dated(g.numYear, Number(g.numMonth), match[0].includes('.') ? 'MM.yyyy' : match[0].includes('-') ? 'MM-yyyy' : 'MM/yyyy');
  if (g.isoYear) return dated(g.isoYear, Number(g.isoMonth), 'yyyy-MM');
  if (g.shortYear) return dated(g.shortYear, Number(g.shortMonth), 'MM/yy');
  if (g.seasonYear) return dated(g.seasonYear, null, 'season yyyy');
  if (!g.year) return null;
  const until = g.academic ? fullYear(g.academic.replace(/\D/g, '')) : null;
  return { ...dated(g.year, null, 'yyyy'), until };
}

/** 'Dismay 2019' names no month; 'ManagerMay 2019', where a tab was lost, does. */
function isInsideWord(match: RegExpMatchArray, text: string): boolean {
  const before = text.charAt((match.index ?? 0) - 1);
  if (!/\p{L}/u.test(before)) return false;
  const isLong = (match.groups?.month?.length ?? 0) >= 4 && match.groups?.monthYear?.length === 4;
  return !(/\p{Ll}/u.test(before) && (isLong || /^\p{Lu}/u.test(match[0])));
}

/** '19' is 2019, '87' is 1987. */
const fullYear = (text: string): number => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900));

const isBefore = (a: PartialDate, b: PartialDate): boolean => a.year < b.year || (a.year === b.year && (a.month ?? 1) <= (b.month ?? 12));

function fromTwo(first: Point, second: Point): DateRange | null {
  const span = { start: first.start, end: second.end };
  if (first.present) return null;
  if (second.present) return first.date && { ...span, from: first.date, to: null, current: true, single: false, format: first.format };
  if (!second.date) return null;
  // 'Apr-Oct 2017': the year stands once
  const from = first.date ?? (first.monthOnly ? { year: second.date.year, month: first.monthOnly } : null);
  if (!from || !isBefore(from, second.date)) return from && first.date ? fromPoint(first) : null;
  return { ...span, from, to: second.date, current: false, single: false, format: first.date ? first.format : second.format };
}

function fromPoint(one: Point): DateRange | null {
  if (!one.date) return null;
  if (one.until !== null && one.until > one.date.year && one.until - one.date.year < 60) {
    return {
      start: one.start,
      end: one.end,
      from: one.date,
      to: { year: one.until, month: null },
      current: false,
      single: false,
      format: one.format,
    };
  }
  return { start: one.start, end: one.end, from: one.date, to: null, current: false, single: true, format: one.format };
}

function fromOne(one: Point, text: string): DateRange | null {
  const before = text.slice(Math.max(0, one.start - 16), one.start);
  const range = fromPoint(one);
  if (!range || !range.single) return range;
  const open = openBefore.exec(before);
  const trailing = /^ ?[-–—] ?(?=$|[\n\t)|,])/.exec(text.slice(one.end, one.end + 4));
  if (open || trailing) {
    const start = open ? one.start - before.length + open.index + (/^[\s(|,]/.test(open[0]) ? 1 : 0) : one.start;
    return { ...range, start, end: one.end + (trailing?.[0].trimEnd().length ?? 0), to: null, current: true, single: false };
  }
  const end = endBefore.exec(before);
  return end ? { ...range, from: null, to: range.from, single: false } : range;
}
