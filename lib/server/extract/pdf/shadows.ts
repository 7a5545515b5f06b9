import type { Glyph } from './page-content';

/** A shadow falls within so many ems of its letter; the same letter twice in a word stands further on. */
const reach = 0.2;
/** Two like letters of a ligature share one place and follow each other on one baseline: a shadow falls lower, or comes later. */
const minDrawnBetween = 2;
const minDrop = 0.02;

/** Tells the cells of a page from each other, whatever its size. */
const stride = 1_000_003;

/** The page without what is drawn a second time under its own letters: the shadow of a text, or bold made by hand. */
export function withoutShadows(glyphs: readonly Glyph[]): Glyph[] {
  const latest = new Map<number, number>();
  const earlier: (number | undefined)[] = [];
  let spotFrom = 0;
  return glyphs.filter((glyph, index) => {
    // What a page calls by more letters than it draws ('email' for an icon) has all of them on one spot: each is one of its own.
    const previous = glyphs[index - 1];
    if (previous?.x !== glyph.x || previous.baseline !== glyph.baseline) spotFrom = index;
    // A shadow is nearer than half a cell, and so in one of the four cells about the nearest corner.
    const cell = 2 * reach * Math.max(1, glyph.size);
    const [x, y] = [glyph.x / cell, glyph.baseline / cell];
    for (let column = Math.round(x) - 1; column <= Math.round(x); column += 1)
      for (let row = Math.round(y) - 1; row <= Math.round(y); row += 1)
        for (let at = latest.get(column * stride + row); at !== undefined; at = earlier[at]) {
          const other = glyphs[at];
          if (other && at < spotFrom && isShadow(other, glyph)) return false;
        }
    const key = Math.floor(x) * stride + Math.floor(y);
    earlier[index] = latest.get(key);
    latest.set(key, index);
    return true;
  });
}

function isShadow(a: Glyph, b: Glyph): boolean {
  const drop = Math.abs(a.baseline - b.baseline);
  if (Math.abs(a.x - b.x) >= reach * a.size || drop >= reach * a.size) return false;
  if (a.text !== b.text || a.font !== b.font || a.size !== b.size) return false;
  return drop > minDrop * a.size || Math.abs(a.order - b.order) >= minDrawnBetween;
}
