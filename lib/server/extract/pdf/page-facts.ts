import type { Box, DocumentLine, ImageFacts, LayoutFacts, PageFacts } from '@/lib/cv/document/extracted-document';
import { round } from './lines';
import type { PageContent } from './page-content';
import { groupRows, type Segment } from './segments';

/** Smaller pictures are icons and ornaments. */
const minImagePoints = 14;
/** Usual margins, as shares of the page's height; the text area lies between them. */
const textArea = { top: 0.06, bottom: 0.94 } as const;
const maxFonts = 12;

export function factsOf(page: PageContent, lines: readonly DocumentLine[], columns: number): PageFacts {
  const total = page.glyphs.length;
  const bottoms = lines.flatMap((line) => line.items.map((item) => (item.box ? item.box.y + item.box.height : 0)));
  const lowest = bottoms.reduce((a, b) => Math.max(a, b), 0) / Math.max(1, page.height);
  return {
    number: page.number,
    width: round(page.width),
    height: round(page.height),
    fullness: bottoms.length === 0 ? 0 : round(Math.min(1, Math.max(0.02, (lowest - textArea.top) / (textArea.bottom - textArea.top)))),
    characters: lines.reduce((sum, line) => sum + line.items.reduce((inner, item) => inner + item.text.length, 0), 0),
    unmappedShare: total === 0 ? 0 : round(page.unmapped / total),
    columns,
    images: page.images.filter(isPicture).length,
    ocr: page.ocr,
  };
}

const isPicture = ({ width, height }: Box): boolean => width >= minImagePoints && height >= minImagePoints;

export function imagesOf(page: PageContent): ImageFacts[] {
  return page.images.filter(isPicture).map((box) => ({ page: page.number, box, likelyPhoto: isLikelyPhoto(box, page) }));
}

/** A picture with the shape and size of a portrait in the top third of page 1. */
function isLikelyPhoto({ y, width, height }: Box, page: PageContent): boolean {
  const isSized = width >= 36 && width <= 240 && height <= 280;
  return page.number === 1 && y < page.height / 3 && isSized && height >= 0.85 * width && height <= 1.7 * width;
}

/** Fonts by share of glyphs, largest first. */
export function fontsOf(pages: readonly PageContent[]): LayoutFacts['fonts'] {
  const counts = new Map<string, { name: string; size: number; count: number }>();
  let total = 0;
  for (const page of pages) {
    if (page.ocr) continue;
    for (const { font, halfPoints, count } of looksOf(page.glyphs)) {
      const name = page.fonts[font]?.name ?? '';
      const size = halfPoints / 2;
      const key = `${name} ${size}`;
      const entry = counts.get(key) ?? { name, size, count: 0 };
      entry.count += count;
      counts.set(key, entry);
      total += count;
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, maxFonts)
    .map(({ name, size, count }) => ({ name, size, share: round(count / total) }));
}

function looksOf(glyphs: PageContent['glyphs']): Iterable<{ font: number; halfPoints: number; count: number }> {
  const looks = new Map<number, { font: number; halfPoints: number; count: number }>();
  for (const { font, size } of glyphs) {
    const halfPoints = Math.round(size * 2);
    const key = halfPoints * 65_536 + font;
    const look = looks.get(key);
    if (look) look.count += 1;
    else looks.set(key, { font, halfPoints, count: 1 });
  }
  return looks.values();
}

/** Four rows or more of three or more cells with the same left edges: a table, with lines or without. */
export function countTables(segments: readonly Segment[]): { tables: number; words: number } {
  let found = { tables: 0, words: 0 };
  let run: Segment[][] = [];
  const close = () => {
    if (run.length >= 4) found = { tables: found.tables + 1, words: found.words + run.flat().reduce((sum, s) => sum + wordsIn(s), 0) };
    run = [];
  };
  for (const row of groupRows(segments)) {
    const previous = run.at(-1);
    if (row.length < 3) close();
    else if (previous && !isSameGrid(previous, row)) {
      close();
      run = [row];
    } else run.push(row);
  }
  close();
  return found;
}

const isSameGrid = (a: readonly Segment[], b: readonly Segment[]): boolean =>
  a.length === b.length && a.every((segment, i) => Math.abs(segment.x - (b[i]?.x ?? -99)) < 3);
const wordsIn = (segment: Segment): number => 1 + segment.glyphs.filter((glyph) => glyph.spaceBefore).length;
