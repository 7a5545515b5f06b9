import type { PlaceholderOrigin, Span } from './redacted-document';

/**
 * The origins whose placeholder lies in the span, wholly or partly. They are in the order of the text, so the first is found by binary
 * search: a CV may have thousands of details, and thousands of pieces that look them up.
 */
export function originsIn(origins: readonly PlaceholderOrigin[], { start, end }: Span): PlaceholderOrigin[] {
  let low = 0;
  let high = origins.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origins[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  let to = low;
  while (to < origins.length && (origins[to]?.start ?? end) < end) to += 1;
  return origins.slice(low, to);
}

/**
 * A stretch of redacted text with the owner's details put back: '[NAME] in Leeds' becomes 'Ada Okafor in Leeds'. A placeholder that the
 * span cuts through is restored whole.
 */
export function restore(text: string, origins: readonly PlaceholderOrigin[], span: Span = { start: 0, end: text.length }): string {
  const parts: string[] = [];
  let at = span.start;
  for (const origin of originsIn(origins, span)) {
    parts.push(text.slice(at, Math.max(at, origin.start)), origin.original);
    at = origin.end;
  }
  parts.push(text.slice(at, Math.max(at, span.end)));
  return parts.join('');
}
