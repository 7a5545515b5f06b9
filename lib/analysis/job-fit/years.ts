import { monthsCovered } from '../reading/career/months';
import type { Reading, RoleReading } from '../reading/reading';
import { tradeOf } from './passages';
import { coverage, termsOf } from './terms';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LENGTH = new RegExp(
  `(?<![\\d.–-])\\b(\\d{1,2}|${NUMBERS.join('|')})\\s*(?:\\+|plus|or more)?\\s*(?:[-–]\\s*\\d{1,2}\\s*)?(year|month)s?\\b`,
  'i',
);
const WISHED = /[,;(]?\s*\b(?:ideally|preferably)\b.*$/i;
/** Years that are an age, a time before now, or how long something has been held. */
const NOT_WORKED = /\b(?:aged?|ages|old|last|past|lived|residen\w+|licen[cs]e|registration)\b/i;
/** From when the years count, which the dates of the roles say already. */
const SINCE = /\b(?:(?:after|since)\s+\w+|post[- ](?:qualif\w+|registration))\b/gi;
const MONTHS_IN_YEAR = 12;
/** Tolerance, because starts and ends given in months or years are rounded. */
const ROUNDING_MONTHS = 3;
const IN_THE_FIELD = 0.4;

/** The months of experience that a criterion asks for, written in years or months; null where it names none. */
export function monthsAsked(criterion: string): number | null {
  const [, number = '', unit = ''] = NOT_WORKED.test(criterion) ? [] : (LENGTH.exec(criterion) ?? []);
  const count = Number.isNaN(Number(number)) ? NUMBERS.indexOf(number.toLowerCase()) + 1 : Number(number);
  if (count === 0) return null;
  return unit.toLowerCase() === 'year' ? count * MONTHS_IN_YEAR : count;
}

/** The line itself names a time, and it is shorter than the one asked for. */
export function saysTooShort(months: number, line: string): boolean {
  const said = monthsAsked(line);
  return said !== null && said < months;
}

/** The role that proves the time asked for, the latest of those that make them up; null where they are too short. */
export function longEnough(criterion: string, months: number, { roles, text }: Reading): RoleReading | null {
  const field = termsOf(criterion.replace(WISHED, '').replace(LENGTH, ' ').replace(SINCE, ' '), 'asked');
  const inField = roles.filter(({ isPaid, entry, occupationIds, statements }) => {
    if (!isPaid) return false;
    if (field.length === 0) return true;
    const words = [entry.title, entry.employer, ...statements.map(({ statement }) => statement)];
    const said = words.flatMap((span) => (span ? [text.slice(span.start, span.end)] : []));
    return coverage(field, termsOf([...said, tradeOf(occupationIds)].join('\n'))) >= IN_THE_FIELD;
  });
  const worked = monthsCovered(inField.flatMap((role) => role.months ?? []));
  return worked >= months - Math.min(ROUNDING_MONTHS, months / 4) ? (inField.find(({ entry }) => entry.title !== null) ?? null) : null;
}
