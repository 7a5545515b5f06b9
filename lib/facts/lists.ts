/** Words separated by white space. Lists are sorted, without duplicates and empty entries; tests/unit/facts checks it. */
export const wordList = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Phrases, one to a line. */
export const phraseList = (phrases: string): readonly string[] =>
  phrases
    .trim()
    .split('\n')
    .map((phrase) => phrase.trim());

/** Finds any of the phrases as whole words, in any case and with any white space. A phrase may hold a pattern: 'team ?work'. */
export const anyOf = (phrases: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${alternatives(phrases)})\b`, 'i');

/** The same for a text that is exactly one of the phrases. */
export const wholly = (phrases: readonly string[]): RegExp => new RegExp(`^(?:${alternatives(phrases)})$`, 'i');

/** For use inside a longer pattern. */
export const alternatives = (phrases: readonly string[]): string => phrases.join('|').replaceAll(' ', String.raw`\s`);
