import type { PlaceholderOrigin } from '@/lib/cv/document/redacted-document';

/**
 * Puts the owner's details back into text that was edited, so that offsets no longer fit: each placeholder takes the
 * originals of its kind in their order, and the last one again where there are more placeholders than originals.
 */
export function restoreEdited(text: string, cvText: string, origins: readonly PlaceholderOrigin[]): string {
  const waiting = new Map<string, string[]>();
  for (const { start, end, original } of origins) {
    const token = cvText.slice(start, end);
    const originals = waiting.get(token);
    if (originals) originals.push(original);
    else waiting.set(token, [original]);
  }
  return text.replace(/\[[A-Z_]{3,20}\]/g, (token) => {
    const originals = waiting.get(token);
    return (originals && originals.length > 1 ? originals.shift() : originals?.[0]) ?? token;
  });
}
