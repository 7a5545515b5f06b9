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

/** A stretch of the owner's text: a piece of the redacted text, or the words behind a placeholder. */
interface OwnPiece extends Span {
  written: string;
  detail: PlaceholderOrigin | null;
  /** Where it begins in the owner's text. */
  from: number;
}

function ownPieces(text: string, origins: readonly PlaceholderOrigin[]): OwnPiece[] {
  const pieces: OwnPiece[] = [];
  let [at, from] = [0, 0];
  const add = (piece: Omit<OwnPiece, 'from'>): void => {
    pieces.push({ ...piece, from });
    from += piece.written.length;
    at = piece.end;
  };
  for (const origin of [...origins].sort((a, b) => a.start - b.start)) {
    const { start, end, original } = origin;
    if (start < at) continue;
    add({ start: at, end: start, written: text.slice(at, start), detail: null });
    add({ start, end, written: original, detail: origin });
  }
  add({ start: at, end: text.length, written: text.slice(at), detail: null });
  return pieces;
}

/**
 * The words as their owner wrote them, each with its place in the redacted text. A word that a placeholder cuts ('ADRES' and 'S: Flat 3')
 * is one word, whose span covers both parts, and belongs to no detail.
 */
export function ownTokens(text: string, origins: readonly PlaceholderOrigin[]): OwnToken[] {
  const pieces = ownPieces(text, origins);
  let index = 0;
  const pieceAt = (offset: number): OwnPiece | undefined => {
    while (index > 0 && (pieces[index]?.from ?? 0) > offset) index -= 1;
    while (index + 1 < pieces.length && (pieces[index + 1]?.from ?? Infinity) <= offset) index += 1;
    return pieces[index];
  };
  return tokensIn(pieces.map(({ written }) => written).join('')).flatMap(({ key, start, end }): OwnToken[] => {
    const [first, last] = [pieceAt(start), pieceAt(end - 1)];
    if (!first || !last) return [];
    return [
      {
        key,
        start: first.detail ? first.start : first.start + start - first.from,
        end: last.detail ? last.end : last.start + end - last.from,
        detail: first === last ? first.detail : null,
      },
    ];
  });
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
