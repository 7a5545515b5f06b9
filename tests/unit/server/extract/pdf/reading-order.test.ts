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

describe('a sidebar', () => {
  const read = async (texts: Text[]): Promise<string[]> => linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));
  const address = { x: 50, y: 137, text: 'morwenna.penhaligon@example.com', size: 10 };

  it('is read as a whole though an address in it ends just before the column beside it', async () => {
    const sidebar = [...column(50, 111, ['Contact', '07700 900123']), address, ...column(50, 150, contact.slice(3))];
    expect(await read([...sidebar, ...column(220, 104, jobs)])).toEqual([
      'Contact',
      '07700 900123',
      address.text,
      ...contact.slice(3),
      ...jobs,
    ]);
  });

  it('is read as a whole though such an address stands level with a line beside it', async () => {
    const sidebar = [...column(50, 111, ['Contact', '07700 900123']), address, ...column(50, 150, contact.slice(3))];
    expect(await read([...sidebar, ...column(220, 111, jobs)])).toEqual([
      'Contact',
      '07700 900123',
      address.text,
      ...contact.slice(3),
      ...jobs,
    ]);
  });

  it('gives no line of its own to the dates beside it', async () => {
    const entries = [0, 1, 2].flatMap((n) => [
      { x: 220, y: 111 + n * 60, text: `May 201${n} - June 201${n + 1}`, size: 9 },
      ...column(320, 112 + n * 60, [`Sales assistant ${n}`, 'Cobble & Thread, Leeds', 'Kept the till']),
    ]);
    const lines = await read([...column(50, 119, [...contact, 'Rowing', 'Baking']), ...entries]);
    expect(lines.slice(0, 11)).toEqual([...contact, 'Rowing', 'Baking']);
    expect(lines.slice(11, 13)).toEqual(['May 2010 - June 2011 | Sales assistant 0', 'Cobble & Thread, Leeds']);
  });
});

describe('a date that fills its column', () => {
  it('is a piece of its own beside a bold title', async () => {
    const texts = [0, 1, 2, 3].flatMap((n) => [
      { x: 50, y: 100 + n * 40, text: 'Feb 2014 - Nov 2017', size: 9 },
      { x: 135.8, y: 100 + n * 40, text: `Advisor ${n}`, size: 10, bold: true },
      { x: 135.8, y: 113 + n * 40, text: 'Cobble & Thread', size: 10 },
    ]);
    const lines = linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));
    expect(lines[0]).toBe('Feb 2014 - Nov 2017 | Advisor 0');
  });
});

describe('headings set in the middle of the page', () => {
  it('are no column beside the short lines between them', async () => {
    const texts = ['Experience', 'Education', 'Skills', 'Languages', 'Interests'].flatMap((heading, n) => [
      { x: 300 - 3 * heading.length, y: 100 + n * 90, text: heading, size: 14 },
      ...column(50, 125 + n * 90, [`Store Manager ${n}`, 'Cobble & Thread', `2 years Started May 201${n}`]),
    ]);
    const contact = [
      { x: 50, y: 70, text: 'jane@example.com', size: 10 },
      { x: 494, y: 70, text: 'West Yorks', size: 10 },
    ];
    const lines = linesOf(await readDocument(writePdf([{ texts: [...contact, ...texts] }]), 'pdf'));
    expect(lines.slice(1, 6)).toEqual(['Experience', 'Store Manager 0', 'Cobble & Thread', '2 years Started May 2010', 'Education']);
  });
});

describe('dates set right between the lines of their entries', () => {
  it('are no column', async () => {
    const texts = [0, 1, 2].flatMap((n) => [
      ...column(50, 100 + n * 90, [`The Gilded Heron ${n}`]),
      { x: 450, y: 112 + n * 90, text: `Jan 201${n} - Jan 202${n}`, size: 10 },
      ...column(50, 124 + n * 90, ['Sous Chef', 'Ran the pass four nights a week', 'Brought food cost down']),
    ]);
    const lines = linesOf(
      await readDocument(writePdf([{ texts: [...texts.filter(({ x }) => x < 400), ...texts.filter(({ x }) => x > 400)] }]), 'pdf'),
    );
    expect(lines.slice(0, 3)).toEqual(['The Gilded Heron 0', 'Jan 2010 - Jan 2020', 'Sous Chef']);
  });
});

describe('a job in small letters beside a large name', () => {
  it('is a piece of its own', async () => {
    const texts = [
      { x: 50, y: 60, text: 'Jane Example', size: 24 },
      { x: 214, y: 60, text: 'Approved Electrician', size: 10 },
    ];
    const document = await readDocument(writePdf([{ texts }]), 'pdf');
    expect(document.lines[0]?.items.map(({ text }) => text)).toEqual(['Jane Example', 'Approved Electrician']);
  });
});

describe('letters set apart', () => {
  it('are no two pieces where a word happens to begin below the edge of others', async () => {
    const texts = [
      { x: 50, y: 60, text: 'THE', size: 12, tracking: 1 },
      { x: 81.5, y: 60, text: 'CORNER PANTRY', size: 12, tracking: 1 },
      ...column(81.5, 80, ['Sales Assistant', 'Served customers', 'Kept the till']),
      ...column(81.5, 140, ['Baker', 'Made bread', 'Sold it']),
    ];
    const document = await readDocument(writePdf([{ texts }]), 'pdf');
    expect(document.lines[0]?.items.map(({ text }) => text)).toEqual(['THE CORNER PANTRY']);
  });
});

describe('headings at the edge of a column', () => {
  it('are not taken for headings in the middle of the page, though it lies above their middle', async () => {
    const right = [
      'CERTIFICATES',
      'Google Ads',
      'CIM Level 6 Diploma in Professional Marketing, 2018',
      'EXPERIENCES',
      'Baker',
      'Ran a shop',
    ];
    const texts = [...column(40, 101, contact), ...column(240, 94, right), { x: 470, y: 150, text: 'June 2019 - now', size: 10 }];
    const lines = linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));
    expect(lines.slice(0, contact.length)).toEqual(contact);
  });
});

describe('a name over two lines', () => {
  const read = async (texts: Text[]): Promise<string[]> => linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));

  it('stays whole above two columns, though contact lines stand level with its second line only', async () => {
    const lines = await read([
      { x: 24, y: 70, text: 'Imogen', size: 42 },
      { x: 24, y: 114, text: 'Tattersley', size: 42 },
      { x: 440, y: 84, text: '07700 900284', size: 10 },
      { x: 440, y: 99, text: 'imogen@example.com', size: 10 },
      { x: 440, y: 114, text: 'Nottingham, GB', size: 10 },
      ...column(24, 160, contact),
      ...column(182, 161, jobs),
    ]);
    expect(lines.slice(0, 3)).toEqual(['Imogen', 'Tattersley', '07700 900284']);
  });

  it('stays whole in a column of its own, though its first line stands above all else', async () => {
    const lines = await read([
      { x: 420, y: 50, text: 'Imogen', size: 16 },
      { x: 410, y: 68, text: 'Tattersley', size: 16 },
      ...column(40, 68, jobs),
      ...column(400, 96, contact),
    ]);
    expect(lines.slice(lines.indexOf('Imogen'), lines.indexOf('Imogen') + 3)).toEqual(['Imogen', 'Tattersley', 'Contact']);
  });
});

describe('lists set side by side', () => {
  it('end where the next section begins, though its first lines are as narrow as they are', async () => {
    const texts = [
      ...column(50, 100, ['Profile', 'Shift lead of two warehouses with a good safety record and a team of forty']),
      ...column(50, 140, ['Skills', 'Floor', 'Counting', 'Picking', 'Loading']),
      ...column(320, 153, ['Office', 'Rotas', 'Audits', 'Inductions']),
      ...column(50, 220, ['Education', 'Harbour College', 'NVQ Level 3 in Warehousing and Storage, with a merit in all of its units']),
      ...column(
        50,
        270,
        Array.from({ length: 30 }, (_, n) => `Moved more than ${n + 2} hundred pallets a week between the two halls of the site`),
      ),
    ];
    const lines = linesOf(await readDocument(writePdf([{ texts }]), 'pdf'));
    expect(lines.slice(2, 12)).toEqual([
      'Skills',
      'Floor',
      'Counting',
      'Picking',
      'Loading',
      'Office',
      'Rotas',
      'Audits',
      'Inductions',
      'Education',
    ]);
  });
});
