import type { OpenDocument } from './engine';
import type { Glyph } from './page-content';
import { renderPage, type GreyImage } from './render-page';

/** Pixels a point, and the longest side of a page that is looked at. */
const scaleWanted = 2;
const maxPixels = 2_400;
/** Grey values of a ground and of letters on it, and the least shares of a letter's box that they take. */
const ground = { darkest: 235, share: 0.4 } as const;
const letter = { lightest: 240, share: 0.03 } as const;

/**
 * Tells white text that can be read from white text that cannot, by a look at the page: no list of what was drawn says how dark
 * a gradient is. The page is drawn when the first letter is asked for.
 */
export function lightOnDark(document: OpenDocument, number: number, size: { width: number; height: number }): (glyph: Glyph) => boolean {
  const scale = Math.min(scaleWanted, maxPixels / Math.max(1, size.width, size.height));
  let image: GreyImage | null | undefined;
  let last: Glyph | undefined;
  return (glyph) => {
    if (image === undefined) image = renderPage(document, number, scale);
    // a full stop is too small to tell: it is seen where the letter before it is
    const goesOn = last !== undefined && !/[\p{L}\p{N}]/u.test(glyph.text) && last.baseline === glyph.baseline && isBeside(last, glyph);
    const isSeen = image !== null && (goesOn || isLightOnDark(image, scale, glyph));
    last = isSeen ? glyph : undefined;
    return isSeen;
  };
}

const isBeside = (last: Glyph, glyph: Glyph): boolean => Math.abs(glyph.x - last.right) < glyph.size;

function isLightOnDark({ width, height, pixels }: GreyImage, scale: number, { x, right, baseline, size }: Glyph): boolean {
  const clamp = (value: number, end: number): number => Math.min(end, Math.max(0, Math.round(value * scale)));
  const [left, top] = [clamp(x, width), clamp(baseline - 0.75 * size, height)];
  const [end, bottom] = [clamp(Math.max(right, x + size / 4), width), clamp(baseline + 0.05 * size, height)];
  let dark = 0;
  let light = 0;
  for (let row = top; row < bottom; row += 1)
    for (const grey of pixels.subarray(row * width + left, row * width + end)) {
      if (grey < ground.darkest) dark += 1;
      if (grey > letter.lightest) light += 1;
    }
  const all = (end - left) * (bottom - top);
  return all > 0 && dark >= ground.share * all && light >= letter.share * all;
}
