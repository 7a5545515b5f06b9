import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Text } from '@/tests/support/documents/write-pdf';

const read = (texts: Text[]) => readDocument(writePdf([{ texts }]), 'pdf');
const row = (y: number, ...cells: [number, string, boolean?][]): Text[] =>
  cells.map(([x, text, bold = false]) => ({ x, y, text, size: 10, bold }));

describe('a table with column titles in a PDF', () => {
  const header = row(100, [40, 'Dates'], [150, 'Employer'], [280, 'Job title'], [400, 'Duties']);

  it('makes wrapped cells whole, one line a row, with what was done below', async () => {
    const document = await read([
      ...header,
      ...row(120, [40, 'Feb 2023 - Present'], [150, 'Norbrae Parcel'], [280, 'Reach Truck'], [400, 'Loaded 22 trailers']),
      ...row(132, [150, 'Distribution'], [280, 'Driver'], [400, 'a shift']),
      ...row(152, [40, 'May 2021 - Jan 2023'], [150, 'Tesk Foods'], [280, 'Picker'], [400, 'Picked orders']),
    ]);
    expect(linesOf(document)).toEqual([
      'Dates | Employer | Job title | Duties',
      'Feb 2023 - Present | Norbrae Parcel Distribution | Reach Truck Driver',
      'Loaded 22 trailers',
      'a shift',
      'May 2021 - Jan 2023 | Tesk Foods | Picker',
      'Picked orders',
    ]);
  });

  it('parts cells that stand as close as words where its columns begin', async () => {
    // 'Pennine Facilities Group' ends 1 pt before the next cell
    const document = await read([
      ...row(100, [40, 'Employer'], [150, 'Position'], [270, 'Dates']),
      ...row(120, [40, 'Aire Electrical'], [150, 'Electrician'], [270, '2019 - Present']),
      ...row(140, [40, 'Pennine Facilities Group'], [150, 'Maintenance Electrician'], [270, '2015 - 2019']),
    ]);
    expect(linesOf(document)[2]).toBe('Pennine Facilities Group | Maintenance Electrician | 2015 - 2019');
  });

  it('joins dates that wrap in their cell', async () => {
    const document = await read([
      ...row(100, [40, 'Dates'], [150, 'Employer'], [280, 'Job title']),
      ...row(120, [40, 'Feb 2011 - Apr'], [150, 'Norbrae Parcel'], [280, 'Reach Truck']),
      ...row(132, [40, '2017'], [150, 'Distribution'], [280, 'Driver']),
      ...row(152, [40, 'Sep 2007 - Jan'], [150, 'Tesk Foods'], [280, 'Picker']),
      ...row(164, [40, '2011']),
    ]);
    expect(linesOf(document).slice(1)).toEqual([
      'Feb 2011 - Apr 2017 | Norbrae Parcel Distribution | Reach Truck Driver',
      'Sep 2007 - Jan 2011 | Tesk Foods | Picker',
    ]);
  });

  it('keeps a bold title and the employer below it in one cell apart', async () => {
    const document = await read([
      ...row(100, [40, 'Dates'], [150, 'Job title and employer'], [340, 'What I did']),
      ...row(120, [40, '2023 - Present'], [150, 'Senior Carer', true], [340, 'Led a team of seven']),
      ...row(132, [150, 'Fenwick Lodge'], [340, 'on nights']),
    ]);
    expect(linesOf(document)[1]).toBe('2023 - Present | Senior Carer | Fenwick Lodge');
  });

  it('leaves other lines that stand in columns as they are', async () => {
    const rows = [...row(100, [40, 'Alpha'], [150, 'Beta'], [280, 'Gamma']), ...row(120, [40, 'one'], [150, 'two'], [280, 'three'])];
    expect(linesOf(await read([...rows, ...row(132, [150, 'more'])]))).toEqual(['Alpha | Beta | Gamma', 'one | two | three', 'more']);
  });
});

describe('a table that does not name its columns', () => {
  it('is known by its dates and edges, and its cells are made whole', async () => {
    const document = await read([
      ...row(120, [40, 'Feb 2023 - Present'], [150, 'Norbrae Parcel'], [280, 'Reach Truck'], [400, 'Loaded 22 trailers each']),
      ...row(132, [150, 'Distribution'], [280, 'Driver'], [400, 'shift, by hand and by truck']),
      ...row(152, [40, 'May 2021 - Jan 2023'], [150, 'Tesk Foods'], [280, 'Picker'], [400, 'Picked orders of the shops by night']),
    ]);
    expect(linesOf(document)).toEqual([
      'Feb 2023 - Present | Norbrae Parcel Distribution | Reach Truck Driver',
      'Loaded 22 trailers each',
      'shift, by hand and by truck',
      'May 2021 - Jan 2023 | Tesk Foods | Picker',
      'Picked orders of the shops by night',
    ]);
  });

  it('is never cut inside a word that runs over a column', async () => {
    const document = await read([
      ...row(100, [40, 'Dates'], [150, 'Company'], [280, 'Position']),
      ...row(120, [40, '2017 - 2020'], [150, 'Taff Electrical'], [280, 'Electrician']),
      ...row(134, [150, 'Tested and inspected wiring in 1,100 homes']),
      ...row(154, [40, '2012 - 2017'], [150, 'Elm Contracts'], [280, 'Mate']),
    ]);
    expect(linesOf(document)).toEqual([
      'Dates | Company | Position',
      '2017 - 2020 | Taff Electrical | Electrician',
      'Tested and inspected wiring in 1,100 homes',
      '2012 - 2017 | Elm Contracts | Mate',
    ]);
  });

  it('is not assumed where no cell continues on the next line', async () => {
    const rows = [
      ...row(120, [40, '2023 - 2024'], [150, 'Norbrae Parcel'], [280, 'Driver']),
      ...row(140, [40, '2021 - 2023'], [150, 'Tesk Foods'], [280, 'Picker']),
    ];
    expect(linesOf(await read(rows))).toEqual(['2023 - 2024 | Norbrae Parcel | Driver', '2021 - 2023 | Tesk Foods | Picker']);
  });
});
