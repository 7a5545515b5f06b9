import type { OpenDocument } from './engine';
import type { Glyph } from './page-content';
import { renderPage, type GreyImage } from './render-page';

/** Pixels a point, and the longest side of a page that is rendered for this. */
const scaleWanted = 2;
const maxPixels = 2_400;
/** Grey values of background and letters, and the smallest share of a letter's box that each takes. */
const background = { lightest: 235, share: 0.4 } as const;
const letter = { darkest: 240, share: 0.03 } as const;

/**
 * Whether white text can be seen. The page is rendered and the pixels under the letter are counted, because the list of drawn objects
 * does not tell how dark a gradient is. It is rendered when the first letter is asked for.
 */
export function visibleWhiteTextCheck(
  document: OpenDocument,
  number: number,
  size: { width: number; height: number },
): (glyph: Glyph) => boolean {
  const scale = Math.min(scaleWanted, maxPixels / Math.max(1, size.width, size.height));
  let image: GreyImage | null | undefined;
  let last: Glyph | undefined;
  return (glyph) => {
    if (image === undefined) image = renderPage(document, number, scale);
    // A full stop is too small to be judged by its pixels: it counts as visible where the letter before it is.
    const continues = last !== undefined && !/[\p{L}\p{N}]/u.test(glyph.text) && last.baseline === glyph.baseline && isBeside(last, glyph);
    const isVisible = image !== null && (continues || isVisibleWhiteText(image, scale, glyph));
    last = isVisible ? glyph : undefined;
    return isVisible;
  };
}

const isBeside = (last: Glyph, glyph: Glyph): boolean => Math.abs(glyph.x - last.right) < glyph.size;

function isVisibleWhiteText({ width, height, pixels }: GreyImage, scale: number, { x, right, baseline, size }: Glyph): boolean {
  const clamp = (value: number, end: number): number => Math.min(end, Math.max(0, Math.round(value * scale)));
  const [left, top] = [clamp(x, width), clamp(baseline - 0.75 * size, height)];
  const [end, bottom] = [clamp(Math.max(right, x + size / 4), width), clamp(baseline + 0.05 * size, height)];
  let dark = 0;
  let light = 0;
  for (let row = top; row < bottom; row += 1)
    for (const grey of pixels.subarray(row * width + left, row * width + end)) {
      if (grey < background.lightest) dark += 1;
      if (grey > letter.darkest) light += 1;
    }
  const all = (end - left) * (bottom - top);
  return all > 0 && dark >= background.share * all && light >= letter.share * all;
}
