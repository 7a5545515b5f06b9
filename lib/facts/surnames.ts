import data from './surnames.json';

const names: ReadonlySet<string> = new Set(data.names.split(' '));
const words: ReadonlySet<string> = new Set(data.words.split(' '));

/** Whether the word, in small letters without accents, is a surname and hardly anything else, or an English word too ('baker', 'frost'). */
export function surnameKind(word: string): 'name' | 'word' | null {
  if (names.has(word)) return 'name';
  return words.has(word) ? 'word' : null;
}
