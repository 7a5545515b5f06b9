/** 'Three of your eleven bullets': small numbers are words, larger ones figures. */
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export const inWords = (count: number): string => WORDS[count] ?? String(count);
export const atSentenceStart = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** count(1, 'bullet') → 'one bullet', count(3, 'bullet') → 'three bullets'. */
export const count = (n: number, singular: string, plural = `${singular}s`): string =>
  `${n === 0 ? 'no' : inWords(n)} ${n === 1 ? singular : plural}`;

/** ['a', 'b', 'c'] → 'a, b and c' */
export const listed = (items: readonly string[], conjunction = 'and'): string => {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;
};

/**
 * A line of the CV inside a sentence: white space tidied, cut at a word, in single quotation marks;
 * the line's own last stop would only double the sentence's.
 */
export const quoted = (text: string, length = 90): string => `‘${shortened(text, length).replace(/[.;,:]+$/, '')}’`;

export const shortened = (text: string, length: number): string => {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= length) return tidy;
  const cut = tidy.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`;
};

/** 1234567 → '1,234,567', whatever the machine's language. */
export const thousands = (amount: number): string => String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** £31,049 → '£31,000': shown to the nearest 500, since nobody's pay is known to the pound. */
export const pounds = (amount: number): string => `£${thousands(Math.round(amount / 500) * 500)}`;
