import { joinSpacedLetters } from './letter-spacing';

/** White space of every width, as found in PDFs. */
const spaces = /[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
/** Zero-width and direction marks, soft hyphens, control and private-use characters (icon fonts). */
const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff\ufffc]/g;
const privateUse = /[\ue000-\uf8ff]/g;
const ligatures = /[\ufb00-\ufb06]/g;
/** Full-width digits and signs, which some keyboards type in a phone number or an email: '０７７００', '＠'. */
const fullWidth = /[\uff0b\uff0d\uff0e\uff10-\uff19\uff20]/g;
const hasOdd = /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f\u2013-\u2014\u2018-\u201d\u2022\u2026\u20ac]| {2}|^ | $/;

/**
 * Normalises characters that look alike: composed letters, plain spaces and hyphens, ligatures split, invisible characters removed.
 * Quotation marks and dashes stay as written, because the text is quoted.
 */
export function normaliseText(text: string): string {
  if (!hasOdd.test(text)) return joinSpacedLetters(text);
  const plain = text
    .normalize('NFC')
    .replace(ligatures, (glyphs) => glyphs.normalize('NFKC'))
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(privateUse, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
  return joinSpacedLetters(plain).replace(/ {2,}/g, ' ');
}

const accents = /\p{M}/gu;
const notAscii = /[^\u0000-\u007f]/;

/** For comparison only: lower case, no accents, straight apostrophes, ß as ss. The length may differ from the text's. */
export function normaliseForMatch(text: string): string {
  const lower = text.toLowerCase();
  if (!notAscii.test(lower)) return lower;
  return lower
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(accents, '');
}

/** '07700900123' of '07700 900 123'. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Only letters and digits, normalised: to compare an email's local part with a name. */
export const alphanumericKey = (text: string): string =>
  plainWord.test(text) ? text.toLowerCase() : normaliseForMatch(text).replace(/[^\p{L}\p{N}]/gu, '');
const plainWord = /^[A-Za-z0-9]{1,40}$/;

/**
 * The same matches as `matchAll`, without compiling the pattern again for each short text. The pattern must be global and must not
 * match empty text.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match);
  return matches;
}
