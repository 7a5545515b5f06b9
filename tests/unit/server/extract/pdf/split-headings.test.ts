import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const text = (x: number, y: number, words: string): Text => ({ x, y, text: words, size: 10 });
const read = async (texts: Text[]): Promise<string[]> => linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));

describe('headings in a column left of the text', () => {
  it('are one where they run over two lines', async () => {
    const lines = await read([
      text(40, 100, 'Education'),
      text(140, 100, 'Elm College, Hull, where I read for a diploma'),
      text(40, 130, 'Work'),
      text(140, 130, 'Harbour Freight, a port with forty ships a week'),
      text(40, 143, 'Experience'),
      text(140, 145, 'Dock Planner, 2019 - 2021, in the office of the harbour master'),
      text(40, 180, 'Skills'),
      text(140, 180, 'Berth planning, radio, rigging, cranes, tides'),
    ]);
    expect(lines.slice(2, 5)).toEqual([
      'Work Experience',
      'Harbour Freight, a port with forty ships a week',
      'Dock Planner, 2019 - 2021, in the office of the harbour master',
    ]);
  });
});
