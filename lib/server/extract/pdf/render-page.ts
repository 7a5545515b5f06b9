import type { OpenDocument } from './engine';

/** A page as an image of grey values, one byte a pixel, row by row. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A page as the engine drew it: four bytes a pixel (blue, green, red, unused), `stride` bytes a row. Valid only during the callback. */
export interface DrawnPage {
  width: number;
  height: number;
  stride: number;
  bytes: Uint8Array;
}

interface Drawing {
  /** Pixels per point of the page's own size. */
  scale: (page: { width: number; height: number }) => number;
  /** Turns the page clockwise. */
  quarterTurns?: number;
  /** With notes, stamps and form fields, as a reader sees it; else without them. */
  withAnnotations?: boolean;
}

const bgrx = 3;
export const bytesPerPixel = 4;
const white = 0xffffffff;
const annotations = 1;

/** Draws a page on white and passes it to `work`; null where the page cannot be drawn. */
export function withDrawnPage<T>(
  { engine, handle }: OpenDocument,
  number: number,
  { scale, quarterTurns = 0, withAnnotations = false }: Drawing,
  work: (drawn: DrawnPage) => T,
): T | null {
  const page = engine._FPDF_LoadPage(handle, number - 1);
  if (page === 0) return null;
  const own = { width: engine._FPDF_GetPageWidthF(page), height: engine._FPDF_GetPageHeightF(page) };
  const [across, down] = quarterTurns % 2 === 1 ? [own.height, own.width] : [own.width, own.height];
  const factor = scale(own);
  const width = Math.max(1, Math.round(across * factor));
  const height = Math.max(1, Math.round(down * factor));
  const bitmap = engine._FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  try {
    if (bitmap === 0) return null;
    engine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarterTurns, withAnnotations ? annotations : 0);
    const start = engine._FPDFBitmap_GetBuffer(bitmap);
    const stride = engine._FPDFBitmap_GetStride(bitmap);
    return work({ width, height, stride, bytes: engine.HEAPU8.subarray(start, start + stride * height) });
  } finally {
    if (bitmap !== 0) engine._FPDFBitmap_Destroy(bitmap);
    engine._FPDF_ClosePage(page);
  }
}

/** A page in grey, for OCR. */
export const renderPage = (document: OpenDocument, number: number, scale: number, quarterTurns = 0): GreyImage | null =>
  withDrawnPage(document, number, { scale: () => scale, quarterTurns }, toGrey);

function toGrey({ width, height, stride, bytes }: DrawnPage): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + x * bytesPerPixel;
      const [blue, green, red] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
      pixels[y * width + x] = (red * 77 + green * 151 + blue * 28) >> 8;
    }
  }
  return { width, height, pixels };
}

/** Portable grey map: the simplest image file there is. */
export function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
