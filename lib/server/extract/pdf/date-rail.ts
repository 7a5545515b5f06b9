import { isDateLike } from './dates';
import { textOf } from './segment-text';
import { onOneLine, segmentOf, type Segment } from './segments';

const unfinished = /(?:[-–—]|\bto|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?)$/iu;
/** Rows of one cell follow each other within so many line heights. */
const cellLeading = 1.75;
/** A date and its entry are drawn one after the other, with so many glyphs between at most; the columns of a page are not. */
const maxDrawnBetween = 120;

/**
 * In a rail, dates wrap: 'Mar 2019 –' stands beside the title and 'Present' beside the next line. The rest of a cell is
 * lifted to its first line: what completes the date into the same item, a place under it as an item of its own.
 */
export function foldDateRail(found: readonly Segment[]): Segment[] {
  const segments = joinBrokenDates(found);
  const bodyX = railEdge(segments);
  if (bodyX === null) return segments;
  const rail = segments.filter((s) => s.right < bodyX && s.bullet === null).sort((a, b) => a.baseline - b.baseline);
  const folded = new Map<Segment, Segment>();
  const dropped = new Set<Segment>();
  const lifted: Segment[] = [];
  let cell: { start: Segment; last: Segment; hasPlace: boolean } | null = null;
  for (const segment of rail) {
    const isNear: boolean = cell !== null && segment.baseline - cell.last.baseline < cellLeading * Math.max(cell.last.size, segment.size);
    const head: Segment | undefined = cell ? (folded.get(cell.start) ?? cell.start) : undefined;
    if (cell && head && isNear && unfinished.test(textOf(head.glyphs))) {
      folded.set(cell.start, continued(head, segment));
      dropped.add(segment);
      cell.last = segment;
    } else if (cell && isNear && isUnderDate(segment, cell.start, segments, bodyX)) {
      const above = cell.hasPlace ? lifted.pop() : undefined;
      lifted.push(above ? continued(above, segment) : { ...segment, baseline: cell.start.baseline, x: cell.start.right + 0.1 });
      dropped.add(segment);
      cell.last = segment;
      cell.hasPlace = true;
    } else cell = isDateLike(textOf(segment.glyphs)) ? { start: segment, last: segment, hasPlace: false } : null;
  }
  return [...segments.filter((s) => !dropped.has(s)).map((s) => folded.get(s) ?? s), ...lifted];
}

/** Longest piece that can be the rest of a date: 'September 2017', 'present day'. */
const maxRest = 18;

/** 'October 2017 –' over 'to date', 'Jun 2025 - Sep' over '2025', set beside an entry: one date on the first of the two lines. */
function joinBrokenDates(segments: readonly Segment[]): Segment[] {
  const isRest = (segment: Segment, head: Segment): boolean => {
    const text = textOf(segment.glyphs);
    if (!/(?:[-–—]|\bto)$/i.test(textOf(head.glyphs))) return /^(?:19|20)\d\d$/.test(text);
    return text.length <= maxRest && (isDateLike(text) || /^(?:to |till )?date$/i.test(text)) && segment.bullet === null;
  };
  const broken = segments.filter((s) => {
    const text = textOf(s.glyphs);
    return text.length < 40 && isDateLike(text) && unfinished.test(text);
  });
  const rests = new Map<Segment, Segment>();
  for (const one of broken) {
    const isBelow = (s: Segment): boolean =>
      s.baseline > one.baseline + 0.5 * one.size &&
      s.baseline - one.baseline < cellLeading * one.size &&
      (Math.abs(s.right - one.right) < 3 || Math.abs(s.x - one.x) < 3) &&
      !segments.some((other) => other !== one && onOneLine(one, other) && other.x > one.right);
    const rest = segments.find((s) => isBelow(s) && isRest(s, one));
    if (rest) rests.set(one, rest);
  }
  const dropped = new Set(rests.values());
  return segments.flatMap((s) => {
    const rest = rests.get(s);
    return dropped.has(s) ? [] : [rest ? continued(s, rest) : s];
  });
}

/** Where the text beside the dates begins; null where fewer than two dates have text beside them that begins at one place. */
function railEdge(segments: readonly Segment[]): number | null {
  const edges = segments.flatMap((s) => {
    if (!isDateLike(textOf(s.glyphs))) return [];
    const beside = segments.filter(
      (other) => other.x > s.right && onOneLine(s, other) && Math.abs(other.order - s.orderEnd) < maxDrawnBetween,
    );
    return beside.length > 0 ? [Math.min(...beside.map((other) => other.x))] : [];
  });
  const shared = edges.filter((x) => edges.filter((other) => Math.abs(other - x) < 3).length >= 2);
  return shared.length >= 2 ? Math.min(...shared) - 0.5 : null;
}

/** The piece with the words of another behind its own. */
export function continued(head: Segment, rest: Segment): Segment {
  const [first, ...others] = rest.glyphs;
  if (!first) return head;
  const whole = segmentOf([...head.glyphs, { ...first, spaceBefore: true }, ...others]);
  return { ...whole, bullet: head.bullet, baseline: head.baseline, x: head.x };
}

/** A place or employer under the date: smaller, or beside a bullet, or beside nothing. */
function isUnderDate(segment: Segment, start: Segment, all: readonly Segment[], bodyX: number): boolean {
  if (isDateLike(textOf(segment.glyphs)) || segment.size > 1.05 * start.size) return false;
  const beside = all.filter((other) => other.x >= bodyX && onOneLine(segment, other));
  return segment.size < 0.95 * start.size || beside.length === 0 || beside.some((other) => other.bullet !== null);
}
