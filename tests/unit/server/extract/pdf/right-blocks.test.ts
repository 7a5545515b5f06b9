import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const read = async (texts: Text[]): Promise<string[]> => linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));
const point = (y: number, text: string): Text => ({ x: 52, y, text: `• ${text}`, size: 10 });

const entry = (y: number, head: string, first: string): Text[] => [
  { x: 40, y, text: head, size: 10 },
  { x: 470, y, text: 'Leeds, UK.', size: 10 },
  point(y + 14, first),
  { x: 470, y: y + 14, text: '2019-2021.', size: 10 },
  point(y + 28, 'Kept the yard in order'),
];

describe('a block of place and dates right of an entry', () => {
  it('gives the dates beside the first point to the head', async () => {
    const lines = await read([
      ...entry(100, 'Harbour Freight, Dock Planner', 'Planned the berths of a port with forty ships a week'),
      ...entry(160, 'Quayside Stores, Stock Clerk', 'Counted the stock of three sheds each month'),
    ]);
    expect(lines.slice(0, 2)).toEqual([
      'Harbour Freight, Dock Planner | Leeds, UK. | 2019-2021.',
      '• Planned the berths of a port with forty ships a week',
    ]);
  });

  it('leaves the dates of marked jobs below their employer where they are', async () => {
    const lines = await read([...entry(100, 'Harbour Freight', 'Dock Planner'), ...entry(160, 'Quayside Stores', 'Stock Clerk')]);
    expect(lines.slice(0, 2)).toEqual(['Harbour Freight | Leeds, UK.', '• Dock Planner | 2019-2021.']);
  });
});
