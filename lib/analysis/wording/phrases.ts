/** The building blocks of sentences: numbers, plurals, lists and quotations. From 2 on a number is a figure, as GOV.UK writes it. */

export const inWords = (count: number): string => (count === 0 ? 'none' : count === 1 ? 'one' : String(count));

export const atSentenceStart = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** How many of the CV's lines or skills, as the start of a sentence: 'None of your 6 roles', 'Both of your roles', 'All 6 of your roles'. */
export const partOf = (n: number, total: number, singular: string): string => {
  if (n === total && total === 1) return `Your one ${singular}`;
  if (n === total && total === 2) return `Both of your ${singular}s`;
  if (n === 0 && total === 2) return `Neither of your ${singular}s`;
  if (n === total && total > 2) return `All ${inWords(total)} of your ${singular}s`;
  return atSentenceStart(`${inWords(n)} of your ${total === 1 ? `${singular}s` : count(total, singular)}`);
};

/** 'Business support, HR and sales' within a sentence: only its first letter becomes small. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A share of the CV's words: 'all of the words', 'about half of the words', 'about 11% of the words'. */
export const partOfWords = (share: number): string => {
  const percent = Math.round(share * 100);
  return percent >= 99 ? 'all of the words' : percent >= 45 && percent <= 55 ? 'about half of the words' : `about ${percent}% of the words`;
};

/** How often something stands there, at the start of a sentence or within: 'once', 'twice', 'three times'. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : count(n, 'time'));

/** count(1, 'role') → 'one role', count(3, 'role') → '3 roles'. */
export const count = (n: number, singular: string, plural = `${singular}s`): string =>
  `${n === 0 ? 'no' : inWords(n)} ${n === 1 ? singular : plural}`;

/** inFigures(1, 'point') → '1 point', inFigures(4, 'point') → '4 points'. */
export const inFigures = (n: number, singular: string, plural = `${singular}s`): string => `${n} ${n === 1 ? singular : plural}`;

/** The form that goes with a number: agreeing(1, 'looks', 'look') → 'looks', agreeing(3, 'looks', 'look') → 'look'. */
export const agreeing = (n: number, one: string, several: string): string => (n === 1 ? one : several);

/** Sentences or clauses one after another; what is absent leaves no space behind. */
export const joined = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' ');

/** ['a', 'b', 'c'] → 'a, b and c' */
export const listed = (items: readonly string[], conjunction = 'and'): string => {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;
};

/**
 * A line of the CV inside a sentence: white space tidied, cut at a word, in single quotation marks;
 * the line's own last stop would only double the sentence's.
 */
export const quoted = (text: string, length = 110): string => `‘${shortened(text, length).replace(/[.;,:]+$/, '')}’`;

/** A single space is left where it is: most are. */
const UNEVEN_SPACE = /[^\S ]\s*| \s+/g;

export const shortened = (text: string, length: number): string => {
  // An unclosed bracket would look like a mistake of ours.
  const tidy = text
    .replace(UNEVEN_SPACE, ' ')
    .replace(/^\[(?=[^\]]*$)/, '')
    .trim();
  if (tidy.length <= length) return tidy;
  const words = tidy.slice(0, length).split(' ').slice(0, -1);
  // One long word without a space is all there is.
  if (words.length === 0) return `${tidy.slice(0, length - 1)}…`;
  while (words.length > FEWEST_KEPT && isLeftHanging(words.at(-1) ?? '')) words.pop();
  return `${words.join(' ').replace(/[.;,:–-]+$/, '')}…`;
};

const FEWEST_KEPT = 3;
/** 'from 900 ms to…', 'worth £1…': a cut after a number or a function word looks incomplete. */
const isLeftHanging = (word: string): boolean => /\d|^\P{L}+$/u.test(word) || HANGING.has(word.toLowerCase());
const HANGING = new Set(
  'a an the and or of in on at to by for with from into as per over under up than ms about that which who while its their our my'.split(
    ' ',
  ),
);

/** 1234567 → '1,234,567', whatever the machine's language. */
export const thousands = (amount: number): string => String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** From this share on the difference may be only how hyphens and signs are counted. */
const NEARLY_ALL = 0.99;

/** How many of the CV's words other software keeps: 'all of your words', 'nearly all of your words', 'about 88% of your words'. */
export const wordsKept = (kept: number, total: number): string => {
  if (kept === total) return 'all of your words';
  return kept >= NEARLY_ALL * total ? 'nearly all of your words' : `about ${Math.floor((kept / total) * 100)}% of your words`;
};

/** £31,049 → '£31,000': shown to the nearest 500, since nobody's pay is known to the pound. */
export const pounds = (amount: number): string => `£${thousands(Math.round(amount / 500) * 500)}`;

/** To the pound: '£38,682'. */
export const exactPounds = (amount: number): string => `£${thousands(amount)}`;
