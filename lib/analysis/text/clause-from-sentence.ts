/** Every bracket that opens is closed, and the other way round. */
export const isBalanced = (text: string): boolean =>
  [...text].reduce((depth, sign) => (depth < 0 ? depth : depth + Number(sign === '(') - Number(sign === ')')), 0) === 0;

/**
 * The sentence around a place in a text, from its beginning to its first full stop or break after the place; null where it is not
 * complete.
 */
export function clauseFromSentence(
  text: string,
  within: { start: number; end: number },
  place: { start: number; end: number },
): string | null {
  const before = text.slice(within.start, place.start);
  const from =
    within.start +
    Math.max(0, ...[...before.matchAll(/[.!?][)’”]?\s+|\n\s*\n|[•●▪]\s*/g)].map(({ index, 0: { length } }) => index + length));
  const after = text.slice(place.end, within.end);
  const to = place.end + (/[.!?;,](?:\s|$)|\s[–—]\s|\n\s*\n/.exec(after)?.index ?? after.length);
  const clause = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return /^[\p{Lu}\d£€$]/u.test(clause) && isBalanced(clause) ? clause : null;
}
