import type { Span } from '@/lib/cv/document/redacted-document';

/** A quotation of so many words can be understood alone. */
const ENOUGH_WORDS = 3;
/** Characters on either side: a longer phrase is none that a quotation could show whole. */
const AROUND = 60;

/** A line that goes on with a small letter is the rest of the phrase. */
const endOfPhrase = /[.,;:!?()|•\t]|\n(?!\s*\p{Ll})|\s[–—-]\s/gu;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** Where the phrase begins: behind the nearest sign; null where that is too far away. */
function beginOf(text: string, start: number): number | null {
  const from = Math.max(0, start - AROUND);
  const window = text.slice(from, start);
  const sign = [...window.matchAll(endOfPhrase)].at(-1);
  if (!sign && from > 0) return null;
  const begin = sign ? sign.index + sign[0].length : 0;
  return start - window.slice(begin).trimStart().length;
}

function endOf(text: string, end: number): number | null {
  const window = text.slice(end, end + AROUND);
  const sign = window.search(endOfPhrase);
  if (sign < 0 && end + AROUND < text.length) return null;
  return end + window.slice(0, sign < 0 ? window.length : sign).trimEnd().length;
}

/**
 * The phrase around one or two words, so that they can be understood alone: 'willing to work any shift' for 'shift'. A longer span stays
 * as it is, and so does one in a phrase too long to be shown whole.
 */
export function phraseAround(text: string, span: Span): Span {
  if (wordsOf(text.slice(span.start, span.end)) >= ENOUGH_WORDS) return span;
  const [start, end] = [beginOf(text, span.start), endOf(text, span.end)];
  return start === null || end === null ? span : { start, end };
}
