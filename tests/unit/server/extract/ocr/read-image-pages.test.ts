import { OcrNeededError } from '@/lib/server/extract/ocr/read-image-pages';
import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { scanOf } from '@/tests/support/documents/scan-of';
import { writePdf } from '@/tests/support/documents/write-pdf';

const slow = 60_000;
const typed = writePdf([
  {
    texts: ['Receptionist at Leith Surgery', 'Booked forty visits a day', 'Answered the telephone'].map((text, i) => ({
      x: 60,
      y: 100 + i * 24,
      text,
      size: 14,
    })),
  },
]);

describe('pages that are images', () => {
  it(
    'are read by OCR where the caller has the time, and the page says so',
    async () => {
      const scan = await scanOf(typed);
      await expect(readDocument(scan, 'pdf', { images: 'throw' })).rejects.toBeInstanceOf(OcrNeededError);
      const document = await readDocument(scan, 'pdf');
      expect(linesOf(document)).toEqual(linesOf(await readDocument(typed, 'pdf')));
      expect(document.pages.map((page) => page.ocr)).toEqual([true]);
    },
    slow,
  );

  it(
    'are refused as too little content where OCR finds nothing either',
    async () => {
      const blank = writePdf([{ image: { width: 8, height: 8, grey: new Uint8Array(64).fill(230) } }]);
      await expect(readDocument(blank, 'pdf')).rejects.toMatchObject({ id: 'upload/INSUFFICIENT_CONTENT' });
    },
    slow,
  );

  it('are no reason for OCR where a scanner has laid its text over them', async () => {
    const bytes = writePdf([
      {
        image: { width: 8, height: 8, grey: new Uint8Array(64).fill(230) },
        texts: [{ x: 60, y: 100, text: 'Receptionist at Leith Surgery, Edinburgh', mode: 3 }],
      },
    ]);
    const document = await readDocument(bytes, 'pdf');
    expect(linesOf(document)).toEqual(['Receptionist at Leith Surgery, Edinburgh']);
    expect(document.pages[0]?.ocr).toBe(false);
  });
});
