import data from './common-words.json';

const words: ReadonlySet<string> = new Set(data.words.split(' '));

/** Whether the word, in small letters, is one of some 10,000 that everybody writes. */
export const isCommonWord = (word: string): boolean => words.has(word);
