import data from './given-names.json';

const names: ReadonlySet<string> = new Set(data.names.split(' '));
const further: ReadonlySet<string> = new Set(data.further.split(' '));
const words: ReadonlySet<string> = new Set(data.words.split(' '));

/**
 * Whether the word, in small letters without accents, is a given name and hardly anything else. The list is evidence for a person and
 * never against one: names that it lacks, as most of many countries, are judged by what stands round them.
 */
export const isGivenName = (word: string): boolean => names.has(word.split('-')[0] ?? '');

/** The same of the names of other countries, which may be a surname or a word here. */
export const isFurtherGivenName = (word: string): boolean => further.has(word.split('-')[0] ?? '');

/** Whether it is a given name and an English word too: 'dawn', 'tom', 'will'. */
export const isGivenNameAndWord = (word: string): boolean => words.has(word.split('-')[0] ?? '');
