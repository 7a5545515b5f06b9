import { withDocument } from '@/lib/server/extract/pdf/engine';
import { renderPage } from '@/lib/server/extract/pdf/render-page';
import { writePdf } from './write-pdf';

/** The pages of a PDF as a scanner would give them: pictures with no text behind them. */
export function scanOf(bytes: Uint8Array, quarterTurns = 0): Promise<Uint8Array> {
  return withDocument(bytes, async (document) => {
    if (!document) throw new Error('not a PDF');
    const numbers = Array.from({ length: document.pageCount }, (_, i) => i + 1);
    return writePdf(
      numbers.map((number) => {
        const image = renderPage(document, number, 150 / 72, quarterTurns);
        if (!image) throw new Error('the page could not be drawn');
        return { image: { width: image.width, height: image.height, grey: image.pixels } };
      }),
    );
  });
}
