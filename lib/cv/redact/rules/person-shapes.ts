import { titles } from './people-words';

/** Small letters that a name may begin with: 'al-Masri', 'd’Arcy'. */
const smallOpening = "(?:(?:al|el|ul|as|ad|ar|d|l|o|t|n|h)[-'’])?";
export const proper = `${smallOpening}\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}`;
const particle = '(?:de|da|do|dos|del|van|von|der|den|la|le|di|al|el|bin|binti|bint|ibn|ap|ab|ferch|ní|nic|ó|ua|uí|mac|an|na|st\\.?|y)';
const rest = `(?: (?:${particle} ){0,2}(?:\\p{Lu}\\.? ?)?${proper})`;
export const fullName = `${proper}${rest}{1,3}`;
export const anyName = `${proper}${rest}{0,3}`;
export const titled = `(?:(?:${titles})\\.? )`;
export const list = `(?:${anyName}(?: \\(\\d{1,2}\\))?(?:, | and | & |, and )){0,5}${anyName}`;
/** First letters in either case, since a line or a sentence may begin with any of these. */
export const either = (words: string): string =>
  words.replace(/(^|\||\))([a-z])(?=[a-z])/g, (_, before: string, letter: string) => `${before}[${letter}${letter.toUpperCase()}]`);

export interface PersonRule {
  id: string;
  /** The group 'name', or the first, is the name or a list of names; where there is a group 'role' it must be a job. */
  pattern: RegExp;
  kind: 'REFEREE' | 'PERSONAL';
  /** 'Mr Khan' needs no second word. */
  isTitled?: boolean;
  /** Only in a line with a phone number or an email: 'son' stands in many texts. */
  withContact?: true;
  /** A post may stand in front of the name: 'Chief Engineer Anna Lind'. */
  mayOpenWithPost?: true;
  example: string;
}
