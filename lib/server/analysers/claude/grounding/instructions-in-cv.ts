import type { Span } from '@/lib/cv/redacted';

export { instructionsIn } from '@/lib/analysis/reading/instructions-in-cv';

const notice = '[a line that gives instructions was left out]';

/** The text as it may be sent and trusted. */
export function withoutInstructions(text: string, found: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of found) {
    parts.push(text.slice(at, start), notice);
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}
