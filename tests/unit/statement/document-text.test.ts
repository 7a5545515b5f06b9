import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { documentText } from '@/lib/analysis/specification/document-text';

const cellLine = (text: string, row: number, column: number, isOverAll = false): DocumentLine => ({
  page: 1,
  region: 'table',
  block: row,
  items: [{ text, box: null, fontSize: 11, bold: false, italic: false }],
  cell: { table: 0, row, column, ...(isOverAll ? { isOverAll: true } : {}) },
});

test('a heading over the whole table keeps its words, in whichever column they stand', () => {
  const lines = [
    cellLine('Criteria', 0, 0),
    cellLine('E/D', 0, 1),
    cellLine('QUALIFICATIONS', 1, 1, true),
    cellLine('GCSE English', 2, 0),
    cellLine('E', 2, 1),
  ];
  expect(documentText({ lines })).toBe('Criteria\tE/D\nQUALIFICATIONS\nGCSE English\tE');
});
