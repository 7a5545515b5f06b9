import type { PlaceholderOrigin } from '@/lib/cv/document/redacted-document';

/**
 * Puts the owner's details back into edited text, whose offsets no longer fit. Each placeholder gets the details of its kind in their
 * order; where there are more placeholders than details, the last one again.
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
