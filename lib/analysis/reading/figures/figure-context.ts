import type { Token } from '../../text/tokens';

/** The kind of a figure. A count says how large something was; the other kinds say what changed or resulted. */
export type FigureKind = 'money' | 'percentage' | 'change' | 'rank' | 'rating' | 'time' | 'count';

export interface Figure {
  kind: FigureKind;
  start: number;
  end: number;
}

/** The words of a statement with its text, which begins at `offset`. */
export interface Words {
  tokens: readonly Token[];
  text: string;
  offset: number;
}

/** One of these words with its surroundings. */
export interface Place extends Words {
  /** The word's number among them. */
  at: number;
  token: Token;
  /** The characters directly before and after the word; '' where there is none. */
  before: string;
  after: string;
}

export const placeAt = (words: Words, at: number, token: Token): Place => ({
  ...words,
  at,
  token,
  before: words.text.charAt(token.start - words.offset - 1),
  after: words.text.charAt(token.end - words.offset),
});

/** So many words on, or back where `step` is negative. */
export const tokenBeside = ({ tokens, at }: Place, step: number): Token | undefined => tokens[at + step];

/** '' where there is none; no word list has it. */
export const wordBeside = (place: Place, step: number): string => tokenBeside(place, step)?.word ?? '';

export const textBetween = ({ text, offset }: Words, from: Token, to: Token): string => text.slice(from.end - offset, to.start - offset);
