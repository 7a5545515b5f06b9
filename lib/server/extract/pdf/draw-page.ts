import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { encodePng } from './encode-png';
import { withDocument } from './engine';
import { withDrawnPage } from './render-page';

/** A page as a PNG of the pane's width. Throws NOT_FOUND where the file has no such page, or the page cannot be drawn. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<Uint8Array> {
  const image = await withDocument(bytes, async (document) => {
    if (!document || number < 1 || number > document.pageCount) return null;
    // A page may have any height; its picture may not.
    const scale = ({ width, height }: { width: number; height: number }) =>
      Math.min(limits.pageImageWidth / Math.max(1, width), limits.pageImageHeight / Math.max(1, height));
    return withDrawnPage(document, number, { scale, withAnnotations: true }, encodePng);
  });
  if (!image) throw new AppError('request/NOT_FOUND');
  return image;
}
