/** Every bracket that opens is closed, and the other way round. */
export const isBalanced = (text: string): boolean =>
  [...text].reduce((depth, sign) => (depth < 0 ? depth : depth + Number(sign === '(') - Number(sign === ')')), 0) === 0;

/** Runs of blanks are written as one, so a clause may take up to this many times its length in the text. */
const BLANKS = 2;

/**
 * The sentence around a place in a text, from its beginning to its first full stop or break after the place; null where it is not
 * complete or longer than `most` characters.
 */
export function clauseFromSentence(
  text: string,
  within: { start: number; end: number },
  place: { start: number; end: number },
  most: number,
): string | null {
  const seen = { start: Math.max(within.start, place.start - most * BLANKS), end: Math.min(within.end, place.end + most * BLANKS) };
  const breaks = [...text.slice(seen.start, place.start).matchAll(/[.!?][)’”]?\s+|\n\s*\n|[•●▪]\s*/g)];
  const begins = breaks.map(({ index, 0: { length } }) => seen.start + index + length).at(-1);
  if (begins === undefined && seen.start > within.start) return null;
  const after = text.slice(place.end, seen.end);
  const ends = /[.!?;,](?:\s|$)|\s[–—]\s|\n\s*\n/.exec(after)?.index;
  if (ends === undefined && seen.end < within.end) return null;
  const clause = text
    .slice(begins ?? seen.start, place.end + (ends ?? after.length))
    .replace(/\s+/g, ' ')
    .trim();
  return clause.length <= most && /^[\p{Lu}\d£€$]/u.test(clause) && isBalanced(clause) ? clause : null;
}
