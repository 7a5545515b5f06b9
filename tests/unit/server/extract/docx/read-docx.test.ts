import { strToU8 } from 'fflate';
import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { p, r, writeDocx, type DocxParts } from '@/tests/support/documents/write-docx';
import { growth } from '@/tests/support/growth';

const read = (parts: DocxParts) => readDocument(writeDocx(parts), 'docx');
const textBox = (inner: string) => `<w:txbxContent>${inner}</w:txbxContent>`;
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => p(text)).join('')}</w:tc>`;

describe('lines of a DOCX', () => {
  it('makes items at tabs and lines at soft breaks', async () => {
    const body = `<w:p>${r('Receptionist')}<w:r><w:tab/></w:r>${r('2021 - 2024')}<w:r><w:br/></w:r>${r('Leith Surgery')}</w:p>`;
    expect(linesOf(await read({ body }))).toEqual(['Receptionist | 2021 - 2024', 'Leith Surgery']);
  });

  it('takes a tab that was typed into the text for a tab', async () => {
    expect(linesOf(await read({ body: p('Receptionist\t2021 - 2024') }))).toEqual(['Receptionist | 2021 - 2024']);
  });

  it('says where bold gives way to plain type, if it does so once', async () => {
    const bold = '<w:b/>';
    const body = `<w:p>${r('Cabin Manager', bold)}${r(' ')}${r('Lagan Air')}</w:p><w:p>${r('Bold', bold)}${r(' plain ')}${r('bold', bold)}</w:p><w:p>${r('Note:', bold)}${r('-')}</w:p>`;
    const { lines } = await read({ body });
    expect(lines.map(({ items }) => items[0]?.boldUntil)).toEqual(['Cabin Manager '.length, undefined, undefined]);
  });

  it('finds headings by style, through inheritance', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Section"/><w:basedOn w:val="H1"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>';
    const { lines } = await read({ styles, body: ['Mine', 'Loop'].map((id) => p(id, `<w:pStyle w:val="${id}"/>`)).join('') });
    expect(lines.map((line) => line.headingLevel)).toEqual([1, undefined]);
  });

  it('gives list items the bullet or number Word would print', async () => {
    const level = (format: string, text: string) => `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering =
      `<w:abstractNum w:abstractNumId="1">${level('bullet', '\uf0b7')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level('decimal', '%1.')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';
    const item = (text: string, id: number) => p(text, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`);
    const body = item('Booked visits', 1) + item('First', 2) + item('Second', 2) + p('• Typed by hand');
    expect(linesOf(await read({ numbering, body }))).toEqual(['• Booked visits', '1. First', '2. Second', '• Typed by hand']);
  });

  it('reads tables cell by cell, with the place of each line', async () => {
    const body = `<w:tbl><w:tr>${cell('Skills', 'Excel')}${cell('Profile')}</w:tr><w:tr>${cell('2021')}${cell('Clerk')}</w:tr></w:tbl>`;
    const { lines, layout } = await read({ body });
    expect(lines.map((line) => [line.items[0]?.text, line.cell?.row, line.cell?.column])).toEqual([
      ['Skills', 0, 0],
      ['Excel', 0, 0],
      ['Profile', 0, 1],
      ['2021', 1, 0],
      ['Clerk', 1, 1],
    ]);
    expect(layout).toMatchObject({ tables: 1, tableTextShare: 1 });
    expect(new Set(lines.map((line) => line.block)).size).toBe(4);
  });

  it('reads a text box once, though Word writes it twice', async () => {
    const drawing = `<mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${textBox(p('Morag Sinclair'))}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${textBox(p('Morag Sinclair'))}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
    const { lines, layout } = await read({ body: `<w:p><w:r>${drawing}</w:r></w:p>${p('Receptionist')}` });
    expect(lines.map((line) => [line.region, line.items[0]?.text])).toEqual([
      ['textbox', 'Morag Sinclair'],
      ['body', 'Receptionist'],
    ]);
    expect(layout.textBoxShare).toBeCloseTo(2 / 3);
  });

  it('reads the page header before the body and the footer after it', async () => {
    const body =
      p('Receptionist') +
      '<w:sectPr><w:headerReference w:type="default" r:id="h"/><w:footerReference w:type="default" r:id="f"/></w:sectPr>';
    const document = await read({
      body,
      parts: { header1: p('Morag Sinclair, morag@example.com'), footer1: p('References on request') },
      relations: { h: 'header1.xml', f: 'footer1.xml' },
    });
    expect(document.lines.map((line) => line.region)).toEqual(['header', 'body', 'footer']);
    expect(document.layout.contactInHeaderFooter).toBe(true);
  });

  it('keeps the targets of links, of both kinds', async () => {
    const body =
      `<w:p><w:hyperlink r:id="l">${r('My work')}</w:hyperlink></w:p>` +
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.com/b" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('More')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    const { lines } = await read({ body, relations: { l: 'https://example.com/a' } });
    expect(lines.map((line) => line.items[0]?.href)).toEqual(['https://example.com/a', 'https://example.com/b']);
  });

  it('leaves deleted text out, takes inserted text in, and tells that changes are tracked', async () => {
    const document = await read({ body: `<w:p><w:del>${r('old ')}</w:del><w:ins>${r('new')}</w:ins></w:p>` });
    expect(linesOf(document)).toEqual(['new']);
    expect(document.layout.trackedChanges).toBe(true);
  });

  it('reads footnotes and endnotes after the body, each once and in the order they are referred to', async () => {
    const to = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
    const note = (kind: string, id: number, text: string, type = '') => `<w:${kind} w:id="${id}"${type}>${p(text)}</w:${kind}>`;
    const body = `<w:p>${r('Published twice')}${to('footnote', 3)}${to('footnote', 2)}</w:p><w:p>${r('Won a prize')}${to('endnote', 2)}${to('footnote', 3)}</w:p>`;
    const parts = {
      footnotes:
        note('footnote', 0, '----', ' w:type="separator"') +
        note('footnote', 2, 'The Lancet, 2021') +
        note('footnote', 3, 'Nature, 2019') +
        note('footnote', 4, 'Left over from a deleted line'),
      endnotes: note('endnote', 2, 'Northern Writers, 2020'),
    };
    const { lines } = await read({ body, parts });
    expect(lines.map(({ items }) => items[0]?.text)).toEqual([
      'Published twice',
      'Won a prize',
      'Nature, 2019',
      'The Lancet, 2021',
      'Northern Writers, 2020',
    ]);
  });

  it('reads content controls around paragraphs, words, rows and cells', async () => {
    const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
    const body =
      control(p('Receptionist')) +
      `<w:p>${r('Leith ')}${control(r('Surgery'))}</w:p>` +
      `<w:tbl>${control(`<w:tr>${cell('2021')}${control(cell('Clerk'))}</w:tr>`)}</w:tbl>`;
    expect(linesOf(await read({ body }))).toEqual(['Receptionist', 'Leith Surgery', '2021', 'Clerk']);
  });

  it('reads a table in a cell at its place, as a table of its own', async () => {
    const inner = `<w:tbl><w:tr>${cell('Excel')}${cell('Advanced')}</w:tr></w:tbl>`;
    const body = `<w:tbl><w:tr><w:tc>${p('Skills')}${inner}${p('Driving')}</w:tc>${cell('Profile')}</w:tr></w:tbl>`;
    const { lines } = await read({ body });
    expect(lines.map(({ items, cell: at }) => [items[0]?.text, at?.table])).toEqual([
      ['Skills', 0],
      ['Excel', 1],
      ['Advanced', 1],
      ['Driving', 0],
      ['Profile', 0],
    ]);
  });

  it('takes a symbol before the text for the bullet it is drawn as, with a gap after it or without', async () => {
    const symbol = '<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>';
    const body = `<w:p>${symbol}<w:r><w:tab/></w:r>${r('Booked visits')}</w:p><w:p>${symbol}${r('Answered calls')}</w:p>`;
    expect(linesOf(await read({ body }))).toEqual(['• Booked visits', '• Answered calls']);
  });

  it('reads a file whose namespace has an unusual prefix', async () => {
    const main =
      '<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r><ns0:t>Receptionist</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>';
    expect(linesOf(await read({ body: '', extraFiles: { 'word/document.xml': strToU8(main) } }))).toEqual(['Receptionist']);
  });

  it('parts a date that a converter glued to the text before it, and no other word', async () => {
    const body = `<w:p>${r('Receptionist')}${r('Oct 2022 - Present')}</w:p><w:p>${r('Java')}${r('Script')}</w:p>`;
    expect(linesOf(await read({ body }))).toEqual(['Receptionist | Oct 2022 - Present', 'JavaScript']);
  });
});

describe('hidden text in a DOCX', () => {
  it.each([
    ['vanished', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('leaves %s text out of the lines and lists it', async (reason, look) => {
    const document = await read({ body: p('Receptionist') + `<w:p>${r('keyword stuffing', look)}</w:p>` });
    expect(linesOf(document)).toEqual(['Receptionist']);
    expect(document.layout.hiddenText).toEqual([{ page: 1, text: 'keyword stuffing', reason }]);
  });

  it('reads white text in a coloured cell', async () => {
    const body = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr><w:p>${r('Skills', '<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`;
    expect(linesOf(await read({ body }))).toEqual(['Skills']);
  });
});

describe('bad DOCX files', () => {
  const refused = { id: 'upload/EXTRACTION_FAILED' };

  it('refuses a bomb by its declared size, before inflating it', async () => {
    const bytes = writeDocx({ body: p('Receptionist'), extraFiles: { 'word/media/bomb.bin': new Uint8Array(60 * 1024 * 1024) } });
    const started = performance.now();
    await expect(readDocument(bytes, 'docx')).rejects.toMatchObject(refused);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('refuses a document type declaration, so no entity is ever expanded', async () => {
    const prologue = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>';
    await expect(read({ prologue, body: p('&a;') })).rejects.toMatchObject(refused);
  });

  it('refuses elements nested without end', async () => {
    const depth = 5000;
    await expect(read({ body: '<w:sdt>'.repeat(depth) + '</w:sdt>'.repeat(depth) })).rejects.toMatchObject(refused);
  });

  it.each([
    ['half a file', writeDocx({ body: p('Receptionist') }).slice(0, 400)],
    ['broken markup', writeDocx({ body: '<w:p><w:r>' })],
    ['no document part', writeDocx({ body: p('x'), extraFiles: { 'word/document.xml': strToU8('<a/>') } })],
  ])('refuses %s as unreadable', async (_, bytes) => {
    await expect(readDocument(bytes, 'docx')).rejects.toMatchObject(refused);
  });

  it('reads a paragraph of four times as many letters in about four times the time', async () => {
    const letters = (count: number) => writeDocx({ body: `<w:p>${r('a').repeat(count)}</w:p>` });
    const [small, large] = [letters(20_000), letters(80_000)];
    expect(
      await growth(
        () => readDocument(small, 'docx'),
        () => readDocument(large, 'docx'),
        8,
      ),
    ).toBeLessThan(8);
  });

  it('refuses a cell of more paragraphs than a CV has lines', async () => {
    const cell = `<w:tbl><w:tr><w:tc>${p('a').repeat(2_001)}</w:tc></w:tr></w:tbl>`;
    await expect(read({ body: cell })).rejects.toMatchObject({ id: 'upload/TEXT_TOO_LONG' });
  });

  it('refuses a document without words as too little content', async () => {
    await expect(read({ body: '<w:p/>' })).rejects.toMatchObject({ id: 'upload/INSUFFICIENT_CONTENT' });
  });
});
