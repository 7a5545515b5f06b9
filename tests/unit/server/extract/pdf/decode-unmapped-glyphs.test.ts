import { decodeUnmappedGlyphs, type Unmapped } from '@/lib/server/extract/pdf/decode-unmapped-glyphs';
import type { Glyph } from '@/lib/server/extract/pdf/page-content';

const unmapped = (codes: number[]): Unmapped[] =>
  codes.map((code, order) => {
    const glyph: Glyph = {
      text: '?',
      x: 0,
      right: 0,
      baseline: 0,
      top: 0,
      bottom: 0,
      size: 10,
      font: 0,
      order,
      spaceBefore: false,
      angle: 0,
    };
    return { glyph, code };
  });
const codesOf = (text: string): number[] => [...text.replace(/ /g, '')].map((letter) => letter.charCodeAt(0));
const textOf = (found: Unmapped[]): string => found.map(({ glyph }) => glyph.text).join('');

const sentence = 'Led a team of nine through two moves and kept every promise made to the people who paid for it';

describe('glyphs whose font says nothing of their meaning', () => {
  it('are read by their codes where these read like words, TeX ligatures and dashes included', () => {
    const found = unmapped([...codesOf(sentence), 0x1c, 0x15, 0x1e]);
    expect(decodeUnmappedGlyphs(found, new Set())).toBe(0);
    expect(textOf(found)).toBe(`${sentence.replace(/ /g, '')}fi–ffi`);
  });

  it.each([
    ['numbers in the order of first use', codesOf(sentence).map((_, index) => 0x21 + (index % 60))],
    ['letters shifted along', codesOf(sentence).map((code) => code - 29)],
    ['consonants that no language puts together', codesOf('zxcvbnmsdfghjklqwrtyp'.repeat(4))],
    ['a word or two', codesOf('Led a team')],
  ])('stay without meaning where their codes are %s', (_, codes) => {
    const found = unmapped(codes);
    expect(decodeUnmappedGlyphs(found, new Set())).toBe(codes.length);
    expect(textOf(found)).toBe('?'.repeat(codes.length));
  });

  it('are the ligatures of a font that names its letters, and nothing else of it', () => {
    const found = unmapped([0x1c, 0x15, 0x41]);
    expect(decodeUnmappedGlyphs(found, new Set([0]))).toBe(2);
    expect(textOf(found)).toBe('fi??');
    expect(decodeUnmappedGlyphs(unmapped([0x1c]), new Set([1]))).toBe(1);
  });

  it('leaves codes that are no letters without meaning', () => {
    expect(decodeUnmappedGlyphs(unmapped([...codesOf(sentence), 0x01, 0x80]), new Set())).toBe(2);
  });
});
