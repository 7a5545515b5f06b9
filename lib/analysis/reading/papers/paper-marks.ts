import { isCommonWord } from '@/lib/facts/common-words';
import { phraseMarks } from '@/lib/shared/phrase-marks';
import { standingsIn } from './standing';

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)';
/** A month before its year says no more than the year: 'until June ’22'. */
const MONTH_BEFORE_YEAR = new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? )?${MONTH}\.?,? (?='?\d\d)`, 'gi');
const SHORT_YEAR = /(?<![\p{L}\d])'(\d\d)(?!\d)/gu;

/** '3 yr cert', 'valid two years' */
const TERM = /\b(\d|one|two|three|four|five) ?-?(?:yrs?|years?)\b/i;
const TERMS = ['', 'one', 'two', 'three', 'four', 'five'];
const FIRST_YEAR = /\b(?:19|20)\d\d\b/;

/** Whether a term of years that began in the first year of the entry is over. */
function standingOfTerm(text: string, today: number): string[] {
  const [, said = ''] = TERM.exec(text) ?? [];
  const [from] = FIRST_YEAR.exec(text) ?? [];
  if (said === '' || from === undefined) return [];
  const years = Number(said) || TERMS.indexOf(said.toLowerCase());
  return [(Number(from) + years + 1) * MONTHS_A_YEAR <= today ? 'term:over' : 'term:open'];
}

const UNIT =
  /\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d\b|\d{1,2}[/.-](?:20)?\d\d\b|(?:19|20)\d\d|\d+(?:[.,]\d+)*\s?%?|\p{L}[\p{L}']*|[(),;:.!?&+–—-]/gu;
const MONTH_AND_YEAR = /^(?:\d{1,2}[/.-])?(\d{1,2})[/.-]((?:20)?\d\d)$/;
const YEAR = /^(?:19|20)\d\d$/;
const MONTHS_A_YEAR = 12;

/** A date counts by whether it has passed, not by its figures. */
function nameOfTime(month: number, today: number): string {
  if (month > today) return '#to-come';
  return month > today - MONTHS_A_YEAR ? '#lately' : '#past';
}

/** Which school, town or body it is tells nothing of what is held. */
const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) && (SCHOOL.test(word) || !isCommonWord(word.toLowerCase()));
const SCHOOL = /^(?:University|College|School|Academy|Institute)$/;

/** The name of a word, a number, a date or a sign. */
function nameOf(unit: string, today: number): string {
  const [, month, year] = MONTH_AND_YEAR.exec(unit) ?? [];
  if (month !== undefined && year !== undefined && Number(month) <= MONTHS_A_YEAR)
    return nameOfTime((2000 + (Number(year) % 2000)) * MONTHS_A_YEAR + Number(month) - 1, today);
  if (YEAR.test(unit)) {
    const thisYear = Math.floor(today / MONTHS_A_YEAR);
    return Number(unit) === thisYear ? '#this-year' : nameOfTime(Number(unit) * MONTHS_A_YEAR + MONTHS_A_YEAR - 1, today);
  }
  if (/^\d/.test(unit)) return '#number';
  if (/^[–—-]$/.test(unit)) return '–';
  return isName(unit) ? '#name' : unit.toLowerCase();
}

/** The entry with years in full and without months: 'ran out in ’24' as 'ran out in 2024', ’98 as 1998. */
export const withFullYears = (text: string, today: number): string =>
  text
    .replaceAll('’', "'")
    .replace(MONTH_BEFORE_YEAR, '')
    .replace(
      SHORT_YEAR,
      (_, year: string) => `${Number(year) > Math.floor(today / MONTHS_A_YEAR) - 2000 + LONGEST_TERM ? '19' : '20'}${year}`,
    );
/** Years: nothing is valid for longer from today. */
const LONGEST_TERM = 15;

/** The marks of the entry of a licence, certificate, course or membership; `today` in months since the year 0. */
export function paperMarks(text: string, today: number): string[] {
  const plain = withFullYears(text, today);
  return [
    ...phraseMarks((plain.match(UNIT) ?? []).map((unit) => nameOf(unit, today))),
    ...new Set(standingsIn(text, { isWork: false, today }).map(({ standing }) => `says:${standing}`)),
    ...standingOfTerm(plain, today),
  ];
}
