import type { z } from 'zod';
import type { jobMatchAnswer, suggestionAnswer } from './wire';

/**
 * An answer that is complete at once and improves while it is read: first the built-in words, then Claude's in place of single ones. It
 * is sent as one event a line where the caller accepts that, else as one JSON answer at the end.
 */
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>;
export type JobMatch = z.infer<typeof jobMatchAnswer>;

export const draftMediaType = 'application/x-ndjson';

/** Better words for one part of an answer: the item or criterion at `index`. */
export interface Change {
  index: number;
  text: string;
}

export type DraftEvent<T> =
  | { type: 'draft'; answer: T }
  | ({ type: 'change' } & Change)
  /** Nothing more comes. A stream that ends without it was cut off. */
  | { type: 'done' }
  /** Claude alone was demanded and failed after it had begun. */
  | { type: 'problem'; code: string; message: string };

/** A suggestion with one of its items in Claude's words, in the whole text too where the place is clear. */
export function withRewording(answer: SuggestionAnswer, { index, text }: Change): SuggestionAnswer {
  const item = answer.items[index];
  if (!item) return answer;
  const { suggestion, items } = answer;
  const at = suggestion.indexOf(item.after);
  const isClear = at !== -1 && suggestion.indexOf(item.after, at + 1) === -1;
  return {
    ...answer,
    suggestion: isClear ? suggestion.slice(0, at) + text + suggestion.slice(at + item.after.length) : suggestion,
    items: items.map((known) => (known === item ? { ...item, after: text } : known)),
    engine: 'claude',
  };
}

export const withExplanation = (match: JobMatch, { index, text }: Change): JobMatch => ({
  ...match,
  criteria: match.criteria.map((criterion, at) => (at === index ? { ...criterion, explanation: text } : criterion)),
});
