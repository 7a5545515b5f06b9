import { isPrivateUse } from './bullets';
import { median } from './geometry';
import type { Glyph } from './page-content';

/** Accents that old typesetting draws as separate glyphs, over or beside their letter. */
const accents = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['¨', '\u0308'],
  ['˜', '\u0303'],
  ['¸', '\u0327'],
  ['ˇ', '\u030c'],
  ['˚', '\u030a'],
]);
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** For most documents the first code unit is enough to recognise a letter. */
const isRightToLeft = ({ text }: Glyph): boolean => (text.length > 1 || text >= '\u0590') && rightToLeft.test(text);
/** Gaps in ems: between words, and the smallest gap of letter-spaced text. */
const wordGapEms = 0.17;
const likelyGapEms = 0.09;
const trackedEms = 0.1;
const noGapEms = 0.03;
/** Letters of one word stand closer. Where a run has no gaps between these two sizes, the wider gaps separate words. */
const closeEms = 0.04;
const partedEms = 0.12;
/** Fewest letters from which the letter spacing of a run is measured. */
const minTelling = 8;
/** Fewer spaces than this do not show how wide spaces are in this run. */
const minSpaces = 3;

/** Cached, because the layout rules ask for the text of the same run many times. */
const known = new WeakMap<readonly Glyph[], { length: number; text: string }>();

/** Makes words of glyphs: a space stands where the file has one, or where a gap is wider than the run's letter spacing. */
export function textOf(glyphs: readonly Glyph[]): string {
  const found = known.get(glyphs);
  // a run grows while it is put together
  if (found?.length === glyphs.length) return found.text;
  const text = joinGlyphs(glyphs);
  known.set(glyphs, { length: glyphs.length, text });
  return text;
}

function joinGlyphs(glyphs: readonly Glyph[]): string {
  const visible = glyphs.filter((glyph) => !isPrivateUse(glyph.text));
  if (visible.filter(isRightToLeft).length > 0.4 * visible.length) return rightToLeftText(visible);
  const ems = visible.map((glyph, i) => (glyph.x - (visible[i - 1]?.right ?? glyph.x)) / Math.max(1, glyph.size));
  const isSpaced = spacing(visible, ems);
  let text = '';
  visible.forEach((glyph, i) => {
    const previous = visible[i - 1];
    const mark = accents.get(glyph.text);
    const openMark = previous && accents.get(previous.text);
    const next = visible[i + 1];
    if (mark && previous && glyph.x < previous.right - 0.2 * glyph.size) text = (text + mark).normalize('NFC');
    else if (mark && next && next.x < glyph.right - 0.1 * glyph.size) text += isSpaced(i) ? ' ' : '';
    else if (openMark && glyph.x < previous.right - 0.1 * glyph.size) text += (glyph.text + openMark).normalize('NFC');
    else text += (isSpaced(i) ? ' ' : '') + glyph.text;
  });
  return text
    .replace(/\.{5,}|(?:\. ){4,}\.?/g, ' ')
    .replace(/-\u00ad[\u2010\u2011]|[\u2010\u2011]/g, '-')
    .replace(/\u00ad(?=.)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'E X P E R I E N C E': where nearly every letter stands alone, only the wider gaps separate words. */
function spacing(glyphs: readonly Glyph[], ems: readonly number[]): (index: number) => boolean {
  // OCR gives whole words.
  if (glyphs.some((glyph) => glyph.text.length > 2)) return (i) => i > 0 && glyphs[i]?.spaceBefore === true;
  const inWords = glyphs.map((_, i) => !isLeaderDot(glyphs, i) && !isLeaderDot(glyphs, i - 1));
  const tracking = median(ems.filter((_, i) => i > 0 && inWords[i]));
  const isDrawnSpace = drawnSpaces(glyphs, ems);
  const withSpace = glyphs.slice(1).filter((glyph) => glyph.spaceBefore).length;
  const everySpaced = glyphs.length >= 4 && withSpace > 0.75 * (glyphs.length - 1);
  if (everySpaced) {
    const wide = Math.max(0.3, tracking * 1.5);
    return (i) => i > 0 && (ems[i] ?? 0) > wide;
  }
  const isTracked = glyphs.length >= 4 && tracking > trackedEms;
  const trackedGap = Math.max(0.2, tracking * 1.55);
  // In a short word all gaps may be letter spacing, so only a longer run is measured.
  const likelyGap = glyphs.length >= minTelling ? Math.max(likelyGapEms, 1.5 * tracking) : likelyGapEms;
  // Where the engine reports gaps between words, many other gaps come from the typeface: such a gap must be nearly as wide.
  const seen = ems.filter(
    (gap, i) => i > 0 && inWords[i] && glyphs[i]?.spaceLikely === true && gap > (isTracked ? trackedGap : wordGapEms),
  );
  const isCloseLetter = letterGaps(glyphs, ems, seen.length);
  const unseen = ems.filter((gap, i) => i > 0 && inWords[i] && glyphs[i]?.spaceLikely !== true && gap > wordGapEms);
  const emptyFrom =
    tracking < closeEms && glyphs.length >= minTelling && ems.every((gap) => gap < closeEms || gap > partedEms) ? partedEms : wordGapEms;
  const unseenGap = seen.length === 0 ? 0 : (unseen.length > seen.length ? 0.9 : 0.72) * Math.min(...seen);
  return (i) => {
    const glyph = glyphs[i];
    if (i === 0 || !glyph || isCloseLetter(i)) return false;
    const wordGap = isTracked ? trackedGap : glyph.spaceLikely ? likelyGap : emptyFrom;
    return isDrawnSpace(i) || (ems[i] ?? 0) > (glyph.spaceLikely ? wordGap : Math.max(wordGap, unseenGap));
  };
}

/** From so many gaps on, the engine sees those between the words of a run. */
const minSeen = 3;

/**
 * 'W HO W ANTS' in small capitals: the font gives the width of the small letter, so that the same gap follows each 'W'. Such a gap,
 * wide after every one of at least two equal letters and never seen by the engine, parts no words.
 */
function letterGaps(glyphs: readonly Glyph[], ems: readonly number[], seen: number): (index: number) => boolean {
  if (seen < minSeen) return () => false;
  const after = new Map<string, { count: number; unseen: number }>();
  glyphs.forEach((glyph, i) => {
    const text = glyphs[i - 1]?.text;
    if (text === undefined) return;
    const found = after.get(text) ?? { count: 0, unseen: 0 };
    const isUnseen = !glyph.spaceLikely && !glyph.spaceBefore && (ems[i] ?? 0) > wordGapEms;
    after.set(text, { count: found.count + 1, unseen: found.unseen + (isUnseen ? 1 : 0) });
  });
  return (i) => {
    const { count, unseen } = after.get(glyphs[i - 1]?.text ?? '') ?? { count: 0, unseen: 0 };
    return count >= 2 && unseen === count;
  };
}

/** Dots of a dotted line between a head and its dates: their gaps say nothing about gaps between words. */
const isLeaderDot = (glyphs: readonly Glyph[], i: number): boolean =>
  glyphs[i]?.text === '.' && glyphs[i - 1]?.text === '.' && (glyphs[i + 1]?.text === '.' || glyphs[i - 2]?.text === '.');

/** A space without width, where other spaces have one, is kerning and separates no words: 'Lev els'. */
function drawnSpaces(glyphs: readonly Glyph[], ems: readonly number[]): (index: number) => boolean {
  const spaces = ems.filter((_, i) => i > 0 && glyphs[i]?.spaceBefore === true);
  const takesRoom = spaces.length >= minSpaces && median(spaces) > wordGapEms;
  return (i) => glyphs[i]?.spaceBefore === true && !(takesRoom && Math.abs(ems[i] ?? 1) < noGapEms);
}

/** The engine gives right-to-left text in logical order; only its positions run the other way. */
function rightToLeftText(glyphs: readonly Glyph[]): string {
  const logical = [...glyphs].sort((a, b) => a.order - b.order);
  return logical
    .map((glyph, i) => {
      const previous = logical[i - 1];
      const gap = previous ? Math.max(previous.x - glyph.right, glyph.x - previous.right) : 0;
      return (previous && (glyph.spaceBefore || gap > wordGapEms * glyph.size) ? ' ' : '') + glyph.text;
    })
    .join('')
    .trim();
}
