import type { Cv } from '@/lib/cv/cv';
import type { Reading } from '../reading';

/** One to twenty-five in order: the first is one. */
const cardinalWords = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five`.split(/\s+/);
const YEARS = new RegExp(String.raw`\b(\d{1,2}|${cardinalWords.join('|')})\+?(?:\sand\sa\shalf)?\s(?:\w+\s)?(?:years?|yrs?)\b`, 'gi');
/** The CV's own number is used where it differs from that of its dates by no more than this. */
const NEAR_YEARS = 1;

const numberOf = (written: string): number => {
  const value = cardinalWords.indexOf(written.toLowerCase());
  return value < 0 ? Number(written) : value + 1;
};

/**
 * Whole years of dated paid work, for sentences about them: the CV's own number ('fourteen years in hotels') where its dates are
 * within a year of it, else the nearest whole one. null where the dates tell less than a year.
 */
export function yearsOfWork({ text, profile }: Cv, { experienceMonths }: Reading): number | null {
  if (experienceMonths < 12) return null;
  const exact = experienceMonths / 12;
  const own = [...(profile ? text.slice(profile.start, profile.end) : '').matchAll(YEARS)].map(([, written = '']) => numberOf(written));
  const [nearest] = own.filter((years) => Math.abs(years - exact) <= NEAR_YEARS).sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact));
  return nearest ?? Math.round(exact);
}
