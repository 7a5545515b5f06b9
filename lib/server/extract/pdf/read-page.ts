import type { Pdfium } from '@hyzyla/pdfium';
import type { Box } from '@/lib/cv/document/extracted-document';
import { isPrivateUse } from './bullets';
import { readString, withMemory, type OpenDocument } from './engine';
import { boxOf, type Point, type ToTopLeft } from './geometry';
import { visibleWhiteTextCheck } from './visible-white-text';
import type { Font, Glyph, HiddenReason, PageContent } from './page-content';
import { decodeUnmappedGlyphs, type Unmapped } from './decode-unmapped-glyphs';
import { readShapes, type Shapes } from './read-shapes';

/** More glyphs than a page of a CV has. Beyond it the page is hostile, and only its beginning is read. */
const maxGlyphs = 40_000;
const tinyPoints = 2;

export function readPage(document: OpenDocument, number: number): PageContent | null {
  const { engine, handle } = document;
  const page = engine._FPDF_LoadPage(handle, number - 1);
  if (page === 0) return null;
  try {
    return withMemory(engine, 96, (scratch) => {
      const width = engine._FPDF_GetPageWidthF(page);
      const height = engine._FPDF_GetPageHeightF(page);
      const toTopLeft = pageTransform(engine, page, width, height, scratch);
      const shapes = readShapes(engine, page, toTopLeft, scratch, { width, height });
      const isVisibleWhiteText = visibleWhiteTextCheck(document, number, { width, height });
      const text = readText(engine, page, { width, height, toTopLeft, shapes, scratch, isVisibleWhiteText });
      const links = readLinks(document, page, toTopLeft, scratch);
      const { images, imageShare, paths, dots, edges, boxes } = shapes;
      return { number, width, height, ...text, images, imageShare, paths, dots, edges, boxes, links, ocr: false };
    });
  } finally {
    engine._FPDF_ClosePage(page);
  }
}

/** The engine rounds to whole pixels, so three corners are asked for at 100 pixels a point and the rest is computed. */
function pageTransform(engine: Pdfium, page: number, width: number, height: number, scratch: number): ToTopLeft {
  const scale = 100;
  const map = (x: number, y: number) => {
    const [sizeX, sizeY] = [Math.round(width * scale), Math.round(height * scale)];
    engine._FPDF_PageToDevice(page, 0, 0, sizeX, sizeY, 0, x, y, scratch, scratch + 4);
    return { x: (engine.HEAP32[scratch >> 2] ?? 0) / scale, y: (engine.HEAP32[(scratch >> 2) + 1] ?? 0) / scale };
  };
  const zero = map(0, 0);
  const alongX = map(1000, 0);
  const alongY = map(0, 1000);
  const a = (alongX.x - zero.x) / 1000;
  const b = (alongX.y - zero.y) / 1000;
  const c = (alongY.x - zero.x) / 1000;
  const d = (alongY.y - zero.y) / 1000;
  return (x, y) => ({ x: a * x + c * y + zero.x, y: b * x + d * y + zero.y });
}

interface TextObject {
  font: number;
  size: number;
  angle: number;
  /**
   * Maps where the engine reports letters to where they stand. Text with a replacement (/ActualText, as browsers print ligatures) is
   * reported where it stood before its group was moved; only its line is right.
   */
  positionOffset: Point;
  hidden: 'white' | 'transparent' | 'tiny' | 'invisible' | null;
}

const noOffset: Point = { x: 0, y: 0 };

interface PageFrame {
  width: number;
  height: number;
  toTopLeft: ToTopLeft;
  shapes: Shapes;
  scratch: number;
  isVisibleWhiteText: (glyph: Glyph) => boolean;
}

type PageText = Pick<PageContent, 'glyphs' | 'fonts' | 'hidden' | 'unmapped'>;

function readText(engine: Pdfium, page: number, frame: PageFrame): PageText {
  const textPage = engine._FPDFText_LoadPage(page);
  if (textPage === 0) return { glyphs: [], fonts: [], hidden: [], unmapped: 0 };
  try {
    return new TextReader(engine, textPage, frame).read();
  } finally {
    engine._FPDFText_ClosePage(textPage);
  }
}

/** Reads the characters of one page in the engine's order. */
class TextReader {
  private readonly glyphs: Glyph[] = [];
  private readonly fonts: FontTable;
  private readonly objects = new Map<number, TextObject>();
  private readonly hidden = new HiddenRuns();
  private readonly invisible: Glyph[] = [];
  private readonly unmapped: Unmapped[] = [];
  private spaceBefore = false;
  private spaceLikely = false;
  private previous: Glyph | undefined;

  constructor(
    private readonly engine: Pdfium,
    private readonly textPage: number,
    private readonly frame: PageFrame,
  ) {
    this.fonts = new FontTable(engine);
  }

  read(): PageText {
    // Taken out of the engine's long list of functions once, not once for each glyph.
    const { _FPDFText_GetUnicode: unicodeAt, _FPDFText_IsGenerated: isGenerated } = this.engine;
    const count = Math.min(this.engine._FPDFText_CountChars(this.textPage), maxGlyphs);
    for (let index = 0; index < count; index += 1) {
      const code = unicodeAt(this.textPage, index);
      // The engine adds no characters of its own but spaces and line ends.
      if (code <= 0x20 && isGenerated(this.textPage, index) === 1) {
        this.spaceLikely ||= code === 0x20;
        continue;
      }
      const text = glyphText(code);
      if (text === ' ') this.spaceBefore = true;
      else this.readGlyph(index, code, text);
    }
    const { glyphs, invisible, hidden, unmapped } = this;
    // A scanner's own OCR lays invisible text over its image; there it is the text of the page.
    if (invisible.length > glyphs.length && this.frame.shapes.imageShare > 0.5) glyphs.push(...invisible);
    else for (const glyph of invisible) hidden.add(glyph, 'transparent');
    return {
      glyphs,
      fonts: this.fonts.list,
      hidden: hidden.runs(),
      unmapped: decodeUnmappedGlyphs(unmapped, letterFonts(unmapped.length > 0 ? glyphs : [])),
    };
  }

  private readGlyph(index: number, code: number, text: string): void {
    const { engine, textPage, frame } = this;
    const { scratch, toTopLeft } = frame;
    const isUnmapped = text === '' || engine._FPDFText_HasUnicodeMapError(textPage, index) === 1;
    engine._FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const origin = toTopLeft(engine.HEAPF64[scratch >> 3] ?? 0, engine.HEAPF64[(scratch >> 3) + 1] ?? 0);
    engine._FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
    const loose = readRect(engine, scratch + 16, toTopLeft);
    const object = this.objectOf(index, origin);
    const { positionOffset: offset } = object;
    const x = (object.angle === 0 ? origin.x : loose.x) + offset.x;
    const glyph: Glyph = {
      // A glyph without meaning as text may still be a bullet, so it is kept as a private-use character.
      text: isUnmapped ? String.fromCodePoint(0xf0000 + (code & 0xfff)) : text,
      x,
      right: Math.max(loose.x + offset.x + loose.width, x),
      baseline: origin.y + offset.y,
      top: loose.y,
      bottom: loose.y + loose.height,
      size: object.size,
      font: object.font,
      order: index,
      spaceBefore: this.spaceBefore,
      spaceLikely: this.spaceLikely,
      angle: object.angle,
    };
    this.spaceBefore = false;
    this.spaceLikely = false;
    const { previous } = this;
    // The letters of a ligature share one origin; only their tight boxes divide its width.
    if (previous && previous.x === glyph.x && previous.baseline === glyph.baseline) {
      // Some fonts map a symbol to two characters, one of them private-use: the second adds nothing.
      if (isPrivateUse(previous.text)) return;
      glyph.right =
        offset === noOffset ? Math.max(previous.right, tightRight(engine, textPage, index, frame)) : previous.right + loose.width;
    }
    this.previous = glyph;
    if (isUnmapped) this.unmapped.push({ glyph, code });
    this.keep(glyph, object);
  }

  private objectOf(index: number, origin: Point): TextObject {
    const { engine, textPage, frame, fonts, objects } = this;
    const handle = engine._FPDFText_GetTextObject(textPage, index);
    const known = objects.get(handle);
    if (known) return known;
    const object = readTextObject(engine, textPage, index, handle, fonts, frame, origin);
    objects.set(handle, object);
    return object;
  }

  private keep(glyph: Glyph, object: TextObject): void {
    const reason = hiddenReason(glyph, object, this.frame);
    if (reason === 'invisible') this.invisible.push(glyph);
    // Only the rendered page tells whether white text is visible.
    else if (reason === null || (reason === 'white' && this.frame.isVisibleWhiteText(glyph))) this.glyphs.push(glyph);
    else this.hidden.add(glyph, reason);
  }
}

/** A font with fewer letters than this may only hold names of symbols. */
const minFontLetters = 10;

function letterFonts(glyphs: readonly Glyph[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { text, font } of glyphs) if (/^\p{Ll}$/u.test(text)) counts.set(font, (counts.get(font) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= minFontLetters).map(([font]) => font));
}

function tightRight(engine: Pdfium, textPage: number, index: number, { scratch, toTopLeft }: PageFrame): number {
  if (engine._FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24) === 0) return 0;
  return toTopLeft(engine.HEAPF64[(scratch >> 3) + 1] ?? 0, engine.HEAPF64[(scratch >> 3) + 2] ?? 0).x;
}

function readTextObject(
  engine: Pdfium,
  textPage: number,
  index: number,
  handle: number,
  fonts: FontTable,
  { scratch, toTopLeft, shapes }: PageFrame,
  origin: Point,
): TextObject {
  const matrix = scratch + 32;
  engine._FPDFText_GetMatrix(textPage, index, matrix);
  const at = matrix >> 2;
  const { HEAPF32: floats } = engine;
  const [a, b, c, d] = [floats[at] ?? 1, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 1];
  const zero = toTopLeft(0, 0);
  const along = toTopLeft(a, b);
  const degrees = (Math.atan2(along.y - zero.y, along.x - zero.x) * 180) / Math.PI;
  const size = engine._FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
  const start = toTopLeft(floats[at + 4] ?? 0, floats[at + 5] ?? 0);
  const paint = handle === 0 ? null : hiddenPaint(engine, handle, size, matrix);
  const isOutlined =
    (paint === 'transparent' || paint === 'invisible') && shapes.isOutlined(origin.x + size / 4, origin.y - size / 4, size);
  const font = handle === 0 ? 0 : fonts.indexOf(engine._FPDFTextObj_GetFont(handle), matrix, isOutlined);
  const angle = Math.abs(degrees) < 3 ? 0 : Math.round(degrees);
  return {
    font,
    size,
    angle,
    positionOffset: angle === 0 && Math.abs(start.y - origin.y) > size ? { x: start.x - origin.x, y: start.y - origin.y } : noOffset,
    hidden: isOutlined ? null : paint,
  };
}

function hiddenPaint(engine: Pdfium, handle: number, size: number, scratch: number): TextObject['hidden'] {
  const mode = engine._FPDFTextObj_GetTextRenderMode(handle);
  if (mode === 3 || mode === 7) return 'invisible';
  if (size < tinyPoints) return 'tiny';
  if (mode === 1 || mode === 5) return null;
  if (engine._FPDFPageObj_GetFillColor(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const at = scratch >> 2;
  const { HEAPU32: parts } = engine;
  if ((parts[at + 3] ?? 255) < 13) return 'transparent';
  return (parts[at] ?? 0) > 247 && (parts[at + 1] ?? 0) > 247 && (parts[at + 2] ?? 0) > 247 ? 'white' : null;
}

function hiddenReason(glyph: Glyph, object: TextObject, { width, height, shapes }: PageFrame): HiddenReason | 'invisible' | null {
  const middleX = (glyph.x + glyph.right) / 2;
  const middleY = (glyph.top + glyph.bottom) / 2;
  if (middleX < 0 || middleX > width || middleY < 0 || middleY > height) return 'off-page';
  if (object.hidden === 'white') return shapes.isPainted(middleX, middleY) ? null : 'white';
  return object.hidden;
}

function readRect(engine: Pdfium, pointer: number, toTopLeft: ToTopLeft): Box {
  const at = pointer >> 2;
  const { HEAPF32: floats } = engine;
  return boxOf(toTopLeft(floats[at] ?? 0, floats[at + 1] ?? 0), toTopLeft(floats[at + 2] ?? 0, floats[at + 3] ?? 0));
}

const asciiGlyphs = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code));

const spaces = new Set([0x09, 0x0a, 0x0d, 0x20, 0xa0, 0x200b, 0x202f, 0x2060, 0x3000, 0xfeff]);
const isSpace = (code: number): boolean => spaces.has(code) || (code >= 0x2000 && code <= 0x200a);
const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000;
const isNoCharacter = (code: number): boolean => (code >= 0xfffd && code <= 0xffff) || code > 0x10ffff || isSurrogate(code);
const isLatinLigature = (code: number): boolean => code >= 0xfb00 && code <= 0xfb06;

/** '' for what has no meaning as text, ' ' for every kind of space. The engine marks a hyphen at the end of a line with the code 2. */
function glyphText(code: number): string {
  if (code > 0x20 && code < 0x7f) return asciiGlyphs[code] ?? '';
  if (code === 2) return '-';
  if (isSpace(code)) return ' ';
  if (code < 0x20 || isNoCharacter(code)) return '';
  const text = String.fromCodePoint(code);
  return isLatinLigature(code) ? text.normalize('NFKC') : text;
}

class FontTable {
  readonly list: Font[] = [{ name: '', bold: false, italic: false }];
  private readonly seen = new Map<number, number>([[0, 0]]);

  constructor(private readonly engine: Pdfium) {}

  /** Letters with drawn outlines count as a bold font of their own: browsers draw bold so where a font has no bold type. */
  indexOf(handle: number, scratch: number, isOutlined: boolean): number {
    const key = isOutlined ? -handle : handle;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const { engine } = this;
    const raw = readString(engine, 'utf-8', (buffer, size) => engine._FPDFFont_GetBaseFontName(handle, buffer, size));
    const name = raw.replace(/^[A-Z]{6}\+/, '');
    const weight = engine._FPDFFont_GetWeight(handle);
    engine._FPDFFont_GetItalicAngle(handle, scratch);
    const italicAngle = engine.HEAP32[scratch >> 2] ?? 0;
    this.list.push({
      name,
      bold: isOutlined || isBold(name, weight),
      italic: /italic|oblique|slanted|-it\b/i.test(name) || italicAngle < 0,
    });
    this.seen.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}

const isBold = (name: string, weight: number): boolean =>
  /bold|black|heavy|semibold|demi/i.test(name) || /^(?:cmbx|sfbx|ecbx|lmb)/i.test(name) || weight >= 600;

function readLinks({ engine, handle }: OpenDocument, page: number, toTopLeft: ToTopLeft, scratch: number): PageContent['links'] {
  const links: PageContent['links'] = [];
  engine.HEAP32[scratch >> 2] = 0;
  for (let guard = 0; guard < 500 && engine._FPDFLink_Enumerate(page, scratch, scratch + 4) === 1; guard += 1) {
    const link = engine.HEAPU32[(scratch + 4) >> 2] ?? 0;
    if (engine._FPDFLink_GetAnnotRect(link, scratch + 16) === 0) continue;
    const box = readRect(engine, scratch + 16, toTopLeft);
    const action = engine._FPDFLink_GetAction(link);
    if (action === 0) continue;
    const href = readString(engine, 'utf-8', (buffer, size) => engine._FPDFAction_GetURIPath(handle, action, buffer, size));
    if (href) links.push({ box, href });
  }
  return links;
}

/** Hidden glyphs are listed as runs with one reason each, so that a report can quote them. */
class HiddenRuns {
  private readonly found: { text: string; reason: HiddenReason; last: Glyph }[] = [];

  add(glyph: Glyph, reason: HiddenReason): void {
    const current = this.found.at(-1);
    if (!current || current.reason !== reason) {
      this.found.push({ text: glyph.text, reason, last: glyph });
      return;
    }
    const newLine = Math.abs(glyph.baseline - current.last.baseline) > glyph.size * 0.5;
    const gap = glyph.x - current.last.right > glyph.size * 0.2;
    current.text += (newLine || gap || glyph.spaceBefore ? ' ' : '') + glyph.text;
    current.last = glyph;
  }

  runs(): { text: string; reason: HiddenReason }[] {
    return this.found.map(({ text, reason }) => ({ text, reason }));
  }
}
