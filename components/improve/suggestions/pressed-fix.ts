/** The fix of a report whose button led to the editor. */
export interface PressedFix {
  title: string;
  /** The words of the CV that it is about. */
  quotes: readonly string[];
}

const isAbout = (fix: PressedFix, words: string): boolean =>
  words.trim() !== '' && fix.quotes.some((quote) => quote.includes(words.trim()) || words.includes(quote));

/** The places of a list, those that the fix is about first, and how many those are. */
export function fixFirst(fix: PressedFix | null, words: readonly string[]): { order: number[]; about: number } {
  const places = words.map((_, index) => index);
  const about = places.filter((index) => fix && isAbout(fix, words[index] ?? ''));
  return { order: [...about, ...places.filter((index) => !about.includes(index))], about: about.length };
}
