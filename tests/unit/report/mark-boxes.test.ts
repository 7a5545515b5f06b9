import { boxesOf } from '@/lib/report/mark-boxes';
import type { DocumentView, ViewItem } from '@/lib/shared/document-view';

const item = (runs: ViewItem['runs'], box: ViewItem['box']): ViewItem => ({ box, bold: false, italic: false, runs });
const view = (items: ViewItem[]): DocumentView => ({
  kind: 'pdf',
  uploadId: 'u',
  pages: [{ number: 2, width: 600, height: 800 }],
  lines: [{ page: 2, region: 'body', items }],
});
const box = { x: 60, y: 80, width: 300, height: 20 };
const line = item([{ start: 10, end: 20, text: 'aaaaabbbbb' }], box);

describe('boxesOf', () => {
  it('places a whole line as shares of its page', () => {
    expect(boxesOf(view([line]), { start: 10, end: 20 })).toEqual([{ page: 2, left: 0.1, top: 0.1, width: 0.5, height: 0.025 }]);
  });

  it('places words in a line by how wide the letters before them are', () => {
    const [half] = boxesOf(view([line]), { start: 15, end: 20 });
    expect(half).toMatchObject({ left: 0.35, width: 0.25 });
    const narrow = item([{ start: 10, end: 20, text: 'iiiiibbbbb' }], box);
    expect(boxesOf(view([narrow]), { start: 15, end: 20 })[0]?.left).toBeLessThan(0.35);
  });

  it('gives a stretch over two lines a box on each', () => {
    const below = item([{ start: 21, end: 31, text: 'cccccddddd' }], { ...box, y: 110 });
    expect(boxesOf(view([line, below]), { start: 15, end: 26 }).map(({ top }) => top)).toEqual([0.1, 110 / 800]);
  });

  it('measures by the own words where the text has a placeholder, and never cuts through them', () => {
    const own = item(
      [
        { start: 10, end: 16, text: 'abcdefghijkl' },
        { start: 16, end: 20, text: 'mnop' },
      ],
      box,
    );
    const [name] = boxesOf(view([own]), { start: 10, end: 16 });
    const [after] = boxesOf(view([own]), { start: 16, end: 20 });
    expect((name?.left ?? 0) + (name?.width ?? 0)).toBeCloseTo(after?.left ?? 0, 6);
    expect(name?.width).toBeGreaterThan(after?.width ?? 1);
  });

  it('has no place for words elsewhere, nor in a file without places', () => {
    expect(boxesOf(view([line]), { start: 20, end: 30 })).toEqual([]);
    expect(boxesOf(view([item(line.runs, null)]), { start: 10, end: 20 })).toEqual([]);
  });
});
