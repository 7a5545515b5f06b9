import data from './given-names.json';

const names: ReadonlySet<string> = new Set(data.names.split(' '));

/**
 * Whether the word, in small letters without accents, is a given name and hardly anything else. The list is evidence for a person and
 * never against one: names that it lacks, as most of many countries, are judged by what stands round them.
 */
export const isGivenName = (word: string): boolean => names.has(word.split('-')[0] ?? '');
