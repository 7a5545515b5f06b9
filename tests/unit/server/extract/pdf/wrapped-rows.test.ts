import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const read = async (texts: Text[]): Promise<string[]> => linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));
const head = (y: number, text: string, dates: string): Text[] => [
  { x: 40, y, text, size: 13 },
  { x: 480, y, text: dates, size: 9 },
];
const duty = (y: number, text: string): Text => ({ x: 40, y, text, size: 10 });

describe('a head that is too long for its place beside the dates', () => {
  it('takes its last words up from the next line', async () => {
    const lines = await read([
      ...head(100, 'Senior Occupational Therapist, Wensum Community', '2020 - 2023'),
      { x: 40, y: 117, text: 'Health', size: 13 },
      duty(134, 'Led the early supported discharge team'),
      ...head(160, 'Therapist, Broadland Hospital', '2016 - 2020'),
      duty(177, 'Acute stroke'),
      ...head(200, 'Assistant, Mousehold Homes', '2014 - 2016'),
    ]);
    expect(lines.slice(0, 2)).toEqual([
      'Senior Occupational Therapist, Wensum Community Health | 2020 - 2023',
      'Led the early supported discharge team',
    ]);
  });

  it('leaves a second line alone that each entry has', async () => {
    const lines = await read([
      ...head(100, 'Wensum Community Health, Norwich', '2020 - 2023'),
      { x: 40, y: 117, text: 'Therapy', size: 13 },
      ...head(140, 'Broadland Hospital, Yarmouth', '2016 - 2020'),
      { x: 40, y: 157, text: 'Wards', size: 13 },
    ]);
    expect(lines).toContain('Therapy');
  });

  it('leaves a title alone', async () => {
    const lines = await read([
      ...head(100, 'Wensum Community Health, Norwich and Norfolk', '2020 - 2023'),
      { x: 40, y: 117, text: 'Therapist', size: 13 },
      ...head(140, 'Elm University', '2016 - 2020'),
      ...head(160, 'Oak College', '2014 - 2016'),
    ]);
    expect(lines).toContain('Therapist');
  });
});
