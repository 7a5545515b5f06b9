/** A word of the text in lower case, with its place. Signs that distinguish words stay: C++, C#, .NET, node.js. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Begins with a capital letter. */
  capital: boolean;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;
const [ZERO, NINE, UPPER_A, UPPER_Z, LOWER_A, LOWER_Z, LAST_ASCII] = [48, 57, 65, 90, 97, 122, 127];
const [DOT, COMMA, APOSTROPHE, CURLY, PLUS, HASH] = [46, 44, 39, 8217, 43, 35];

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** Number of UTF-16 units of the letter or digit at a place; 0 where there is none. Plain letters are recognised without a pattern. */
const lengthAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  if (code <= LAST_ASCII) return isDigit(code) || (code >= UPPER_A && code <= UPPER_Z) || (code >= LOWER_A && code <= LOWER_Z) ? 1 : 0;
  const point = text.codePointAt(at);
  if (point === undefined) return 0;
  const sign = String.fromCodePoint(point);
  return LETTER_OR_DIGIT.test(sign) ? sign.length : 0;
};

/** Letters and digits of ASCII, in a lookup table. Anything past the end or beyond ASCII takes the slower path. */
const plain = Array.from({ length: LAST_ASCII + 1 }, (_, code) => lengthAt(String.fromCharCode(code), 0) === 1);

const isPlain = (code: number): boolean => code <= LAST_ASCII && plain[code] === true;

const endOfLetters = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && isPlain(text.charCodeAt(at))) at++;
  for (let length = lengthAt(text, at); length > 0; length = lengthAt(text, at)) at += length;
  return at;
};

/** '45,000' is one word; '3,5' and '2019, 500' are not. */
const isThousands = (text: string, comma: number): boolean =>
  [1, 2, 3].every((step) => isDigit(text.charCodeAt(comma + step))) && !isDigit(text.charCodeAt(comma + 4));

/** The end of the word that begins here: 'didn’t', 'node.js', '45,000', 'C++'. */
const endOfWord = (text: string, from: number): number => {
  let end = endOfLetters(text, from);
  for (;;) {
    const code = text.charCodeAt(end);
    if (code === DOT || code === APOSTROPHE || code === CURLY) {
      const further = endOfLetters(text, end + 1);
      if (further === end + 1) break;
      end = further;
    } else if (code === COMMA && isThousands(text, end)) end += 4;
    else break;
  }
  while (text.charCodeAt(end) === PLUS || text.charCodeAt(end) === HASH) end++;
  return end;
};

const isCapital = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code <= LAST_ASCII ? code >= UPPER_A && code <= UPPER_Z : CAPITAL.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
};

/** A dot directly before a word belongs to it only in names such as '.NET'. */
const beginsWithDot = (text: string, at: number): boolean => text.charCodeAt(at - 1) === DOT && /^(?:net|js)/i.test(text.slice(at, at + 3));

/**
 * The whole text is lower-cased at once, because word by word takes longer. 'İ' would become two letters and shift all places, so it is
 * kept.
 */
const lowerCase = (text: string): ((start: number, end: number) => string) => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? (start, end) => lower.slice(start, end) : (start, end) => text.slice(start, end).toLowerCase();
};

/** One pass from left to right: linear in the text. */
export const tokenise = (text: string, offset = 0): Token[] => {
  const tokens: Token[] = [];
  const small = lowerCase(text);
  let at = 0;
  while (at < text.length) {
    if (lengthAt(text, at) === 0) {
      at++;
      continue;
    }
    const start = beginsWithDot(text, at) ? at - 1 : at;
    const end = endOfWord(text, at);
    const capital = isCapital(text, at);
    const word = small(start, end);
    tokens.push({ word: word.includes('’') ? word.replaceAll('’', "'") : word, start: offset + start, end: offset + end, capital });
    at = end;
  }
  return tokens;
};
