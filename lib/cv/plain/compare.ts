import type { PlainPart, PlainReading, PlainText } from '../document/plain-reading';
import type { PlaceholderOrigin, RedactedDocument, Span } from '../document/redacted-document';
import { align } from './align';
import { ownTokens, plainTokens, type OwnToken, type PlainToken } from './tokens';

/** Twice the words that a CV may have; further words of a file are not compared. */
const mostWords = 40_000;

/**
 * What a plain reader keeps of a redacted document. The plain text is compared with the owner's words, after the redacted details are
 * put back; the result refers to places in the redacted text only.
 */
export function comparePlainText(
  { text }: Pick<RedactedDocument, 'text'>,
  origins: readonly PlaceholderOrigin[],
  { reader, lines }: PlainText,
): PlainReading {
  const ours = ownTokens(text, origins);
  const theirs = plainTokens(lines, mostWords);
  const matches = withWholeDetails(ours, theirs, align(ours, theirs));
  const parts = new Map<number, LineParts>();
  theirs.forEach((token, index) => {
    const line = parts.get(token.line) ?? new LineParts(text);
    parts.set(token.line, line);
    const at = matches[index] ?? null;
    const own = at === null ? undefined : ours[at];
    if (at !== null && own) line.keep(own, at);
    else line.count(token);
  });
  return { reader, lines: [...parts.values()].map((line) => line.parts()).filter((found) => found.length > 0) };
}

/**
 * A detail is kept where all its words stand together; an address or a link only without a space inside, because half a phone number is
 * useless.
 */
function withWholeDetails(
  ours: readonly OwnToken[],
  theirs: readonly PlainToken[],
  matches: readonly (number | null)[],
): (number | null)[] {
  const found = new Map<PlaceholderOrigin, number[]>();
  matches.forEach((own, other) => {
    const detail = own === null ? null : ours[own]?.detail;
    if (detail) found.set(detail, [...(found.get(detail) ?? []), other]);
  });
  const sizes = new Map<PlaceholderOrigin, number>();
  for (const { detail } of ours) if (detail) sizes.set(detail, (sizes.get(detail) ?? 0) + 1);
  const kept = [...matches];
  for (const [detail, others] of found) {
    const isWhole = others.length === sizes.get(detail) && others.every((other, i) => i === 0 || other === (others[i - 1] ?? 0) + 1);
    const hasSpace = others.slice(1).some((other) => theirs[other]?.isSpaced);
    const isOneWord = detail.kind === 'EMAIL' || detail.kind === 'URL';
    const mayHaveSpace = !isOneWord || /\s/.test(detail.original.trim());
    if (!isWhole || (hasSpace && !mayHaveSpace)) for (const other of others) kept[other] = null;
  }
  return kept;
}

/** A bullet that is a letter ('o') or the number of a list: neither lost nor added. */
const isNoise = (keys: readonly string[]): boolean => keys.length <= 2 && keys.every((key) => key.length === 1);

/** Collects the parts of one line of the plain reader. */
class LineParts {
  private readonly found: (Span | { words: number; keys: string[] })[] = [];
  /** Index of our last kept word, while nothing has come after it. */
  private last: number | null = null;

  constructor(private readonly text: string) {}

  keep({ start, end }: Span, at: number): void {
    const part = this.found.at(-1);
    const isNext = this.last !== null && (at === this.last + 1 || at === this.last);
    if (part && 'start' in part && isNext && (start < part.end || !this.text.slice(part.end, start).includes('\n')))
      part.end = Math.max(part.end, end);
    else this.found.push({ start, end });
    this.last = at;
  }

  count({ key, isSpaced }: PlainToken): void {
    const part = this.found.at(-1);
    if (part && 'words' in part) {
      part.words += isSpaced ? 1 : 0;
      part.keys.push(key);
    } else this.found.push({ words: 1, keys: [key] });
    this.last = null;
  }

  parts(): PlainPart[] {
    return this.found
      .filter((part) => 'start' in part || !isNoise(part.keys))
      .map((part) => ('start' in part ? withPunctuation(this.text, part) : { words: part.words }));
  }
}

/** With the brackets, stops and quotation marks that belong to the words at its ends. */
function withPunctuation(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from > 0 && /[^\s\p{L}\p{N}]/u.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && /[^\s\p{L}\p{N}]/u.test(text.charAt(to))) to += 1;
  const isOwnBefore = from === 0 || /\s/.test(text.charAt(from - 1));
  const isOwnBehind = to === text.length || /\s/.test(text.charAt(to));
  return { start: isOwnBefore ? from : start, end: isOwnBehind ? to : end };
}
