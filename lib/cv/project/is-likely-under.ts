import type { PlaceholderOrigin } from '../document/redacted-document';

/**
 * Whether a redacted date of birth or age says that somebody is younger than `age`. Only the year of a birthday counts, so somebody who
 * turns `age` this year counts as younger. `today` is ISO yyyy-mm-dd.
 */
export const isLikelyUnder = (age: number, origins: readonly PlaceholderOrigin[], today: string): boolean =>
  origins.some(({ kind, original }) => kind === 'DOB' && isUnder(age, original, Number(today.slice(0, 4))));

/** '12 March 2011', '12/03/11', '15', '15 years old'. */
function isUnder(age: number, original: string, thisYear: number): boolean {
  const [inFull] = original.match(/\b(?:19|20)\d{2}\b/) ?? [];
  if (inFull) return thisYear - Number(inFull) <= age;
  const numbers = [...original.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
  const last = numbers.at(-1);
  if (last === undefined) return false;
  // A single number is an age. Of several, the last is a year of this century, unless that is in the future.
  if (numbers.length === 1) return last < age;
  const year = 2000 + last;
  return year <= thisYear && thisYear - year <= age;
}
