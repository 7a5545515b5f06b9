import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const column = (x: number, y: number, lines: string[]): Text[] => lines.map((text, n) => ({ x, y: y + n * 13, text, size: 10 }));
const contact = ['Contact', '07700 900123', 'Leeds', 'Skills', 'Rotas', 'Stock', 'Tills', 'Interests', 'Chess'];
const jobs = [
  'Profile',
  'Manager of shops.',
  'Experience',
  'Cobble & Thread',
  'Store Manager',
  'Grew sales',
  'FreshWay',
  'Deputy',
  'Ran a team',
];

describe('two columns', () => {
  it('are seen though the line under the name reaches almost to the right one', async () => {
    const document = await readDocument(
      writePdf([
        {
          texts: [
            { x: 50, y: 60, text: 'Jane Example-Stone', size: 30 },
            { x: 50, y: 90, text: 'Manager of two large shops', size: 10.5 },
            ...column(50, 130, contact),
            ...column(182, 131, jobs),
          ],
        },
      ]),
      'pdf',
    );
    expect(linesOf(document)).toEqual(['Jane Example-Stone', 'Manager of two large shops', ...contact, ...jobs]);
  });
});
