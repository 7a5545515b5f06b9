import { inflateSync } from 'node:zlib';
import { drawPage } from '@/lib/server/extract/pdf/draw-page';
import { encodePng } from '@/lib/server/extract/pdf/encode-png';
import { writePdf } from '@/tests/support/documents/write-pdf';

const header = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20), colourType: view.getUint8(25) };
};
/** The unpacked rows of a PNG whose data is one chunk. */
const rowsOf = (png: Uint8Array): number[] => {
  const length = new DataView(png.buffer, png.byteOffset).getUint32(33);
  return [...inflateSync(png.subarray(41, 41 + length))];
};
const drawn = (bytes: number[]) => ({ width: 2, height: 1, stride: 8, bytes: Uint8Array.from(bytes) });
const pdf = writePdf([{ texts: [{ x: 60, y: 100, text: 'Receptionist at Leith Surgery', size: 14 }] }]);

describe('encodePng', () => {
  it('stores red, green and blue in the order PNG wants', () => {
    const png = encodePng(drawn([1, 2, 3, 0, 4, 5, 6, 0]));
    expect(header(png)).toEqual({ width: 2, height: 1, colourType: 2 });
    expect(rowsOf(png)).toEqual([0, 3, 2, 1, 6, 5, 4]);
  });

  it('stores a page without colour as grey', () => {
    const png = encodePng(drawn([7, 7, 7, 0, 255, 255, 255, 0]));
    expect(header(png).colourType).toBe(0);
    expect(rowsOf(png)).toEqual([0, 7, 255]);
  });
});

describe('drawPage', () => {
  it('draws a page as wide as the pane wants it, in the shape of the paper, with ink on it', async () => {
    const png = await drawPage(pdf, 1);
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const { width, height } = header(png);
    expect(width).toBe(1200);
    expect(height / width).toBeCloseTo(842 / 595, 1);
    expect(rowsOf(png).some((value) => value > 0 && value < 100)).toBe(true);
  });

  it.each([0, 2])('has no page %i of a one-page file', async (page) => {
    await expect(drawPage(pdf, page)).rejects.toMatchObject({ id: 'request/NOT_FOUND' });
  });

  it('refuses what is no PDF', async () => {
    await expect(drawPage(Uint8Array.of(1, 2, 3), 1)).rejects.toMatchObject({ id: 'request/NOT_FOUND' });
  });
});
