import type { Evidence } from '@/lib/shared/result';
import { htmlToText } from './html-to-text';

/** How one value of a stored result is read when its type is not known. */

export type StoredRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is StoredRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): StoredRecord => (isRecord(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Prose: HTML becomes plain text; a number is written out; anything else is empty. */
export const proseOf = (value: unknown): string => {
  if (typeof value === 'string') return htmlToText(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** The first of several names under which the same words may be stored. */
export const firstProse = (record: StoredRecord, ...names: string[]): string => {
  for (const name of names) {
    const text = proseOf(record[name]);
    if (text) return text;
  }
  return '';
};

/** Words of the CV itself, unchanged. */
export const exactOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Strings, or objects that carry their words under a usual name; a single string counts as a list of one. */
export const proseListOf = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : listOf(value))
    .map((item) => (isRecord(item) ? firstProse(item, 'title', 'text', 'name', 'skill', 'description') : proseOf(item)))
    .filter((text) => text !== '');

/** A number, or a numeric string such as '72', '72%' or '72/100'; null for everything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 32) return null;
  const [, digits] = /^\s*(-?\d+(?:\.\d+)?)\s*(?:%|\/\s*100)?\s*$/.exec(value) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Whole, 0 to 100; null where there is no number. */
export const percentageOf = (value: unknown): number | null => {
  const number = numberOf(value);
  return number === null ? null : Math.min(100, Math.max(0, Math.round(number)));
};

export const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | null => allowed.find((item) => item === value) ?? null;

export const evidenceOf = (value: unknown): Evidence[] =>
  listOf(value)
    .filter(isRecord)
    .flatMap((item) => {
      const quote = exactOf(item.quote);
      const start = numberOf(item.start) ?? 0;
      return quote ? [{ quote, start, end: numberOf(item.end) ?? start + quote.length, page: numberOf(item.page) ?? 1 }] : [];
    });
