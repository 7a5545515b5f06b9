import type { Glyph } from '@/lib/server/extract/pdf/page-content';
import { textOf } from '@/lib/server/extract/pdf/segment-text';

/** '_' is a space as wide as spaces are, '^' a space character that takes no room. */
function glyphsOf(shown: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let x = 0;
  let spaceBefore = false;
  for (const text of shown) {
    if (text === '_' || text === '^') {
      spaceBefore = true;
      x += text === '_' ? 2.5 : 0;
      continue;
    }
    glyphs.push({
      text,
      x,
      right: x + 5,
      baseline: 10,
      top: 2,
      bottom: 12,
      size: 10,
      font: 0,
      order: glyphs.length,
      spaceBefore,
      angle: 0,
    });
    x += 5;
    spaceBefore = false;
  }
  return glyphs;
}

describe('spaces between glyphs', () => {
  it('part words', () => {
    expect(textOf(glyphsOf('A_Levels_in_Politics'))).toBe('A Levels in Politics');
  });

  it('part none where they take no room, though others of the run do: a printer kerns with them', () => {
    expect(textOf(glyphsOf('A_Lev^els_in_Politics'))).toBe('A Levels in Politics');
  });

  it('part words where none of the run takes room: its font tells no widths', () => {
    expect(textOf(glyphsOf('A^Levels^in^Politics'))).toBe('A Levels in Politics');
  });
});
