import { readEntries, readHeading, readParagraphs, readSkillGroups } from '@/lib/rewrite/editor-text/read';

const none: ReadonlySet<string> = new Set();
const entriesOf = (text: string, known = none) =>
  readEntries(text, known).map(({ heading, statements }) => [heading, ...statements.map(({ kind, text: words }) => `${kind}: ${words}`)]);

describe('the entries of an edited part', () => {
  it('are headings with what stands below them', () => {
    const text =
      'Store Manager, Lantern Books (Mar 2019 - Present)\n- Cut queues by 12%\n\n• Led  nine staff\nBookseller, Elm Books (2016 - 2019)';
    expect(entriesOf(text)).toEqual([
      ['Store Manager, Lantern Books (Mar 2019 - Present)', 'bullet: Cut queues by 12%', 'bullet: Led nine staff'],
      ['Bookseller, Elm Books (2016 - 2019)'],
    ]);
  });

  it('keep a paragraph of more than 14 words with the entry above', () => {
    const paragraph = 'Ran the shop, the orders and the rota of a team of nine on five days a week.';
    expect(entriesOf(`Store Manager, Lantern Books (2019)\n${paragraph}`)).toEqual([
      ['Store Manager, Lantern Books (2019)', `sentence: ${paragraph}`],
    ]);
  });

  it('take a long line that ends with dates for a heading, though the CV has no such heading', () => {
    const heading =
      "Deputy Ward Sister, Respiratory and Sleep Medicine, St Oswin's Teaching Hospitals NHS Foundation Trust, Leeds (May 2022 - Present)";
    expect(entriesOf(`Nurse, Elm Ward (2019 - 2022)\n- Led handovers\n${heading}`)).toEqual([
      ['Nurse, Elm Ward (2019 - 2022)', 'bullet: Led handovers'],
      [heading],
    ]);
  });

  it('take a heading of the CV for one, also behind a bullet sign', () => {
    expect(entriesOf('- Night work\n- Cut queues', new Set(['Night work']))).toEqual([['Night work', 'bullet: Cut queues']]);
  });

  it('keep bullet points above the first heading in an entry without one', () => {
    expect(entriesOf('- Cut queues\nManager, Elm Books')).toEqual([['', 'bullet: Cut queues'], ['Manager, Elm Books']]);
  });

  it('know where each line of theirs begins', () => {
    const text = 'Manager, Elm Books\n- Cut queues\n\n- Led nine staff';
    const [entry] = readEntries(text, none);
    expect(entry?.statements.map(({ start }) => text.slice(start).split('\n')[0])).toEqual(['- Cut queues', '- Led nine staff']);
  });
});

it.each([
  ['Store Manager, Lantern Books, Leeds (Mar 2019 - Present)', 'Store Manager', 'Lantern Books, Leeds', 'Mar 2019 - Present'],
  ['BSc (Hons) Geography, University of Hallamwick (2014)', 'BSc (Hons) Geography', 'University of Hallamwick', '2014'],
  ['Store Manager, Lantern Books, 2019', 'Store Manager', 'Lantern Books', '2019'],
  ['Store Manager (Leeds)', 'Store Manager (Leeds)', null, null],
])('reads the heading "%s"', (line, title, organisation, dates) => {
  expect(readHeading(line)).toEqual({ title, organisation, dates });
});

it.each([
  ['Tools: Excel, Canva', [{ group: 'Tools', items: ['Excel', 'Canva'] }]],
  ['First aid; cash handling', [{ group: null, items: ['First aid', 'cash handling'] }]],
  ['Excel (formulas, charts), Canva', [{ group: null, items: ['Excel (formulas, charts)', 'Canva'] }]],
  ['Excel (formulas, Canva', [{ group: null, items: ['Excel (formulas', 'Canva'] }]],
])('reads the skills "%s"', (text, groups) => {
  expect(readSkillGroups(text)).toEqual(groups);
});

it('reads the paragraphs of a profile', () => {
  expect(readParagraphs('A nurse\nof nine years.\n\nLooks for a ward.\n')).toEqual(['A nurse of nine years.', 'Looks for a ward.']);
});
