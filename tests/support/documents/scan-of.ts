import { withDocument } from '@/lib/server/extract/pdf/engine';
import { renderPage } from '@/lib/server/extract/pdf/render-page';
import { a4, writePdf, type Page } from './write-pdf';

type Picture = NonNullable<Page['image']>;

/** The pages of a PDF as pictures of 150 dots an inch; on their side they are as wide as the sheet. */
export function picturesOf(bytes: Uint8Array, quarterTurns = 0): Promise<Picture[]> {
  return withDocument(bytes, async (document) => {
    if (!document) throw new Error('not a PDF');
    return Array.from({ length: document.pageCount }, (_, i) => {
      const drawn = renderPage(document, i + 1, 150 / 72, quarterTurns);
      if (!drawn) throw new Error('the page could not be drawn');
      const picture: Picture = { width: drawn.width, height: drawn.height, grey: drawn.pixels };
      return quarterTurns % 2 === 0 ? picture : { ...picture, box: [0, 0, a4.width, (a4.width * drawn.height) / drawn.width] };
    });
  });
}

/** The pages of a PDF as a scanner would give them: pictures with no text behind them. */
export const scanOf = async (bytes: Uint8Array, quarterTurns = 0): Promise<Uint8Array> =>
  writePdf((await picturesOf(bytes, quarterTurns)).map((image) => ({ image })));
