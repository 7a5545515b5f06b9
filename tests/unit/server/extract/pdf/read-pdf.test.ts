import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Page, type Text } from '@/tests/support/documents/write-pdf';
import { cost } from '@/tests/support/growth';

const read = (...pages: Page[]) => readDocument(writePdf(pages), 'pdf');
const column = (x: number, top: number, leading: number, texts: string[], size = 10): Text[] =>
  texts.map((text, i) => ({ x, y: top + i * leading, text, size }));

const story = [
  'Ran the front desk of a busy surgery',
  'Booked forty visits a day by phone',
  'Trained two new receptionists',
  'Kept records to NHS rules',
];
const longStory = story.map((text) => `${text}, every day of the week and in all weathers, for six years`);
const skills = ['Excel', 'Word', 'EMIS Web', 'Diary planning'];

describe('reading order of a PDF', () => {
  it('reads two columns one after the other', async () => {
    const document = await read({ texts: [...column(40, 100, 14, story), ...column(400, 103, 17, skills)] });
    expect(linesOf(document)).toEqual([...story, ...skills]);
    expect(document.pages[0]?.columns).toBe(2);
  });

  it('calls the narrow column a sidebar', async () => {
    const { lines } = await read({ texts: [...column(40, 100, 14, story), ...column(400, 103, 17, skills)] });
    expect(lines.filter((line) => line.region === 'sidebar').map((line) => line.items[0]?.text)).toEqual(skills);
  });

  it('finds a column whose lines are centred and share no edge', async () => {
    const centred = ['Hello', 'I plan gatherings', 'that start on time', 'Find me', 'Leith', 'Skills', ...skills];
    const narrow = centred.map((text, i): Text => ({ x: 480 - text.length * 2.4, y: 104 + i * 16.5, text }));
    const main = [...story, ...story, ...story];
    const document = await read({ texts: [...column(40, 100, 14, main), ...narrow] });
    expect(linesOf(document)).toEqual([...main, ...centred]);
  });

  it('keeps what floats right of a line here and there with its line, though all of it was drawn first', async () => {
    const left = ['2008 - 2011', 'BSc Geography', '2012', 'National Diploma', '1996 - 2003', 'Nine GCSEs'];
    const right = ['Open University', 'NEBOSH', 'Ysgol y Gader'].map((text, i): Text => ({
      x: 545 - text.length * 5,
      y: 100 + i * 32,
      text,
    }));
    const texts = [...right, ...left.map((text, i): Text => ({ x: 40, y: 100 + Math.floor(i / 2) * 32 + (i % 2) * 13, text }))];
    expect(linesOf(await read({ texts }))).toEqual([
      '2008 - 2011 | Open University',
      'BSc Geography',
      '2012 | NEBOSH',
      'National Diploma',
      '1996 - 2003 | Ysgol y Gader',
      'Nine GCSEs',
    ]);
  });

  it('sees one column where everything is centred', async () => {
    const { layout } = await read({ texts: longStory.map((text, i): Text => ({ x: 297 - text.length * 2.3, y: 100 + i * 16, text })) });
    expect(layout.columns).toBe(1);
  });

  it('reads a left sidebar below a wide name, then the main column', async () => {
    const name: Text = { x: 40, y: 60, text: 'Morag Sinclair, Medical Receptionist of Leith', size: 24 };
    const document = await read({ texts: [name, ...column(40, 100, 16, skills), ...column(200, 107, 13.3, story)] });
    expect(linesOf(document)).toEqual([name.text, ...skills, ...story]);
  });

  it('reads a name before the contact lines that stand beside it', async () => {
    const body = [...longStory, ...longStory, ...longStory, ...longStory];
    const contact = ['12 Shore Place, Leith', '020 7946 0123', 'morag@example.com', 'example.com/morag'];
    const document = await read({
      texts: [
        ...column(420, 50, 13, contact),
        { x: 40, y: 70, text: 'Morag Sinclair', size: 26 },
        { x: 40, y: 88, text: 'Receptionist' },
        ...column(40, 140, 14, body),
      ],
    });
    expect(linesOf(document)).toEqual(['Morag Sinclair', 'Receptionist', ...contact, ...body]);
  });

  it('leaves contact lines in the sidebar they begin, though a large name stands beside them', async () => {
    const sidebar = ['Contact', 'Leith', '020 7946 0123', 'morag@example.com', 'Skills', ...skills];
    const document = await read({
      texts: [
        ...column(40, 52, 15.5, sidebar),
        { x: 220, y: 60, text: 'Morag Sinclair', size: 22 },
        ...column(220, 90, 13, [...longStory, ...longStory]),
      ],
    });
    expect(document.lines.filter((line) => line.region === 'sidebar').map((line) => line.items[0]?.text)).toEqual(sidebar);
  });

  it('keeps dates set right with their entry: they are no column', async () => {
    const texts = ['Receptionist, Leith Surgery', 'Clerk, Forth Bakery', 'Assistant, Tay Library', 'Volunteer, Clyde Hospice'].flatMap(
      (text, i) => [
        { x: 40, y: 100 + i * 14, text },
        { x: 460, y: 100 + i * 14, text: `May ${2021 - i} - Jun ${2022 - i}` },
      ],
    );
    const document = await read({ texts });
    expect(linesOf(document)[0]).toBe('Receptionist, Leith Surgery | May 2021 - Jun 2022');
    expect(document.lines).toHaveLength(4);
    expect(document.pages[0]?.columns).toBe(1);
  });

  it('joins a column of dates on the left with the text beside it', async () => {
    const texts = [2021, 2018, 2015].flatMap((year, i) => [
      { x: 40, y: 100 + i * 56, text: `${year} - ${year + 3}` },
      ...column(150, 100 + i * 56, 14, [
        `Receptionist at surgery ${i + 1}`,
        'Booked visits and kept the diary in order',
        'Trained new colleagues',
      ]),
    ]);
    expect(linesOf(await read({ texts })).slice(0, 4)).toEqual([
      '2021 - 2024 | Receptionist at surgery 1',
      'Booked visits and kept the diary in order',
      'Trained new colleagues',
      '2018 - 2021 | Receptionist at surgery 2',
    ]);
  });

  it('puts a date that wraps in its column together, with the place under it, beside its entry', async () => {
    const texts = [2021, 2018, 2015].flatMap((year, i) => [
      ...column(40, 100 + i * 60, 12, [`Mar ${year} -`, `Jun ${year + 2}`]),
      { x: 40, y: 124 + i * 60, text: 'Leith', size: 8 },
      ...column(150, 100 + i * 60, 12, [
        `Receptionist at surgery ${i + 1}`,
        'Booked visits and kept the diary in order',
        'Trained new colleagues',
      ]),
    ]);
    expect(linesOf(await read({ texts })).slice(0, 4)).toEqual([
      'Mar 2021 - Jun 2023 | Leith | Receptionist at surgery 1',
      'Booked visits and kept the diary in order',
      'Trained new colleagues',
      'Mar 2018 - Jun 2020 | Leith | Receptionist at surgery 2',
    ]);
  });

  it('puts a date that wraps at the right edge together, on the line of its entry', async () => {
    const entry = (y: number, title: string, until: string): Text[] => [
      { x: 40, y, text: title, bold: true },
      { x: 40, y: y + 16, text: 'Wexham Lodge, Leeds' },
      { x: 460, y, text: 'October 2017 to' },
      { x: 460, y: y + 13, text: until },
    ];
    const document = await read({ texts: [...entry(100, 'Staff Nurse', 'date'), ...entry(180, 'Carer', 'May 2019')] });
    expect(linesOf(document)).toEqual([
      'Staff Nurse | October 2017 to date',
      'Wexham Lodge, Leeds',
      'Carer | October 2017 to May 2019',
      'Wexham Lodge, Leeds',
    ]);
  });

  it('puts a date together that breaks before its year', async () => {
    const entry = (y: number, title: string): Text[] => [
      { x: 40, y, text: title, bold: true },
      { x: 40, y: y + 16, text: 'Wexham Lodge, Leeds' },
      { x: 460, y, text: 'Jun 2025 - Sep' },
      { x: 460, y: y + 13, text: '2026' },
    ];
    const document = await read({ texts: [...entry(100, 'Staff Nurse'), ...entry(180, 'Carer')] });
    expect(linesOf(document)).toEqual([
      'Staff Nurse | Jun 2025 - Sep 2026',
      'Wexham Lodge, Leeds',
      'Carer | Jun 2025 - Sep 2026',
      'Wexham Lodge, Leeds',
    ]);
  });

  it('reads a small table of labels and values row by row', async () => {
    const rows = ['Governance', 'Software', 'Finance'].flatMap((label, n): Text[] => [
      { x: 40, y: 120 + n * 16, text: label },
      { x: 150, y: 120 + n * 16, text: `${longStory[n]}` },
    ]);
    const document = await read({
      texts: [{ x: 40, y: 100, text: 'Skills', size: 14 }, ...rows, { x: 40, y: 190, text: 'Interests', size: 14 }],
    });
    expect(linesOf(document).slice(1, 4)).toEqual(['Governance', 'Software', 'Finance'].map((label, n) => `${label} | ${longStory[n]}`));
  });

  it('gives section headings in a column lines of their own', async () => {
    const texts = ['EXPERIENCE', 'EDUCATION', 'SKILLS'].flatMap((heading, i) => [
      { x: 40, y: 100 + i * 56, text: heading, size: 14 },
      ...column(180, 100 + i * 56, 14, [`First line of part ${i}`, 'Second line that goes on for longer']),
    ]);
    expect(linesOf(await read({ texts })).slice(0, 3)).toEqual([
      'EXPERIENCE',
      'First line of part 0',
      'Second line that goes on for longer',
    ]);
  });

  it('reads a running header once and takes page numbers out of the flow', async () => {
    const page = (number: number, text: string): Page => ({
      texts: [
        { x: 40, y: 30, text: 'Morag Sinclair' },
        { x: 40, y: 200, text },
        { x: 290, y: 820, text: `Page ${number} of 2` },
      ],
    });
    const document = await read(page(1, 'First page'), page(2, 'Second page'));
    expect(linesOf(document)).toEqual(['Morag Sinclair', 'First page', 'Page 1 of 2', 'Second page', 'Page 2 of 2']);
    expect(document.lines.map((line) => line.region)).toEqual(['body', 'body', 'footer', 'body', 'footer']);
  });

  it('marks a footer that every page repeats', async () => {
    const page = (text: string): Page => ({
      texts: [
        { x: 40, y: 200, text },
        { x: 40, y: 800, text: 'morag@example.com - 020 7946 0123' },
      ],
    });
    const document = await read(page('First page'), page('Second page'));
    expect(document.lines.filter((line) => line.region === 'footer')).toHaveLength(1);
    expect(document.layout.contactInHeaderFooter).toBe(true);
  });
});

describe('words of a PDF', () => {
  it('puts letter-spaced headings together', async () => {
    const document = await read({
      texts: [
        { x: 40, y: 100, text: 'W O R K   E X P E R I E N C E', size: 12 },
        { x: 40, y: 130, text: 'PROFILE', tracking: 3 },
      ],
    });
    expect(linesOf(document)).toEqual(['WORK EXPERIENCE', 'PROFILE']);
  });

  it('joins text that was drawn in fragments, with spaces only where words part', async () => {
    const document = await read({
      texts: [
        { x: 40, y: 100, text: 'Recep' },
        { x: 69.5, y: 100, text: 'tionist' },
        { x: 103, y: 100, text: 'in Leith' },
      ],
    });
    expect(linesOf(document)).toEqual(['Receptionist in Leith']);
  });

  it('finds the ligatures of a group in their words, though the engine tells their place before the group was moved', async () => {
    const [before, ligature, after]: Text[] = [
      { x: 60, y: 100, text: 'Senior Sta' },
      { x: 106.7, y: 100, text: 'f', actual: 'ff' },
      { x: 112.3, y: 100, text: ' Nurse on a ward of 28 beds' },
    ];
    for (const part of ['texts', 'grouped'] as const) {
      const document = await read({ [part]: [before, ligature, after] });
      expect(linesOf(document)).toEqual(['Senior Staff Nurse on a ward of 28 beds']);
    }
  });

  it('takes typed and drawn bullets off the text', async () => {
    const document = await read({
      texts: [
        ...column(60, 100, 16, ['\u2022 Booked visits', '- Kept the diary']),
        { x: 60, y: 132, text: 'Trained colleagues' },
        { x: 60, y: 148, text: 'Greeted patients' },
      ],
      rects: [132, 148].map((y) => ({ x: 48, y: y - 5, width: 3, height: 3, colour: [0, 0, 0] as [number, number, number] })),
    });
    expect(linesOf(document)).toEqual(['• Booked visits', '- Kept the diary', '• Trained colleagues', '• Greeted patients']);
  });

  it('joins a word broken at the end of a line, and keeps a true hyphen', async () => {
    const document = await read({ texts: column(40, 100, 13, ['Answered for the whole adminis-', 'tration of the full-', 'time team']) });
    expect(linesOf(document)).toEqual(['Answered for the whole administration', 'of the full-time', 'team']);
  });

  it('keeps the hyphen of a web address that is broken over two lines', async () => {
    const document = await read({ texts: column(40, 100, 13, ['https://example.com/morag-', 'sinclair']) });
    expect(linesOf(document)).toEqual(['https://example.com/morag-sinclair']);
  });

  it('gives a link to the words it lies over', async () => {
    const document = await read({
      texts: [
        { x: 40, y: 100, text: 'My profile' },
        { x: 300, y: 100, text: 'Leith' },
      ],
      links: [{ x: 38, y: 90, width: 60, height: 14, href: 'https://example.com/morag' }],
    });
    expect(document.lines[0]?.items.map((item) => item.href)).toEqual(['https://example.com/morag', undefined]);
  });

  it('parts words that stand in boxes of their own, as tags do, and leaves other words together', async () => {
    const texts = [
      { x: 40, y: 100, text: 'Payroll' },
      { x: 82, y: 100, text: 'Xero' },
      { x: 40, y: 130, text: 'Payroll' },
      { x: 77, y: 130, text: 'clerk' },
    ];
    const rects = [38, 80].map((x) => ({ x, y: 90, width: 38, height: 13, colour: [0.9, 0.9, 0.9] as [number, number, number] }));
    expect(linesOf(await read({ texts, rects }))).toEqual(['Payroll | Xero', 'Payroll clerk']);
  });

  it('tells where bold type gives way to plain type inside a line', async () => {
    const { lines } = await read({
      texts: [
        { x: 40, y: 100, text: 'Staff Nurse', bold: true },
        { x: 96, y: 100, text: 'Wexham Lodge' },
      ],
    });
    expect(lines.map(({ items }) => [items[0]?.text, items[0]?.boldUntil])).toEqual([['Staff Nurse Wexham Lodge', 12]]);
  });

  it('tells bold text and its size', async () => {
    const { lines } = await read({
      texts: [
        { x: 40, y: 100, text: 'Experience', bold: true, size: 14 },
        { x: 40, y: 120, text: 'Plain' },
      ],
    });
    expect(lines.map((line) => [line.items[0]?.bold, line.items[0]?.fontSize])).toEqual([
      [true, 14],
      [false, 10],
    ]);
  });
});

describe('facts about a PDF', () => {
  it('tells a portrait at the top of page 1 from a banner', async () => {
    const image = (box: [number, number, number, number]) => ({ width: 4, height: 4, grey: new Uint8Array(16).fill(120), box });
    const photoIn = async (box: [number, number, number, number]) =>
      (await read({ texts: [{ x: 40, y: 300, text: 'Receptionist in Leith, Edinburgh' }], image: image(box) })).layout.images.map(
        (found) => found.likelyPhoto,
      );
    expect(await photoIn([450, 40, 90, 110])).toEqual([true]);
    expect(await photoIn([0, 0, 595, 60])).toEqual([false]);
  });

  it('reads title and author', async () => {
    const bytes = writePdf([{ texts: [{ x: 40, y: 100, text: 'Receptionist' }] }], { info: { Title: 'CV', Author: 'Morag Sinclair' } });
    expect((await readDocument(bytes, 'pdf')).layout.properties).toEqual({ title: 'CV', author: 'Morag Sinclair' });
  });
});

describe('bad PDFs', () => {
  const good = writePdf([{ texts: [{ x: 40, y: 100, text: 'Receptionist in Leith' }] }]);

  it.each([
    ['only a header', new TextEncoder().encode('%PDF-1.7\n')],
    [
      'noise after a header',
      Uint8Array.from([...new TextEncoder().encode('%PDF-1.7\n'), ...Array.from({ length: 500 }, (_, i) => (i * 37) % 251)]),
    ],
    ['a file that asks for a password', writePdf([{ texts: [{ x: 40, y: 100, text: 'Receptionist' }] }], { locked: true })],
    ['the first quarter of a file', good.slice(0, good.length / 4)],
  ])('refuses %s as unreadable', async (_, bytes) => {
    await expect(readDocument(bytes, 'pdf')).rejects.toMatchObject({ id: 'upload/EXTRACTION_FAILED' });
  });

  it('refuses a page with nothing on it as too little content', async () => {
    await expect(read({})).rejects.toMatchObject({ id: 'upload/INSUFFICIENT_CONTENT' });
  });

  it('believes the pages it finds, not the number a file declares', async () => {
    const bytes = writePdf([{ texts: [{ x: 40, y: 100, text: 'Receptionist' }] }], { declaredCount: 2_000_000 });
    expect(linesOf(await readDocument(bytes, 'pdf'))).toEqual(['Receptionist']);
  });

  it('reads a page of thousands of scattered pieces in bounded time', async () => {
    const texts = Array.from({ length: 6000 }, (_, i) => ({ x: 10 + ((i * 53) % 560), y: 10 + ((i * 31) % 820), text: 'ab', size: 4 }));
    expect(await cost(() => read({ texts }))).toBeLessThan(5000);
  });
});
