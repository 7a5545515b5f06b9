import type { Span } from '@/lib/cv/document/redacted-document';

/** A quotation of so many words can be understood alone. */
const ENOUGH_WORDS = 3;
/** Characters on either side: some six words. */
const AROUND = 40;

const endOfPhrase = /[.,;:!?()|•\n\t]|\s[–—-]\s/gu;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** The part of the window before or after a place that belongs to its phrase: up to the nearest sign, else in whole words. */
function before(text: string, start: number): number {
  const from = Math.max(0, start - AROUND);
  const window = text.slice(from, start);
  const sign = [...window.matchAll(endOfPhrase)].at(-1);
  const begin = sign ? sign.index + sign[0].length : from === 0 ? 0 : window.search(/\s/) + 1;
  return from + begin + (window.slice(begin).length - window.slice(begin).trimStart().length);
}

function after(text: string, end: number): number {
  const window = text.slice(end, end + AROUND);
  const sign = window.search(endOfPhrase);
  const stop = sign >= 0 ? sign : end + AROUND >= text.length ? window.length : Math.max(0, window.search(/\s\S*$/));
  return end + window.slice(0, stop).trimEnd().length;
}

/**
 * The phrase around one or two words, so that they can be understood alone: 'willing to work any shift' for 'shift'. A longer span stays
 * as it is.
 */
export function phraseAround(text: string, span: Span): Span {
  if (wordsOf(text.slice(span.start, span.end)) >= ENOUGH_WORDS) return span;
  return { start: before(text, span.start), end: after(text, span.end) };
}
