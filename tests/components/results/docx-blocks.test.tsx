import { docxBlocks } from '@/components/results/document/docx-blocks';
import type { ViewLine } from '@/lib/shared/document-view';

const line = (changes: Partial<ViewLine> = {}): ViewLine => ({ page: 1, region: 'body', items: [], ...changes });
const cell = (row: number, column: number) => line({ region: 'table', cell: { table: 0, row, column } });

test('neighbouring bullets are one list, headings and paragraphs stand alone', () => {
  const blocks = docxBlocks([line({ headingLevel: 2 }), line({ bullet: '•' }), line({ bullet: '•' }), line(), line()]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'paragraph', 'paragraph']);
  expect(blocks[1]).toMatchObject({ lines: [{ bullet: '•' }, { bullet: '•' }] });
});

test('cells stand in their rows and columns, empty ones included', () => {
  const [table] = docxBlocks([cell(0, 1), cell(1, 0)]);
  expect(table).toMatchObject({ kind: 'table', rows: [[[], [{ cell: { column: 1 } }]], [[{ cell: { row: 1 } }]]] });
});

test('a text box is kept apart from the body', () => {
  expect(docxBlocks([line({ region: 'textbox' }), line()])).toMatchObject([{ kind: 'region', region: 'textbox' }, { kind: 'paragraph' }]);
});

test('a hostile column number makes no million cells', () => {
  const [table] = docxBlocks([cell(0, 5_000_000)]);
  expect(table?.kind === 'table' && table.rows[0]?.length).toBe(24);
});
