import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { writePdf, type Page, type Text } from '@/tests/support/documents/write-pdf';

const read = (...pages: Page[]) => readDocument(writePdf(pages), 'pdf');

describe('hidden text in a PDF', () => {
  const visible = { x: 40, y: 100, text: 'Receptionist in Leith' };
  const hiddenWith = async (text: Partial<Text>) => {
    const document = await read({ texts: [visible, { x: 40, y: 200, text: 'keyword stuffing', ...text }] });
    return { lines: linesOf(document), hidden: document.layout.hiddenText.map(({ text: found, reason }) => `${reason}: ${found}`) };
  };

  it.each([
    ['white', { colour: [1, 1, 1] as [number, number, number] }],
    ['tiny', { size: 1 }],
    ['transparent', { mode: 3 }],
    ['off-page', { x: 700 }],
  ])('leaves %s text out of the lines and lists it', async (reason, look) => {
    expect(await hiddenWith(look)).toEqual({ lines: [visible.text], hidden: [`${reason}: keyword stuffing`] });
  });

  it('reads see-through text over its own outlines, as bold: so browsers print a weight that the font does not have', async () => {
    const { lines, layout } = await read({ texts: [visible, { x: 40, y: 200, text: 'Experience', mode: 3, outlined: true }] });
    expect(lines.map(({ items }) => [items[0]?.text, items[0]?.bold])).toEqual([
      [visible.text, false],
      ['Experience', true],
    ]);
    expect(layout.hiddenText).toEqual([]);
  });

  it('reads white text on a gradient, whose colours no list of what was drawn tells', async () => {
    const texts: Text[] = [visible, { x: 40, y: 200, text: 'Jane Example, jane@example.com', size: 14, colour: [1, 1, 1] }];
    const shaded = (from: string, to: string) => read({ texts, gradients: [{ x: 0, y: 170, width: 400, height: 60, from, to }] });
    expect(linesOf(await shaded('0.6 0.1 0.2', '0.9 0.1 0.3'))).toEqual([visible.text, 'Jane Example, jane@example.com']);
    expect(linesOf(await shaded('1 1 1', '0.98 0.98 0.98'))).toEqual([visible.text]);
  });

  it('reads outlines in white on a dark ground only', async () => {
    const texts: Text[] = [visible, { x: 40, y: 200, text: 'Experience', mode: 3, outlined: true, colour: [1, 1, 1] }];
    const dark = { x: 0, y: 180, width: 300, height: 40, colour: [0.1, 0.2, 0.4] as [number, number, number] };
    expect(linesOf(await read({ texts }))).toEqual([visible.text]);
    expect(linesOf(await read({ texts, rects: [dark] }))).toEqual([visible.text, 'Experience']);
  });

  it('lists transparent text as hidden even where light letters on a dark ground lie below it', async () => {
    const header: Text = { x: 40, y: 200, text: 'Janet Oakley, Bookkeeper', size: 14, colour: [1, 1, 1] };
    const document = await read({
      texts: [header, { ...header, text: 'keyword stuffing', colour: [0, 0, 0], clear: true }],
      rects: [{ x: 0, y: 170, width: 400, height: 60, colour: [0.1, 0.2, 0.4] }],
    });
    expect(linesOf(document)).toEqual([header.text]);
    expect(document.layout.hiddenText).toMatchObject([{ reason: 'transparent', text: 'keyword stuffing' }]);
  });

  it('reads white text on a dark ground: everybody can see it', async () => {
    const document = await read({
      texts: [{ x: 40, y: 100, text: 'Skills', colour: [1, 1, 1] }],
      rects: [{ x: 0, y: 0, width: 200, height: 400, colour: [0.1, 0.2, 0.4] }],
    });
    expect(linesOf(document)).toEqual(['Skills']);
    expect(document.layout.hiddenText).toEqual([]);
  });
});
