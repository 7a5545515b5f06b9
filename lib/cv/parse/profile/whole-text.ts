import type { Piece } from '@/lib/cv/cv';
import { tidy, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';

/** All lines of a section as one piece: a profile, interests, references. */
export function wholeText(text: CvText, lines: readonly Line[]): Piece | null {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  const start = Math.min(first.start, last.start);
  const end = contiguousEnd(lines, Math.max(first.end, last.end));
  return { text: tidy(lines.map((line) => line.text).join(' ')), start, end: end > start ? end : text.length };
}

/** A piece ends where its own lines stop following each other. */
function contiguousEnd(lines: readonly Line[], fallback: number): number {
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (next && next.index > line.index + 1) return line.end;
  }
  return fallback;
}
