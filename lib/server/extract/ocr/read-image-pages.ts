import { limits } from '@/lib/shared/limits';
import type { OpenDocument } from '../pdf/engine';
import type { Glyph, PageContent } from '../pdf/page-content';
import { renderPage, toPgm } from '../pdf/render-page';
import { withRecogniser, type Recognised, type RecognisedWord } from './recogniser';

/** A page with a picture and less text than this counts as an image. */
const minGlyphs = 25;
const outlinedPaths = 60;
const maxPixels = 4_000_000;
const maxScale = 3;
/** Below this confidence the page may have been scanned sideways. */
const doubtful = 45;

/** The file has pages that only OCR can read. */
export class OcrNeededError extends Error {}

/** Reads the pages that are images by OCR, one at a time, and puts the text in their place. */
export async function readImagePages(document: OpenDocument, pages: PageContent[], images: 'recognise' | 'throw'): Promise<void> {
  const candidates = pages.filter(isImage).slice(0, limits.ocrPages);
  if (candidates.length === 0) return;
  if (images === 'throw') throw new OcrNeededError();
  await withRecogniser(async (recognise) => {
    let quarterTurns = 0;
    for (const page of candidates) {
      const scale = Math.min(maxScale, Math.sqrt(maxPixels / Math.max(1, page.width * page.height)));
      const attempt = async (turns: number): Promise<Recognised & { turns: number }> => {
        const image = renderPage(document, page.number, scale, turns);
        return { turns, ...(image ? await recognise(toPgm(image)) : { words: [], confidence: 0 }) };
      };
      let best = await attempt(quarterTurns);
      if (page === candidates[0] && best.confidence < doubtful && page.imageShare > 0.2) {
        for (const turns of [1, 3, 2]) {
          const other = await attempt(turns);
          if (other.confidence > best.confidence) best = other;
          if (best.confidence > 70) break;
        }
        quarterTurns = best.turns;
      }
      takeWords(page, best, scale);
    }
  });
}

function isImage(page: PageContent): boolean {
  const readable = page.glyphs.length - page.unmapped;
  if (page.unmapped > 100 && page.unmapped > readable) return true;
  return readable < minGlyphs && (page.imageShare > 0.15 || page.paths > outlinedPaths);
}

function takeWords(page: PageContent, { words, turns }: Recognised & { turns: number }, scale: number): void {
  if (words.length === 0) return;
  page.glyphs = words.map((word, order) => glyphOf({ ...word, text: readPronoun(word.text, words[order + 1]) }, order, scale));
  page.fonts = [{ name: '', bold: false, italic: false }];
  page.unmapped = 0;
  page.ocr = true;
  if (turns % 2 === 1) [page.width, page.height] = [page.height, page.width];
}

function glyphOf(word: RecognisedWord, order: number, scale: number): Glyph {
  return {
    text: word.startsLine ? bulletOr(word.text) : word.text,
    x: word.x0 / scale,
    right: word.x1 / scale,
    baseline: word.baseline / scale,
    top: word.y0 / scale,
    bottom: word.y1 / scale,
    size: Math.max(4, word.size / scale),
    font: 0,
    order,
    spaceBefore: true,
    angle: 0,
  };
}

/** Words that often follow 'I' in a CV. */
const afterPronoun = new Set(
  'also always am believe bring can consistently could created currently deal deliver did do enjoy ensure feel find gained got had handle have held help helped hold joined know lead learned led like live look looked love made maintain make manage managed need never now often only plan prefer provide provided ran recently run served set spent started stay still studied support supported take taught teach then thrive took train trained try understand use used want was will work worked would write'.split(
    ' ',
  ),
);

/** A sans-serif 'I' on its own looks like the bar that separates the parts of a line. */
const readPronoun = (text: string, next: RecognisedWord | undefined): string =>
  text === '|' && next && !next.startsLine && afterPronoun.has(next.text.replace(/\W+$/, '')) ? 'I' : text;

/** The OCR was not trained on discs and squares, and reads these characters in their place. */
const bulletOr = (text: string): string => (/^(?:[•·°®©«»*¢¤.]|eo?|o)$/.test(text) ? '•' : text);
