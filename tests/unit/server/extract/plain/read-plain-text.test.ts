import { zipSync } from 'fflate';
import { readPlainText } from '@/lib/server/extract/plain/read-plain-text';
import { redactPlainText } from '@/lib/server/extract/plain/redact-plain-text';
import { p, r, writeDocx } from '@/tests/support/documents/write-docx';
import { plainLinesOf } from '@/tests/support/plain-reading';
import { strongCv } from '@/tests/support/strong-cv';

describe('a DOCX in a plain reader', () => {
  it('is its paragraphs, with line breaks and tabs between words', async () => {
    const body =
      p('Jane Example') + `<w:p>${r('Care Assistant')}<w:r><w:br/></w:r>${r('Meadowbank House')}<w:r><w:tab/></w:r>${r('2019')}</w:p>`;
    expect(await readPlainText(writeDocx({ body }), 'docx')).toEqual({
      reader: 'mammoth',
      lines: ['Jane Example', 'Care Assistant', 'Meadowbank House\t2019'],
      pages: null,
    });
  });

  it('is without the page header, as mammoth reads it', async () => {
    const header = '<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>';
    const file = writeDocx({ body: p('Profile') + header, parts: { header1: p('Jane Example') }, relations: { h1: 'header1.xml' } });
    expect((await readPlainText(file, 'docx')).lines).toEqual(['Profile']);
  });

  it.each([
    ['is damaged', new Uint8Array(500)],
    ['is no archive of Word', zipSync({ 'a.txt': new Uint8Array(3) })],
    ['inflates to more than a CV holds', zipSync({ 'word/document.xml': new Uint8Array(51 * 1024 * 1024) })],
  ])('is refused where it %s', async (_, bytes) => {
    await expect(readPlainText(bytes, 'docx')).rejects.toMatchObject({ id: 'upload/EXTRACTION_FAILED' });
  });
});

describe('a document made of plain text', () => {
  const lines = plainLinesOf(strongCv);

  it('is redacted, says that it is all there is, and keeps every word of itself', () => {
    const { document, contact } = redactPlainText({ reader: 'pdf.js', lines, pages: 2 });
    expect(document).toMatchObject({ kind: 'pdf', isPlainOnly: true, pages: [{ number: 1 }, { number: 2 }] });
    expect(document.text).not.toMatch(/Penhallow|900321/);
    expect(contact.name).toBe('Rosalind Penhallow');
    expect(document.plain?.lines).toHaveLength(document.lines.length);
  });

  it('takes the sign of a list off the words', () => {
    const { document } = redactPlainText({ reader: 'mammoth', lines: [...lines, '• Cut waste by 12%'], pages: null });
    expect(document.lines.at(-1)?.bullet).toBe('•');
    expect(document.text.endsWith('Cut waste by 12%')).toBe(true);
  });

  it('fails where there is no text', () => {
    expect(() => redactPlainText({ reader: 'pdf.js', lines: ['', ' '], pages: 1 })).toThrow(
      expect.objectContaining({ id: 'upload/INSUFFICIENT_CONTENT' }),
    );
  });
});
