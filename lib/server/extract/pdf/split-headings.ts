import { headingKind } from '@/lib/cv/document/headings';
import { joinSegments } from './date-column';
import { textOf } from './segment-text';
import { onOneLine, type Segment } from './segments';

/** The largest distance between lines of one heading, in letter heights. */
const leading = 1.6;

/** Joins 'Work' over 'Experience' in a narrow column left of the text into one heading, beside the first line of its section. */
export function joinSplitHeadings(segments: readonly Segment[]): Segment[] {
  const left = Math.min(...segments.map(({ x }) => x));
  const column = segments.filter((s) => s.x < left + 3 && s.bullet === null).sort((a, b) => a.baseline - b.baseline);
  const whole = new Map<Segment, Segment>();
  const dropped = new Set<Segment>();
  column.forEach((first, n) => {
    const next = column[n + 1];
    if (!next || dropped.has(first) || !isRest(first, next, segments)) return;
    whole.set(first, joinSegments(first, next));
    dropped.add(next);
  });
  return segments.filter((s) => !dropped.has(s)).map((s) => whole.get(s) ?? s);
}

function isRest(first: Segment, next: Segment, all: readonly Segment[]): boolean {
  const gap = next.baseline - first.baseline;
  if (Math.abs(first.size - next.size) > 0.2 || first.glyphs[0]?.font !== next.glyphs[0]?.font || gap > leading * first.size) return false;
  const isBesideText = all.some((other) => other !== first && other.x > Math.max(first.right, next.right) && onOneLine(first, other));
  return isBesideText && headingKind(`${textOf(first.glyphs)} ${textOf(next.glyphs)}`) !== null;
}
