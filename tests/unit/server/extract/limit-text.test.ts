import { limitText } from '@/lib/server/extract/limit-text';
import { readDocument } from '@/lib/server/extract/read-document';
import { foldText } from '@/lib/cv/document/fold-text';
import { documentFrom } from '@/tests/support/cv-builder';
import { p, writeDocx } from '@/tests/support/documents/write-docx';

const tooLong = expect.objectContaining({ code: 'TEXT_TOO_LONG', status: 422 });
const linesOf = (text: string): string[] =>
  limitText(documentFrom(text)).lines.map(({ items }) => items.map((item) => item.text).join('\t'));

describe('the text of a CV', () => {
  it('is read up to 100,000 characters, and refused above', () => {
    expect(() => limitText(documentFrom('word '.repeat(19_999)))).not.toThrow();
    expect(() => limitText(documentFrom('word '.repeat(20_001)))).toThrow(tooLong);
  });

  it('is read up to 2,000 lines, and refused above', () => {
    expect(linesOf('Chef\n'.repeat(2_000))).toHaveLength(2_000);
    expect(() => limitText(documentFrom('Chef\n'.repeat(2_001)))).toThrow(tooLong);
  });

  it('is counted with the text that no reader sees', () => {
    const { layout } = documentFrom('Chef');
    const hiddenText = [{ page: 1, text: 'x'.repeat(100_001), reason: 'white' as const }];
    expect(() => limitText(documentFrom('Chef', { layout: { ...layout, hiddenText } }))).toThrow(tooLong);
  });

  it('is refused as soon as a file has too much of it', async () => {
    await expect(readDocument(writeDocx({ body: p('1,'.repeat(1_250_000)) }), 'docx')).rejects.toEqual(tooLong);
    await expect(readDocument(writeDocx({ body: p('Chef').repeat(2_001) }), 'docx')).rejects.toEqual(tooLong);
  });
});

describe('a long line', () => {
  it('is folded behind the last blank that fits', () => {
    const lines = linesOf(Array.from({ length: 300 }, (_, i) => `word${i}`).join(' '));
    expect(lines.length).toBe(3);
    for (const line of lines) expect([line.length <= 1_000, line.startsWith('word')]).toEqual([true, true]);
    expect(lines.join(' ').split(' ')).toHaveLength(300);
  });

  it('is folded in the middle of a word that has no blank, and between no two halves of a character', () => {
    expect(linesOf('x'.repeat(2_500)).map((line) => line.length)).toEqual([1_000, 1_000, 500]);
    for (const line of linesOf(`x${'🧨'.repeat(1_200)}`)) expect(line).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
  });

  it('is folded between its items where they stand apart', () => {
    expect(linesOf(`${'a'.repeat(600)}\t${'b'.repeat(600)}`)).toEqual(['a'.repeat(600), 'b'.repeat(600)]);
  });

  it('keeps its bullet and its heading on the first part only', () => {
    const [first, second] = limitText(documentFrom(`- ${'word '.repeat(300)}`)).lines;
    expect([first?.bullet, second?.bullet]).toEqual(['•', undefined]);
  });

  it('of ordinary length stays as it is', () => {
    const document = documentFrom('Chef, Acme Hotel\tJan 2019 - Present\n- Cut waste by 12%');
    expect(limitText(document)).toEqual(document);
  });

  it('of a pasted advert is folded alike', () => {
    expect(
      Math.max(
        ...foldText(`You will cook.\n${'word '.repeat(900)}`)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(1_000);
    expect(foldText('You will cook.\r\nYou will clean.')).toBe('You will cook.\r\nYou will clean.');
  });
});
