/**
 * A slot marks a missing fact: '[add figure]', '[add the role you want next]'. It stays visible until the visitor fills or removes it;
 * a text with an open slot cannot be exported.
 */
const slot = /\[(?:add|verb)\b[^[\]\n]{0,100}\]/gi;

export interface SlotPlace {
  text: string;
  start: number;
  end: number;
}

export const slotsIn = (text: string): SlotPlace[] =>
  [...text.matchAll(slot)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));

export const hasSlots = (text: string): boolean => slotsIn(text).length > 0;

const longestAnswer = 160;

/** An answer becomes part of a line of a CV: one line, without brackets, which would make a new slot. */
export const tidyAnswer = (answer: string): string =>
  answer
    .replace(/[[\]\s]+/g, ' ')
    .trim()
    .slice(0, longestAnswer)
    .trim();

/** Puts answers in place of slots, by their order in the text; an empty or missing answer leaves its slot open. */
export function fillSlots(text: string, answers: readonly (string | undefined)[]): string {
  let index = 0;
  return text.replace(slot, (open) => tidyAnswer(answers[index++] ?? '') || open);
}
