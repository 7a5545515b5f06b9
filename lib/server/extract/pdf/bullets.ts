const glyphs = new Set('•●○◦▪▫■□◆◇►▸▹▶➢➤➔→⇒✓✔✦✧★☆♥❤♦♣♠␣❖❯⦁‣⁃∙·⋅¤§»›*+-–—−'.split(''));
/** Discs, squares, carets and ticks in the icon fonts of document templates. */
const iconBullets = new Set([0xf00c, 0xf054, 0xf058, 0xf061, 0xf096, 0xf0c8, 0xf0da, 0xf101, 0xf105, 0xf10c, 0xf111, 0xf138, 0xf192]);
const iconFonts = /awesome|icon|fontello|material/i;
const symbolFonts = /wingding|webding|symbol|dingbat|zapf/i;

/** Private-use characters: bullets of symbol fonts, icons of icon fonts. */
export const isPrivateUse = (text: string): boolean => {
  const code = text.codePointAt(0) ?? 0;
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
};

/** Whether a private-use glyph that stands before several lines can be their bullet. */
export const mayBeBullet = (text: string, fontName: string): boolean => isPrivateUse(text) && !iconFonts.test(fontName);

/** Whether a single glyph before a gap is a bullet. */
export const isBulletGlyph = (text: string, fontName: string): boolean =>
  glyphs.has(text) ||
  iconBullets.has(text.codePointAt(0) ?? 0) ||
  ((isPrivateUse(text) || text === 'o' || text === 'l' || text === 'n' || text === 'q') && symbolFonts.test(fontName));

/** '1.', '12)', '(a)', 'iv.'. The pattern matches only a few characters, so it cannot be slow. */
export const isNumbering = (text: string): boolean => /^(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\)|\d{1,2}\.)$/i.test(text);
