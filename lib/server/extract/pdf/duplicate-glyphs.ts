import type { Glyph } from './page-content';

/** A duplicate lies within this distance of its letter, in ems; the same letter twice in a word stands further apart. */
const reach = 0.2;
/** Two equal letters of a ligature share one position and follow each other on one baseline. A duplicate lies lower, or is drawn later. */
const minDrawnBetween = 2;
const minDrop = 0.02;

/** Makes one number of a cell's column and row, whatever the page's size. */
const stride = 1_000_003;

/** The page's glyphs without those drawn a second time at nearly the same place: text shadows, and bold made by drawing twice. */
export function withoutDuplicates(glyphs: readonly Glyph[]): Glyph[] {
  const latest = new Map<number, number>();
  const earlier: (number | undefined)[] = [];
  let sharedFrom = 0;
  return glyphs.filter((glyph, index) => {
    // One drawn symbol may stand for several letters ('email' for an icon) at one position: they are no duplicates.
    const previous = glyphs[index - 1];
    if (previous?.x !== glyph.x || previous.baseline !== glyph.baseline) sharedFrom = index;
    // A duplicate is nearer than half a cell, so it lies in one of the four cells around the nearest corner.
    const cell = 2 * reach * Math.max(1, glyph.size);
    const [x, y] = [glyph.x / cell, glyph.baseline / cell];
    for (let column = Math.round(x) - 1; column <= Math.round(x); column += 1)
      for (let row = Math.round(y) - 1; row <= Math.round(y); row += 1)
        for (let at = latest.get(column * stride + row); at !== undefined; at = earlier[at]) {
          const other = glyphs[at];
          if (other && at < sharedFrom && isDuplicate(other, glyph)) return false;
        }
    const key = Math.floor(x) * stride + Math.floor(y);
    earlier[index] = latest.get(key);
    latest.set(key, index);
    return true;
  });
}

function isDuplicate(a: Glyph, b: Glyph): boolean {
  const drop = Math.abs(a.baseline - b.baseline);
  if (Math.abs(a.x - b.x) >= reach * a.size || drop >= reach * a.size) return false;
  if (a.text !== b.text || a.font !== b.font || a.size !== b.size) return false;
  return drop > minDrop * a.size || Math.abs(a.order - b.order) >= minDrawnBetween;
}
