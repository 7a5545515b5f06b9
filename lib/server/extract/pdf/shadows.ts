import type { Glyph } from './page-content';

/** A shadow falls within so many ems of its letter; the same letter twice in a word stands further on. */
const reach = 0.2;
/** Two like letters of a ligature share one place and follow each other on one baseline: a shadow falls lower, or comes later. */
const minDrawnBetween = 2;
const minDrop = 0.02;

/** The page without what is drawn a second time under its own letters: the shadow of a text, or bold made by hand. */
export function withoutShadows(glyphs: readonly Glyph[]): Glyph[] {
  const cells = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    const cell = reach * Math.max(1, glyph.size);
    const [column, row] = [Math.round(glyph.x / cell), Math.round(glyph.baseline / cell)];
    const keyOf = (x: number, y: number): string => `${glyph.text} ${glyph.font} ${glyph.size} ${x} ${y}`;
    for (const x of [column - 1, column, column + 1])
      for (const y of [row - 1, row, row + 1]) if (cells.get(keyOf(x, y))?.some((other) => isShadow(other, glyph))) return false;
    const key = keyOf(column, row);
    const own = cells.get(key);
    if (own) own.push(glyph);
    else cells.set(key, [glyph]);
    return true;
  });
}

function isShadow(a: Glyph, b: Glyph): boolean {
  const drop = Math.abs(a.baseline - b.baseline);
  if (Math.abs(a.x - b.x) >= reach * a.size || drop >= reach * a.size) return false;
  return drop > minDrop * a.size || Math.abs(a.order - b.order) >= minDrawnBetween;
}
