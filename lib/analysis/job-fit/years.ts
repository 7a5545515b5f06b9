import type { Span } from '@/lib/cv/document/redacted-document';
import { monthsCovered } from '../reading/career/months';
import { RECENT_MONTHS, type Reading, type RoleReading } from '../reading/reading';
import { alternatives } from './find-evidence';
import { tradeOf } from './passages';
import { isAward } from './study-level';
import { coverage, evenly, isNamed, termsOf, type Term } from '../text/terms';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LENGTH = new RegExp(
  `(?<![\\d.–-])\\b(\\d{1,2}|(?<=at least |minimum of )a|${NUMBERS.join('|')})\\s*(?:\\+|plus|or more)?\\s*(?:[-–]\\s*\\d{1,2}\\s*)?(year|yr|month)s?\\b`,
  'i',
);
const WISHED = /[,;(]?\s*\b(?:ideally|preferably)\b.*$/i;
/** Years that are an age, a time before now, or how long something has been held. */
const NOT_WORKED = /\b(?:aged?|ages|old|last|past|lived|residen\w+|licen[cs]e|(?<!post[- ])registration)\b/i;
/** From when the years count, which the dates of the roles say already. */
const SINCE = /\b(?:(?:after|since)\s+\w+|post[- ](?:qualif\w+|registration))\b/gi;
const MONTHS_IN_YEAR = 12;
/** Tolerance, because starts and ends given in months or years are rounded. */
const ROUNDING_MONTHS = 3;
const IN_THE_FIELD = 0.4;

/** The months of experience that a criterion asks for, written in years or months; null where it names none. */
export function monthsAsked(criterion: string): number | null {
  const [, number = '', unit = ''] = NOT_WORKED.test(criterion) ? [] : (LENGTH.exec(criterion) ?? []);
  const count = Number.isNaN(Number(number))
    ? number.toLowerCase() === 'a'
      ? 1
      : NUMBERS.indexOf(number.toLowerCase()) + 1
    : Number(number);
  if (count === 0) return null;
  return unit.toLowerCase() !== 'month' ? count * MONTHS_IN_YEAR : count;
}

/** The line itself names a time, and it is shorter than the one asked for. */
export function saysTooShort(months: number, line: string): boolean {
  const said = monthsAsked(line);
  return said !== null && said < months;
}

/** The role that proves the time asked for, of those that make it up the one that says most of the field; null where they are too short. */
export function longEnough(criterion: string, months: number, reading: Reading): RoleReading | null {
  const { roles, text } = reading;
  const fields = alternatives(criterion.replace(WISHED, '').replace(LENGTH, ' ').replace(SINCE, ' ')).map(evenly);
  const inField = roles
    .filter((role) => role.isPaid && mayCount(criterion, role, reading))
    .map((role) => ({ role, share: fields.length === 0 ? 1 : shareOfField(fields, role, text) }))
    .filter(({ share }) => share >= IN_THE_FIELD);
  const worked = monthsCovered(inField.flatMap(({ role }) => role.months ?? []));
  if (worked < months - Math.min(ROUNDING_MONTHS, months / 4)) return null;
  const titled = inField.filter(({ role }) => role.entry.title !== null).sort((a, b) => b.share - a.share);
  return titled[0]?.role ?? null;
}

const AFTER_REGISTRATION = /\bpost[- ](?:qualif\w+|registration)\b/i;
const BEFORE_REGISTRATION = /\b(?:assistant|student|trainee|apprentice|support worker|volunteer|intern|paralegal)\b/i;

/** Work for a degree is paid for by no customer. */
const OF_STUDY = /\b(?:doctoral|phd|postgraduate|undergraduate|student|dissertation)\b/i;

/** What ended long ago is no recent experience, a doctoral student's is not commercial, and an assistant's is none after registration. */
function mayCount(criterion: string, { entry, months }: RoleReading, { text, today }: Pick<Reading, 'text' | 'today'>): boolean {
  const title = entry.title ? text.slice(entry.title.start, entry.title.end) : '';
  if ((/\brecent\b/i.test(criterion) && months !== null && today - months.to >= RECENT_MONTHS) || isAward(title)) return false;
  if (/\bcommercial\b/i.test(criterion) && OF_STUDY.test(title)) return false;
  return !(AFTER_REGISTRATION.test(criterion) && BEFORE_REGISTRATION.test(title));
}

/** What a role says of a field: its head with any one of its lines. Words that lie scattered over its lines make up no field. */
function shareOfField(fields: readonly Term[][], { entry, occupationIds, statements }: RoleReading, text: string): number {
  const words = (span: Span | null): string => (span ? text.slice(span.start, span.end) : '');
  const head = [words(entry.title), words(entry.employer), tradeOf(occupationIds)].join('\n');
  const said = ['', ...statements.map(({ statement }) => words(statement))].map((line) => termsOf(`${head}\n${line}`));
  return Math.max(0, ...fields.flatMap((field) => said.map((terms) => (isNamed(field, terms) ? coverage(field, terms) : 0))));
}
