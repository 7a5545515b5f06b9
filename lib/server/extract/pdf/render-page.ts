import type { OpenDocument } from './engine';

/** A page as an image of grey values, one byte a pixel, row by row. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const bgrx = 3;
const bytesPerPixel = 4;
const white = 0xffffffff;

/** Draws a page; `quarterTurns` turns it clockwise. null where the page cannot be drawn. */
export function renderPage({ engine, handle }: OpenDocument, number: number, scale: number, quarterTurns = 0): GreyImage | null {
  const page = engine._FPDF_LoadPage(handle, number - 1);
  if (page === 0) return null;
  const isTurned = quarterTurns % 2 === 1;
  const [across, down] = [engine._FPDF_GetPageWidthF(page), engine._FPDF_GetPageHeightF(page)];
  const width = Math.max(1, Math.round((isTurned ? down : across) * scale));
  const height = Math.max(1, Math.round((isTurned ? across : down) * scale));
  const bitmap = engine._FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  try {
    if (bitmap === 0) return null;
    engine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarterTurns, 0);
    const start = engine._FPDFBitmap_GetBuffer(bitmap);
    const stride = engine._FPDFBitmap_GetStride(bitmap);
    return { width, height, pixels: toGrey(engine.HEAPU8.subarray(start, start + stride * height), width, height, stride) };
  } finally {
    if (bitmap !== 0) engine._FPDFBitmap_Destroy(bitmap);
    engine._FPDF_ClosePage(page);
  }
}

function toGrey(source: Uint8Array, width: number, height: number, stride: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + x * bytesPerPixel;
      const [blue, green, red] = [source[at] ?? 0, source[at + 1] ?? 0, source[at + 2] ?? 0];
      pixels[y * width + x] = (red * 77 + green * 151 + blue * 28) >> 8;
    }
  }
  return pixels;
}

/** Portable grey map: the simplest image file there is. */
export function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
