import { headingKind } from '@/lib/cv/document/headings';
import { titleScore } from '@/lib/cv/parse/entry/scores';
import { joinSegments } from './date-column';
import { isDateLike } from './dates';
import { textOf } from './segment-text';
import { groupRows, type Segment } from './segments';

/** The largest distance between lines of one head, in letter heights. */
const leading = 1.6;
const maxRestWords = 4;

interface DatedRow {
  head: Segment;
  /** A piece below that may be the rest of the head. */
  below: Segment | null;
}

/**
 * Recognises a head that is too long for its place beside the dates: 'Senior Occupational Therapist, Wensum Community ⇥ 2020 – 2023'
 * over 'Health'. The rest is moved up to its head where it has the same style, no other head is longer, and most heads have no such
 * line below them.
 */
export function foldWrappedRows(segments: readonly Segment[]): Segment[] {
  const rows = groupRows(segments);
  const dated = rows.flatMap((row, index): DatedRow[] => {
    const [head, dates, ...more] = row;
    const [below = null, ...others] = rows[index + 1] ?? [];
    if (!head || !dates || more.length > 0 || !isDateLike(textOf(dates.glyphs)) || head.bullet !== null) return [];
    return [{ head, below: below && others.length === 0 && isBelow(head, below) ? below : null }];
  });
  const wrapped = dated.filter(({ below }) => below !== null);
  if (wrapped.length === 0 || wrapped.length * 2 > dated.length) return [...segments];
  const reach = dated.reduce((most, { head }) => Math.max(most, head.right), 0);
  const whole = new Map<Segment, Segment>();
  const dropped = new Set<Segment>();
  for (const { head, below } of wrapped) {
    if (!below || !isRest(head, below, reach)) continue;
    whole.set(head, joinSegments(head, below));
    dropped.add(below);
  }
  return segments.filter((segment) => !dropped.has(segment)).map((segment) => whole.get(segment) ?? segment);
}

/** The next line in the same style at the same edge. */
function isBelow(head: Segment, below: Segment): boolean {
  const isAlike = head.glyphs.at(-1)?.font === below.glyphs[0]?.font && Math.abs(head.size - below.size) < 0.2;
  const gap = below.baseline - head.baseline;
  return isAlike && below.bullet === null && Math.abs(below.x - head.x) < 1.5 && gap < leading * head.size;
}

/** A few words that did not fit beside the dates of the longest head, and that are no title or heading of their own. */
function isRest(head: Segment, below: Segment, reach: number): boolean {
  const text = textOf(below.glyphs);
  const end = below.glyphs.findIndex((glyph, n) => n > 0 && glyph.spaceBefore);
  const firstWord = (below.glyphs[(end < 0 ? below.glyphs.length : end) - 1]?.right ?? below.x) - below.x;
  const hadNoRoom = head.right + firstWord > reach && below.right < head.right;
  return hadNoRoom && /,| [–—|-] | at /.test(textOf(head.glyphs)) && text.split(' ').length <= maxRestWords && isPartOfName(text);
}

const isPartOfName = (text: string): boolean => titleScore(text) < 2 && !headingKind(text) && !isDateLike(text) && !/[.!?]$/.test(text);
