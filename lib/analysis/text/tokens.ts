/** A word of the text, lower-cased, with its place. Signs that make another word of it stay: C++, C#, .NET, node.js. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Begins with a capital letter. */
  capital: boolean;
}

/** One pass, no nesting: linear on any input. */
const WORD = /\.?[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+|,\d{3}(?!\d))*[+#]*/gu;
const CAPITAL = /^\.?\p{Lu}/u;

export const tokenise = (text: string, offset = 0): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    // A dot glued to the front is part of a name only in the likes of '.NET'.
    const dotted = raw.startsWith('.') && !/^\.(?:net|js)/i.test(raw);
    const cut = dotted ? 1 : 0;
    const start = offset + match.index + cut;
    const shown = raw.slice(cut);
    tokens.push({ word: shown.toLowerCase().replaceAll('’', "'"), start, end: start + shown.length, capital: CAPITAL.test(shown) });
  }
  return tokens;
};
