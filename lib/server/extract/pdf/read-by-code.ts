import type { Glyph } from './page-content';

/** A glyph whose font says nothing of its meaning, and its code there. */
export interface Unmapped {
  glyph: Glyph;
  code: number;
}

/** What TeX's fonts have below the letters, in its newer and its older order. */
const texCodes = new Map<number, string>([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x10, '“'],
  [0x11, '”'],
  [0x15, '–'],
  [0x16, '—'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
  [0xbf, '£'],
]);
/** Fewer letters tell nothing. */
const minLetters = 40;

/**
 * Fonts made of little pictures (Type 3, as TeX without outlines has them) carry no table of meanings, but the letters have the codes
 * of plain text. Where those codes read like words they are taken for text. A font of letters that names all but its ligatures has
 * those where TeX puts them. Returns how many glyphs stay without meaning.
 */
export function readByCode(unmapped: readonly Unmapped[], letterFonts: ReadonlySet<number>): number {
  const areLetters = readsLikeWords(unmapped);
  let left = 0;
  for (const { glyph, code } of unmapped) {
    const own = texCodes.get(code);
    const isLigature = own?.startsWith('f') === true && letterFonts.has(glyph.font);
    if (own !== undefined && (areLetters || isLigature)) glyph.text = own;
    else if (areLetters && isPrintable(code)) glyph.text = String.fromCharCode(code);
    else left += 1;
  }
  return left;
}

const isPrintable = (code: number): boolean => (code > 0x20 && code < 0x7f) || (code >= 0xc0 && code <= 0xff);

/** Mostly small letters, as many vowels among them as languages have: codes in the order of first use do not look so. */
function readsLikeWords(unmapped: readonly Unmapped[]): boolean {
  let small = 0;
  let vowels = 0;
  for (const { code } of unmapped) {
    if (code < 0x61 || code > 0x7a) continue;
    small += 1;
    if ('aeiou'.includes(String.fromCharCode(code))) vowels += 1;
  }
  return small >= minLetters && small > 0.5 * unmapped.length && vowels > 0.25 * small && vowels < 0.55 * small;
}
