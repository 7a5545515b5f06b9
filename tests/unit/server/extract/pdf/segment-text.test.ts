import type { Glyph } from '@/lib/server/extract/pdf/page-content';
import { textOf } from '@/lib/server/extract/pdf/segment-text';

/** What stands before the next letter: '_' a usual space, '^' a space character without room, '~' a gap that the engine sees, '-' one it does not. */
const marks: Record<string, { gap: number; spaceBefore?: true; spaceLikely?: true }> = {
  _: { gap: 2.5, spaceBefore: true },
  '^': { gap: 0, spaceBefore: true },
  '~': { gap: 3, spaceLikely: true },
  '-': { gap: 2.2 },
  '=': { gap: 2.1 },
  "'": { gap: 0.98 },
  '+': { gap: 1.4 },
  '"': { gap: 0.99, spaceLikely: true },
};

function glyphsOf(shown: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const [index, text] of [...shown].entries()) {
    if (marks[text]) continue;
    const { gap, spaceBefore = false, spaceLikely = false } = marks[shown.charAt(index - 1)] ?? { gap: text === '.' ? 4 : 0 };
    x += gap;
    const place = { x, right: x + 5, baseline: 10, top: 2, bottom: 12, size: 10 };
    glyphs.push({ text, ...place, font: 0, order: glyphs.length, spaceBefore, spaceLikely, angle: 0 });
    x += 5;
  }
  return glyphs;
}

describe('spaces between glyphs', () => {
  it('part words', () => {
    expect(textOf(glyphsOf('A_Levels_in_Politics'))).toBe('A Levels in Politics');
  });

  it('do not separate words where they have no width and other spaces of the run have one: that is kerning', () => {
    expect(textOf(glyphsOf('A_Lev^els_in_Politics'))).toBe('A Levels in Politics');
  });

  it('separate words where no space of the run has a width, because its font gives none', () => {
    expect(textOf(glyphsOf('A^Levels^in^Politics'))).toBe('A Levels in Politics');
  });

  it('are measured without the dots that lead to a date', () => {
    expect(textOf(glyphsOf('Editor~at~Reed......................2012~to~2017'))).toBe('Editor at Reed 2012 to 2017');
  });

  it('part no letters that stand as far apart as all others do, though the engine sees a gap there', () => {
    expect(textOf(glyphsOf(`2'0'1'6_t"o_2'0'2'0`))).toBe('2016 to 2020');
  });

  it('part words though the engine sees only some of them', () => {
    expect(textOf(glyphsOf('Langley-Academy~in~2012~to~2014'))).toBe('Langley Academy in 2012 to 2014');
  });

  it('part words that stand close, where the letters of each stand closer by far', () => {
    expect(textOf(glyphsOf('Harbour+Freight+Ltd'))).toBe('Harbour Freight Ltd');
    expect(textOf(glyphsOf(`Harbour+Fr'eight+Ltd`))).toBe('HarbourFreightLtd');
  });

  it('part no letters that stand clearly closer than the words the engine sees', () => {
    expect(textOf(glyphsOf('2018~t=o~2021'))).toBe('2018 to 2021');
  });

  it('part no letters of a typeface with wide gaps of its own', () => {
    expect(textOf(glyphsOf('Ph-il-ip-pa~de-V-er-e~Str-and'))).toBe('Philippa deVere Strand');
  });

  it('part no letters where the same gap follows every letter of that kind, since its width is not that of the drawn one', () => {
    expect(textOf(glyphsOf('the~baker~w=ho~w-ants~to~rest'))).toBe('the baker who wants to rest');
  });
});
