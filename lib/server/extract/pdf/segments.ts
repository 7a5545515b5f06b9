import { isBulletGlyph, isPrivateUse } from './bullets';
import { median } from './geometry';
import type { Font, Glyph } from './page-content';

/** Text on one line without a wide gap in it, and the bullet glyph that stood before it. */
export interface Segment {
  glyphs: Glyph[];
  bullet: string | null;
  x: number;
  right: number;
  baseline: number;
  size: number;
  /** Place of its first and last glyph in the file's own order of drawing. */
  order: number;
  orderEnd: number;
}

/** Gaps in ems: within one drawn run, between pieces drawn apart, between a bullet and its text. */
const gaps = { run: 1.45, apart: 0.55, bullet: 4 } as const;

export const bandTop = (s: Pick<Segment, 'baseline' | 'size'>): number => s.baseline - s.size * 0.72;
export const bandBottom = (s: Pick<Segment, 'baseline' | 'size'>): number => s.baseline + s.size * 0.05;

/** Whether two pieces stand on one line: their x-height bands overlap by more than half of the smaller one. */
export function onOneLine(a: Pick<Segment, 'baseline' | 'size'>, b: Pick<Segment, 'baseline' | 'size'>): boolean {
  const overlap = Math.min(bandBottom(a), bandBottom(b)) - Math.max(bandTop(a), bandTop(b));
  return overlap > 0.55 * 0.77 * Math.min(a.size, b.size);
}

export function buildSegments(glyphs: readonly Glyph[], fonts: readonly Font[]): Segment[] {
  const runs = drawnRuns(glyphs).filter((run) => run.glyphs.length > 0);
  const rows = groupRows(runs);
  return rows.flatMap((row) => joinRow(row, fonts));
}

function drawnRuns(glyphs: readonly Glyph[]): Segment[] {
  const runs: Segment[] = [];
  let current: Segment | undefined;
  for (const glyph of glyphs) {
    const last = current?.glyphs.at(-1);
    if (current && last && continues(last, glyph, current)) extend(current, glyph);
    else {
      current = segmentOf(glyph);
      runs.push(current);
    }
  }
  return runs;
}

function continues(last: Glyph, glyph: Glyph, run: Segment): boolean {
  const size = Math.max(last.size, glyph.size);
  const gap = glyph.x - last.right;
  if (gap > gaps.run * Math.min(size, run.size * 1.2) || gap < -0.6 * size) return false;
  const shift = Math.abs(glyph.baseline - run.baseline);
  if (shift < 0.12 * size) return true;
  // Superscripts and subscripts: smaller, a little up or down, right beside.
  return shift < 0.55 * size && Math.abs(gap) < 0.3 * size && Math.min(last.size, glyph.size) < 0.85 * size;
}

const segmentOf = (glyph: Glyph): Segment => ({
  glyphs: [glyph],
  bullet: null,
  x: glyph.x,
  right: glyph.right,
  baseline: glyph.baseline,
  size: glyph.size,
  order: glyph.order,
  orderEnd: glyph.order,
});

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

function joinRow(row: readonly Segment[], fonts: readonly Font[]): Segment[] {
  const joined: Segment[] = [];
  for (const piece of row) {
    const previous = joined.at(-1);
    if (previous && isRepeat(previous, piece)) continue;
    if (previous && isAttached(previous, piece, fonts)) {
      const bullet = previous.bullet ?? soleBullet(previous, fonts);
      if (bullet !== null && previous.bullet === null) {
        joined[joined.length - 1] = { ...piece, bullet, x: previous.x, order: Math.min(previous.order, piece.order) };
      } else for (const glyph of piece.glyphs) extend(previous, glyph);
    } else joined.push({ ...piece, glyphs: [...piece.glyphs] });
  }
  return joined.map((segment) => (segment.bullet === null ? takeBullet(segment, fonts) : segment));
}

/** Bold is sometimes made by drawing the same text twice with a hair between. */
const isRepeat = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x - b.x) < 0.3 * a.size && a.glyphs.length === b.glyphs.length && a.glyphs.every((g, i) => g.text === b.glyphs[i]?.text);

function isAttached(previous: Segment, piece: Segment, fonts: readonly Font[]): boolean {
  const size = Math.max(previous.size, piece.size);
  const gap = piece.x - previous.right;
  if (gap < -0.35 * size) return false;
  if (previous.bullet === null && soleBullet(previous, fonts) !== null) return gap < gaps.bullet * size;
  const consecutive = piece.order - previous.orderEnd <= 2 && piece.order > previous.orderEnd;
  return gap < (consecutive ? gaps.run : gaps.apart) * Math.min(previous.size, piece.size);
}

function soleBullet(segment: Segment, fonts: readonly Font[]): string | null {
  const [glyph] = segment.glyphs;
  if (!glyph || segment.glyphs.length !== 1) return null;
  return isBulletGlyph(glyph.text, fonts[glyph.font]?.name ?? '') ? glyph.text : null;
}

/** '• Text' drawn as one run: the bullet is taken off. */
function takeBullet(segment: Segment, fonts: readonly Font[]): Segment {
  const [first, second] = segment.glyphs;
  if (!first || !second || !isBulletGlyph(first.text, fonts[first.font]?.name ?? '')) return segment;
  const apart = second.spaceBefore || second.x - first.right > 0.12 * second.size;
  const sign = '-–—−+*'.includes(first.text);
  if (!apart && sign) return segment;
  return { ...segment, bullet: first.text, glyphs: segment.glyphs.slice(1) };
}

/** A stretch of a segment's text with one look. */
export interface TextPiece {
  text: string;
  glyphs: Glyph[];
}

const accents: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
};

/** Words out of glyphs: a space stands where the file has one, or where the gap is wider than the run's own tracking. */
export function textOf(glyphs: readonly Glyph[]): string {
  const visible = glyphs.filter((glyph) => !isPrivateUse(glyph.text));
  const ems = visible.slice(1).map((glyph, i) => (glyph.x - (visible[i]?.right ?? glyph.x)) / Math.max(1, glyph.size));
  const tracking = median(ems);
  const spaced = visible.slice(1).filter((glyph) => glyph.spaceBefore).length;
  // 'E X P E R I E N C E': nearly every letter stands alone, so only the wider gaps part words.
  const isLetterSpaced = visible.length >= 4 && (tracking > 0.1 || spaced > 0.75 * (visible.length - 1));
  const wordGap = isLetterSpaced ? Math.max(0.2, tracking * 1.55) : 0.17;
  let text = '';
  visible.forEach((glyph, i) => {
    const gap = ems[i - 1] ?? 0;
    const isSpace = i > 0 && ((glyph.spaceBefore && !(isLetterSpaced && spaced > 0.75 * (visible.length - 1))) || gap > wordGap);
    const mark = accents[glyph.text];
    const previous = visible[i - 1];
    if (mark && previous && glyph.x < previous.right - 0.2 * glyph.size) text = (text + mark).normalize('NFC');
    else text += (isSpace ? ' ' : '') + glyph.text;
  });
  return text;
}
