import { normaliseForMatch } from '../document/normalise';
import type { PlaceholderOrigin, Span } from '../document/redacted-document';

/** A run of letters and digits. Punctuation and spaces between words differ from reader to reader. */
export interface Token extends Span {
  key: string;
}

/** A word of the redacted text, or one of the words behind a placeholder, whose span is then the placeholder's. */
export interface OwnToken extends Token {
  detail: PlaceholderOrigin | null;
}

/** A word of the plain reader; its span is in its line. */
export interface PlainToken extends Token {
  line: number;
  /** White space or the beginning of a line stands before it. */
  isSpaced: boolean;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
/** Soft hyphens and zero-width characters, which may stand inside words. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    key: normaliseForMatch(found.normalize('NFKC')),
    start: index,
    end: index + found.length,
  }));
}

/** The words of the redacted text, with those behind placeholders as their owner wrote them. */
export function ownTokens(text: string, origins: readonly PlaceholderOrigin[]): OwnToken[] {
  const tokens: OwnToken[] = [];
  let at = 0;
  const plain = (end: number) => {
    for (const { key, start, end: to } of tokensIn(text.slice(at, end)))
      tokens.push({ key, start: at + start, end: at + to, detail: null });
  };
  for (const origin of [...origins].sort((a, b) => a.start - b.start)) {
    if (origin.start < at) continue;
    plain(origin.start);
    for (const { key } of tokensIn(origin.original)) tokens.push({ key, start: origin.start, end: origin.end, detail: origin });
    at = origin.end;
  }
  plain(text.length);
  return tokens;
}

/** The words of plain lines, up to a limit. */
export function plainTokens(lines: readonly string[], most: number): PlainToken[] {
  const tokens: PlainToken[] = [];
  for (const [line, written] of lines.entries()) {
    const text = written.replace(invisible, '');
    let end = 0;
    for (const token of tokensIn(text)) {
      if (tokens.length >= most) return tokens;
      tokens.push({ ...token, line, isSpaced: end === 0 || /\s/.test(text.slice(end, token.start)) });
      end = token.end;
    }
  }
  return tokens;
}
