import { decode } from 'fast-png';
import { drawPage } from '@/lib/server/extract/pdf/draw-page';
import { encodePng } from '@/lib/server/extract/pdf/encode-png';
import { writePdf } from '@/tests/support/documents/write-pdf';

const drawn = (bytes: number[]) => ({ width: 2, height: 1, stride: 8, bytes: Uint8Array.from(bytes) });
const pdf = writePdf([{ texts: [{ x: 60, y: 100, text: 'Receptionist at Leith Surgery', size: 14 }] }]);

describe('encodePng', () => {
  it('stores red, green and blue in the order PNG wants', () => {
    const png = encodePng(drawn([1, 2, 3, 0, 4, 5, 6, 0]));
    expect(decode(png, { checkCrc: true })).toMatchObject({ width: 2, height: 1, channels: 3, data: Uint8Array.of(3, 2, 1, 6, 5, 4) });
  });

  it('stores a page without colour as grey', () => {
    const png = encodePng(drawn([7, 7, 7, 0, 255, 255, 255, 0]));
    expect(decode(png, { checkCrc: true })).toMatchObject({ width: 2, height: 1, channels: 1, data: Uint8Array.of(7, 255) });
  });
});

describe('drawPage', () => {
  it('draws a page as wide as the pane wants it, in the shape of the paper, with ink on it', async () => {
    const { width, height, data } = decode(await drawPage(pdf, 1), { checkCrc: true });
    expect(width).toBe(1200);
    expect(height / width).toBeCloseTo(842 / 595, 1);
    expect(data.some((value) => value > 0 && value < 100)).toBe(true);
  });

  it.each([0, 2])('has no page %i of a one-page file', async (page) => {
    await expect(drawPage(pdf, page)).rejects.toMatchObject({ id: 'request/NOT_FOUND' });
  });

  it('refuses what is no PDF', async () => {
    await expect(drawPage(Uint8Array.of(1, 2, 3), 1)).rejects.toMatchObject({ id: 'request/NOT_FOUND' });
  });
});
