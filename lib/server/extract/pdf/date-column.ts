import { isDateLike } from './dates';
import { textOf } from './segment-text';
import { onOneLine, segmentOf, type Segment } from './segments';

const unfinished = /(?:[-–—]|\bto|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?)$/iu;
/** The largest distance between rows of one cell, in line heights. */
const cellLeading = 1.75;
/** A date and its entry are drawn one after the other, with at most so many glyphs between them; the columns of a page are not. */
const maxDrawnBetween = 120;

/** A date in the column with the text found below it. */
interface Cell {
  /** The date as it was drawn, and with the rest of it. */
  start: Segment;
  whole: Segment;
  last: Segment;
  place: Segment | null;
}

/**
 * In a column of dates left of the text, dates wrap: 'Mar 2019 –' stands beside the title and 'Present' beside the next line. The rest
 * of a cell is moved up to its first line: the rest of a date into the same item, a place below it as an item of its own.
 */
export function mergeDateColumn(found: readonly Segment[]): Segment[] {
  const segments = joinBrokenDates(found);
  const bodyX = columnEdge(segments);
  if (bodyX === null) return segments;
  const column = segments.filter((s) => s.right < bodyX && s.bullet === null).sort((a, b) => a.baseline - b.baseline);
  const cells: Cell[] = [];
  const moved = new Set<Segment>();
  let cell: Cell | null = null;
  for (const segment of column) {
    // a line of a sidebar is no part of the column beside it
    if (cell && !isUnder(cell.start, segment) && !isDateLike(textOf(segment.glyphs))) continue;
    if (cell && takes(cell, segment, segments, bodyX)) {
      moved.add(segment);
      cell.last = segment;
      continue;
    }
    cell = isDateLike(textOf(segment.glyphs)) ? { start: segment, whole: segment, last: segment, place: null } : null;
    if (cell) cells.push(cell);
  }
  const merged = new Map(cells.map(({ start, whole }) => [start, whole]));
  const places = cells.flatMap(({ place }) => place ?? []);
  return [...segments.filter((s) => !moved.has(s)).map((s) => merged.get(s) ?? s), ...places];
}

const isUnder = (above: Segment, below: Segment): boolean => below.x < above.right && below.right > above.x;

/** Adds a segment to the cell above it, as the rest of its date or as its place. False where it is neither. */
function takes(cell: Cell, segment: Segment, segments: readonly Segment[], bodyX: number): boolean {
  const { start, whole, last, place } = cell;
  if (!isUnder(start, segment)) return false;
  if (segment.baseline - last.baseline >= cellLeading * Math.max(last.size, segment.size)) return false;
  if (unfinished.test(textOf(whole.glyphs))) {
    cell.whole = joinSegments(whole, segment);
    return true;
  }
  if (!isUnderDate(segment, start, segments, bodyX)) return false;
  const x = start.right + 0.1;
  cell.place = place ? joinSegments(place, segment) : { ...segment, baseline: start.baseline, x, right: Math.max(x, segment.right) };
  return true;
}

/** Length of the longest text that can be the rest of a date: 'September 2017', 'present day'. */
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
  const remainders = new Map<Segment, Segment>();
  for (const one of broken) {
    const isBelow = (s: Segment): boolean =>
      s.baseline > one.baseline + 0.5 * one.size &&
      s.baseline - one.baseline < cellLeading * one.size &&
      (Math.abs(s.right - one.right) < 3 || Math.abs(s.x - one.x) < 3) &&
      !segments.some((other) => other !== one && onOneLine(one, other) && other.x > one.right);
    const rest = segments.find((s) => isBelow(s) && isRest(s, one));
    if (rest) remainders.set(one, rest);
  }
  const dropped = new Set(remainders.values());
  return segments.flatMap((s) => {
    const rest = remainders.get(s);
    return dropped.has(s) ? [] : [rest ? joinSegments(s, rest) : s];
  });
}

/** Left edge of the text beside the dates; null where fewer than two dates have text beside them with the same left edge. */
function columnEdge(segments: readonly Segment[]): number | null {
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

/** The piece with the words of another after its own. */
export function joinSegments(head: Segment, rest: Segment): Segment {
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
