import { isBulletGlyph, mayBeBullet } from './bullets';
import { median } from './geometry';
import type { Edge, Font, Glyph } from './page-content';
import { withoutDuplicates } from './duplicate-glyphs';

/** Text on one line without a wide gap in it, and the bullet glyph before it. */
export interface Segment {
  glyphs: Glyph[];
  bullet: string | null;
  x: number;
  right: number;
  baseline: number;
  size: number;
  /** Positions of its first and last glyph in the file's drawing order. */
  order: number;
  orderEnd: number;
  /** A cell of a table, or a centred heading: no column gap crosses its row. */
  inTable?: true;
}

/**
 * Gaps in ems: inside one drawn run, at a change of font, between pieces drawn apart, between a bullet and its text, before text at an
 * edge of the layout, and there before text of another look.
 */
const gaps = { run: 1.45, newFont: 0.75, apart: 0.55, bullet: 4, aligned: 0.42, restyled: 0.1 } as const;
/** Letters this many times as large as those beside them begin another segment. */
const otherSize = 1.5;
/** An x at which so many pieces begin is an edge of the layout. */
const edgeCount = 4;
/** Pieces of one line are drawn one after the other, with at most so many glyphs between them. */
const minDrawnBetween = 20;

export const bandTop = (s: Pick<Segment, 'baseline' | 'size'>): number => s.baseline - s.size * 0.72;
export const bandBottom = (s: Pick<Segment, 'baseline' | 'size'>): number => s.baseline + s.size * 0.05;

/** Whether two pieces stand on one line: their x-height bands overlap by more than half of the smaller one. */
export function onOneLine(a: Pick<Segment, 'baseline' | 'size'>, b: Pick<Segment, 'baseline' | 'size'>): boolean {
  const overlap = Math.min(bandBottom(a), bandBottom(b)) - Math.max(bandTop(a), bandTop(b));
  return overlap > 0.55 * 0.77 * Math.min(a.size, b.size);
}

/** Tells whether a single glyph before a gap is a bullet. */
type IsBullet = (glyph: Glyph) => boolean;

export function buildSegments(drawn: readonly Glyph[], fonts: readonly Font[], edges: readonly Edge[] = []): Segment[] {
  const glyphs = withoutDuplicates(drawn);
  const isParted = partedBy(edges);
  const runs = drawnRuns(glyphs, fonts, isParted);
  const isBullet = bulletTest(runs, fonts);
  const isEdge = edgeTest(runs);
  const isApart = (left: Segment, right: Segment): boolean =>
    isParted(left.glyphs.at(-1), right.glyphs[0]) || (soleBullet(left, isBullet) === null && isDrawnApart(left, right, isEdge));
  return splitAtEdges(
    groupRows(runs).flatMap((row) => joinRow(row, isBullet, isApart)),
    fonts,
  );
}

/** Tells whether a drawn edge stands between two glyphs. */
type IsParted = (left: Glyph | undefined, right: Glyph | undefined) => boolean;

const stripe = 16;

/** Tags in boxes of their own stand as close as the words of a sentence; the sides of the boxes separate them. */
function partedBy(edges: readonly Edge[]): IsParted {
  const stripes = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (let at = Math.floor(edge.top / stripe); at <= Math.floor(edge.bottom / stripe); at += 1) {
      const own = stripes.get(at);
      if (own) own.push(edge);
      else stripes.set(at, [edge]);
    }
  }
  return (left, right) => {
    if (!left || !right || edges.length === 0 || right.x - left.right < 0.2 * right.size) return false;
    const middle = right.baseline - 0.3 * right.size;
    const near = stripes.get(Math.floor(middle / stripe)) ?? [];
    return near.some(({ x, top, bottom }) => x > left.right - 0.5 && x < right.x + 0.5 && top < middle && bottom > middle);
  };
}

/** Known bullet glyphs, and private-use ones that begin at least two runs: an icon is rarely drawn twice. */
function bulletTest(runs: readonly Segment[], fonts: readonly Font[]): IsBullet {
  const nameOf = (glyph: Glyph) => fonts[glyph.font]?.name ?? '';
  const keyOf = (glyph: Glyph) => `${glyph.font} ${glyph.text}`;
  const counts = new Map<string, number>();
  for (const { glyphs } of runs) {
    const [first] = glyphs;
    if (first && mayBeBullet(first.text, nameOf(first))) counts.set(keyOf(first), (counts.get(keyOf(first)) ?? 0) + 1);
  }
  return (glyph) => isBulletGlyph(glyph.text, nameOf(glyph)) || (counts.get(keyOf(glyph)) ?? 0) >= 2;
}

function drawnRuns(glyphs: readonly Glyph[], fonts: readonly Font[], isParted: IsParted): Segment[] {
  const runs: Segment[] = [];
  let current: Segment | undefined;
  for (const glyph of glyphs) {
    const last = current?.glyphs.at(-1);
    if (current && last && continues(last, glyph, current, fonts) && !isParted(last, glyph)) extend(current, glyph);
    else {
      current = segmentOf([glyph]);
      runs.push(current);
    }
  }
  return runs;
}

function continues(last: Glyph, glyph: Glyph, run: Segment, fonts: readonly Font[]): boolean {
  // The letters of a ligature ('Th', 'ffi') share one origin.
  if (glyph.x === last.x && glyph.baseline === last.baseline) return true;
  const size = Math.max(last.size, glyph.size);
  const gap = glyph.x - last.right;
  const widest = sameLook(last, glyph, fonts) ? gaps.run : gaps.newFont;
  // 'Jane Example' in large letters and 'Store Manager' in small ones beside it
  const isOtherSize = size > otherSize * Math.min(last.size, glyph.size);
  if (gap > widest * (isOtherSize ? Math.min(last.size, glyph.size) : Math.min(size, run.size * 1.2)) || gap < -0.6 * size) return false;
  const shift = Math.abs(glyph.baseline - run.baseline);
  if (shift < 0.12 * size) return true;
  // Superscripts and subscripts: smaller, a little up or down, right beside.
  return shift < 0.55 * size && Math.abs(gap) < 0.3 * size && Math.min(last.size, glyph.size) < 0.85 * size;
}

function sameLook(a: Glyph, b: Glyph, fonts: readonly Font[]): boolean {
  if (Math.abs(a.size - b.size) > 0.12 * Math.max(a.size, b.size)) return false;
  return a.font === b.font || fonts[a.font]?.bold === fonts[b.font]?.bold;
}

export function segmentOf(glyphs: readonly Glyph[]): Segment {
  const segment: Segment = { glyphs: [], bullet: null, x: Infinity, right: -Infinity, baseline: 0, size: 0, order: Infinity, orderEnd: -1 };
  for (const glyph of glyphs) extend(segment, glyph);
  return segment;
}

function extend(segment: Segment, glyph: Glyph): void {
  segment.glyphs.push(glyph);
  segment.x = Math.min(segment.x, glyph.x);
  segment.right = Math.max(segment.right, glyph.right);
  segment.order = Math.min(segment.order, glyph.order);
  segment.orderEnd = Math.max(segment.orderEnd, glyph.order);
  if (glyph.size > segment.size) {
    segment.size = glyph.size;
    segment.baseline = glyph.baseline;
  }
}

/** Rows of what stands side by side, top to bottom; each row from left to right. */
export function groupRows<T extends Pick<Segment, 'baseline' | 'size' | 'x'>>(pieces: readonly T[]): T[][] {
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const rows: { anchor: T; members: T[] }[] = [];
  for (const piece of sorted) {
    const row = rows.slice(-3).find((candidate) => onOneLine(candidate.anchor, piece));
    if (!row) rows.push({ anchor: piece, members: [piece] });
    else {
      row.members.push(piece);
      if (piece.size > row.anchor.size) row.anchor = piece;
    }
  }
  return rows.map((row) => row.members.sort((a, b) => a.x - b.x));
}

function joinRow(row: readonly Segment[], isBullet: IsBullet, isApart: (left: Segment, right: Segment) => boolean): Segment[] {
  const joined: Segment[] = [];
  for (const piece of row) {
    const previous = joined.at(-1);
    if (previous && isRepeat(previous, piece)) continue;
    if (!previous || !isAttached(previous, piece, isBullet) || isApart(previous, piece)) {
      joined.push({ ...piece, glyphs: [...piece.glyphs] });
      continue;
    }
    const bullet = previous.bullet ?? soleBullet(previous, isBullet);
    if (bullet !== null && previous.bullet === null) {
      joined[joined.length - 1] = { ...piece, bullet, x: previous.x, order: Math.min(previous.order, piece.order) };
    } else for (const glyph of piece.glyphs) extend(previous, glyph);
  }
  return joined.map((segment) => (segment.bullet === null ? takeBullet(segment, isBullet) : segment));
}

/** Some files make bold by drawing the same text twice with a small offset. */
const isRepeat = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x - b.x) < 0.3 * a.size && a.glyphs.length === b.glyphs.length && a.glyphs.every((g, i) => g.text === b.glyphs[i]?.text);

function isAttached(previous: Segment, piece: Segment, isBullet: IsBullet): boolean {
  const size = Math.max(previous.size, piece.size);
  const gap = piece.x - previous.right;
  if (gap < -0.35 * size) return false;
  if (previous.bullet === null && soleBullet(previous, isBullet) !== null) return gap < gaps.bullet * size;
  return gap < gaps.apart * Math.min(previous.size, piece.size);
}

function soleBullet(segment: Segment, isBullet: IsBullet): string | null {
  const [glyph] = segment.glyphs;
  if (!glyph || segment.glyphs.length !== 1) return null;
  return isBullet(glyph) ? glyph.text : null;
}

/** '• Text' drawn as one run: the bullet is taken off. */
function takeBullet(segment: Segment, isBullet: IsBullet): Segment {
  const [first, second] = segment.glyphs;
  if (!first || !second || !isBullet(first)) return segment;
  const apart = second.spaceBefore || second.x - first.right > 0.12 * second.size;
  const isSign = '-–—−+*'.includes(first.text);
  if (!apart && isSign) return segment;
  return { ...segment, bullet: first.text, glyphs: segment.glyphs.slice(1) };
}

/** 'Feb 2014 – Nov 2017' fills its column, and the title beside it is bold: no space is written between them. */
const edgeGap = (left: Glyph, right: Glyph, fonts: readonly Font[]): number =>
  right.spaceBefore || right.spaceLikely || sameLook(left, right, fonts) ? gaps.aligned : gaps.restyled;

/** Tells whether many pieces begin at an x. */
type IsEdge = (x: number) => boolean;

function edgeTest(segments: readonly Segment[]): IsEdge {
  const starts = new Map<number, number>();
  for (const { x, glyphs } of segments) {
    const edge = Math.round(glyphs[0]?.x ?? x);
    starts.set(edge, (starts.get(edge) ?? 0) + 1);
  }
  return (x) => {
    const at = Math.round(x);
    return (starts.get(at - 1) ?? 0) + (starts.get(at) ?? 0) + (starts.get(at + 1) ?? 0) >= edgeCount;
  };
}

/** A long address in a sidebar ends just before the column beside it, and was not drawn with the line there. */
const isDrawnApart = (left: Segment, right: Segment, isEdge: IsEdge): boolean =>
  Math.abs(right.order - left.orderEnd) > minDrawnBetween && right.x - left.right > gaps.restyled * right.size && isEdge(right.x);

const trackingOf = (glyphs: readonly Glyph[]): number =>
  Math.max(0, median(glyphs.slice(1).map((glyph, i) => glyph.x - (glyphs[i]?.right ?? glyph.x))));

/**
 * A column of dates can stand closer to its text than a gap between words is wide. It is recognised where the text begins exactly where
 * many other lines begin.
 */
function splitAtEdges(segments: readonly Segment[], fonts: readonly Font[]): Segment[] {
  const isEdge = edgeTest(segments);
  return segments.flatMap((segment) => {
    const mayBeCut = segment.glyphs.some((glyph, i) => i > 0 && isEdge(glyph.x));
    // letters with spacing stand as far apart as their words, and a little more
    const tracking = mayBeCut ? trackingOf(segment.glyphs) : 0;
    const cut = segment.glyphs.findIndex((glyph, i) => {
      const previous = segment.glyphs[i - 1];
      return (
        previous !== undefined && glyph.x - previous.right - tracking > edgeGap(previous, glyph, fonts) * glyph.size && isEdge(glyph.x)
      );
    });
    if (cut < 1) return [segment];
    const left = segmentOf(segment.glyphs.slice(0, cut));
    return [{ ...left, bullet: segment.bullet, x: segment.x }, segmentOf(segment.glyphs.slice(cut))];
  });
}
