import type { Glyph } from '@/lib/server/extract/pdf/page-content';
import { withoutDuplicates } from '@/lib/server/extract/pdf/duplicate-glyphs';

const glyph = (text: string, x: number, baseline: number, order: number): Glyph => {
  const place = { x, right: x + 4, baseline, top: baseline - 7, bottom: baseline + 2, size: 10 };
  return { text, ...place, font: 0, order, spaceBefore: false, angle: 0 };
};
const read = (glyphs: Glyph[]): string =>
  withoutDuplicates(glyphs)
    .map(({ text }) => text)
    .join('');

describe('the shadow of a text', () => {
  it('is not read, though the engine hands each letter over right after its own', () => {
    expect(read([glyph('R', 40, 80, 0), glyph('R', 41, 81, 1), glyph('o', 47, 80, 2), glyph('o', 48, 81, 3)])).toBe('Ro');
  });

  it('is not read where the text was drawn whole before it', () => {
    expect(read([glyph('R', 40, 80, 0), glyph('o', 47, 80, 1), glyph('R', 40, 80, 2), glyph('o', 47, 80, 3)])).toBe('Ro');
  });
});

describe('letters that stand close', () => {
  it('are both read where one follows the other in a word', () => {
    expect(read([glyph('i', 40, 80, 0), glyph('l', 42.2, 80, 1), glyph('l', 44.4, 80, 2)])).toBe('ill');
  });

  it('are both read where a ligature gives them one place', () => {
    expect(read([glyph('o', 34, 80, 0), glyph('f', 40, 80, 1), glyph('f', 40, 80, 2), glyph('i', 40, 80, 3)])).toBe('offi');
  });

  it('are all read where a page calls an icon by a word', () => {
    expect(read([...'assess'].map((letter, n) => glyph(letter, 40, 80, n)))).toBe('assess');
  });
});
