import data from './plain-words.json';

/**
 * Words that name nobody and nothing: plain English, and the language of advice on a CV. Prose of a model may use these,
 * the CV's own words and the engine's, and no others, so that no employer, tool, school or title can slip in, in capitals
 * or without. Job titles, qualifications, numbers and names of any kind have no place here. `isPlainWord` knows the forms
 * a word takes.
 */
export const plainWords: readonly string[] = data.words.flatMap((line) => line.split(' '));
