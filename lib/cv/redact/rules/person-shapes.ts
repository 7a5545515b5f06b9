import { titles } from './people-words';

/** Small letters that a name may begin with: 'al-Masri', 'd’Arcy'. */
const smallOpening = "(?:(?:al|el|ul|as|ad|ar|d|l|o|t|n|h)[-'’])?";
export const proper = `${smallOpening}\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}`;
export const titled = `(?:(?:${titles})\\.? )`;
/** First letters in either case, since a line or a sentence may begin with any of these. */
export const either = (words: string): string =>
  words.replace(/(^|\||\))([a-z])(?=[a-z])/g, (_, before: string, letter: string) => `${before}[${letter}${letter.toUpperCase()}]`);
