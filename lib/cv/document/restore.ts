import type { PlaceholderOrigin, Span } from './redacted-document';

/**
 * A stretch of redacted text with the owner's details put back: '[NAME] in Leeds' is 'Ada Okafor in Leeds'. A placeholder
 * that the span cuts through is restored whole.
 */
export function restore(text: string, origins: readonly PlaceholderOrigin[], span: Span = { start: 0, end: text.length }): string {
  const parts: string[] = [];
  let at = span.start;
  for (const origin of [...origins].sort((a, b) => a.start - b.start)) {
    if (origin.end <= span.start || origin.start >= span.end) continue;
    parts.push(text.slice(at, Math.max(at, origin.start)), origin.original);
    at = origin.end;
  }
  parts.push(text.slice(at, Math.max(at, span.end)));
  return parts.join('');
}
