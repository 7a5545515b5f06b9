import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const column = (x: number, y: number, lines: string[]): Text[] => lines.map((text, n) => ({ x, y: y + n * 14, text, size: 10 }));
const jobs = [
  {
    label: ['Firth Shelter', 'Dunfermline', '2020 - present'],
    body: ['Service Manager', 'Ran two hostels with 38 beds', 'Cut the average stay'],
  },
  {
    label: ['Lothian Rights', 'Edinburgh', '2014 - 2020'],
    body: ['Housing Adviser', 'Held a caseload of 45 people', 'Sat at 112 hearings'],
  },
  { label: ['Cowgate Stop', 'Edinburgh', '2011 - 2014'], body: ['Support Worker', 'Waking nights for 24 guests', 'Made breakfast'] },
];
const heading = { x: 40, y: 80, text: 'Career summary', size: 13 };

describe('a column that holds employer, town and dates', () => {
  it('is read with the title beside it', async () => {
    const texts = jobs.flatMap(({ label, body }, n) => [...column(40, 110 + n * 56, label), ...column(170, 110 + n * 56, body)]);
    const document = await readDocument(writePdf([{ texts: [heading, ...texts] }]), 'pdf');
    expect(linesOf(document).slice(0, 5)).toEqual([
      'Career summary',
      'Firth Shelter | Dunfermline | 2020 - present | Service Manager',
      'Ran two hostels with 38 beds',
      'Cut the average stay',
      'Lothian Rights | Edinburgh | 2014 - 2020 | Housing Adviser',
    ]);
  });

  it('is a column where it was drawn separately', async () => {
    const labels = jobs.flatMap(({ label }, n) => column(40, 110 + n * 56, label));
    const bodies = jobs.flatMap(({ body }, n) => column(170, 113 + n * 56, body));
    const document = await readDocument(writePdf([{ texts: [...labels, ...bodies] }]), 'pdf');
    expect(linesOf(document).slice(0, 3)).toEqual(['Firth Shelter', 'Dunfermline', '2020 - present']);
  });
});

test('labels of a table stay with their rows where the next heading stands right below it', async () => {
  const rows = ['Networks', 'Standards', 'Controllers', 'Languages'].flatMap((label, n) => [
    { x: 40, y: 110 + n * 18, text: label, size: 10 },
    { x: 150, y: 110 + n * 18, text: `First of ${label.toLowerCase()}, and a second that is longer`, size: 10 },
  ]);
  const below = [
    { x: 40, y: 190, text: 'Employment', size: 10 },
    { x: 40, y: 208, text: 'Fitter at a quay', size: 10 },
  ];
  const document = await readDocument(
    writePdf([{ texts: [{ x: 40, y: 80, text: 'Technical skills', size: 13 }, ...rows, ...below] }]),
    'pdf',
  );
  expect(linesOf(document)[1]).toBe('Networks | First of networks, and a second that is longer');
});
