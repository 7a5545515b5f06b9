import type { Glyph } from './page-content';

/** A glyph that its font maps to no Unicode character, and its code in that font. */
export interface Unmapped {
  glyph: Glyph;
  code: number;
}

/** Characters at the low codes of TeX's fonts, in the T1 and the older OT1 encoding. */
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
/** Fewer letters than this are too few to judge. */
const minLetters = 40;

/**
 * Bitmap fonts (Type 3, which TeX makes without outline fonts) have no Unicode table, but their letters have the codes of plain text.
 * Where those codes read like words they become text. A font that maps its letters but not its ligatures has the ligatures at TeX's
 * codes. Returns how many glyphs stay unmapped.
 */
export function decodeUnmappedGlyphs(unmapped: readonly Unmapped[], letterFonts: ReadonlySet<number>): number {
  const areLetters = looksLikeWords(unmapped);
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

/**
 * Mostly lower-case letters, with the share of vowels that languages have. Codes that are numbered in the order of first use do not
 * look so.
 */
function looksLikeWords(unmapped: readonly Unmapped[]): boolean {
  let small = 0;
  let vowels = 0;
  for (const { code } of unmapped) {
    if (code < 0x61 || code > 0x7a) continue;
    small += 1;
    if ('aeiou'.includes(String.fromCharCode(code))) vowels += 1;
  }
  return small >= minLetters && small > 0.5 * unmapped.length && vowels > 0.25 * small && vowels < 0.55 * small;
}
