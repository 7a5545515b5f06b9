import fs from 'node:fs';
import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { picturesOf, scanOf } from '@/tests/support/documents/scan-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const slow = 120_000;
const read = (bytes: Uint8Array) => readDocument(new Uint8Array(bytes), 'pdf');
const twoColumns = fs.readFileSync('tests/fixtures/corpus/files/graphic-designer-bristol-sidebar-right.pdf');
const typed = (...texts: string[]): Text[] => texts.map((text, i) => ({ x: 60, y: 100 + i * 24, text, size: 14 }));
/** Few words: OCR takes its time by the word, and a page that lies is read more than once. */
const short = writePdf([
  {
    texts: typed(
      'Receptionist at Leith Surgery since March 2019',
      'Booked forty visits a day and answered the telephone',
      'Trained two receptionists in the new booking system',
      'Kept the records of three doctors and their patients',
      'Cut missed appointments by a third with reminders',
    ),
  },
]);

const wordsOf = (document: ExtractedDocument): string[] =>
  linesOf(document)
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}@£%&+#']+/u)
    .filter((word) => word !== '');

/** Share of the words of `truth` that `reading` has too, each as often as it stands there. */
function recall(truth: ExtractedDocument, reading: ExtractedDocument): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(reading)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(truth);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / words.length;
}

describe('OCR of a scan at 150 dots an inch', () => {
  it(
    'recovers at least 95 % of the words of two columns, and reads one after the other',
    async () => {
      const [truth, scan] = [await read(twoColumns), await read(await scanOf(twoColumns))];
      expect(recall(truth, scan)).toBeGreaterThanOrEqual(0.95);
      expect(scan.layout.columns).toBe(truth.layout.columns);
    },
    slow,
  );

  it.each([1, 2])(
    'recovers at least 95 %% of the words of pages that lie on their side or head, %i quarter turns',
    async (quarterTurns) => {
      const [truth, scan] = [await read(short), await read(await scanOf(short, quarterTurns))];
      expect(recall(truth, scan)).toBeGreaterThanOrEqual(0.95);
    },
    slow,
  );

  it(
    'reads a mixed document page by page: text as text, pictures by OCR',
    async () => {
      const second = writePdf([{ texts: typed('Trained two receptionists', 'Kept the records of three doctors') }]);
      const [image] = await picturesOf(second);
      if (!image) throw new Error('no picture');
      const mixed = writePdf([{ texts: typed('Receptionist at Leith Surgery', 'Booked forty visits a day') }, { image }]);
      const document = await read(mixed);
      expect(document.pages.map(({ ocr }) => ocr)).toEqual([false, true]);
      expect(linesOf(document)).toEqual([
        'Receptionist at Leith Surgery',
        'Booked forty visits a day',
        'Trained two receptionists',
        'Kept the records of three doctors',
      ]);
    },
    slow,
  );
});
