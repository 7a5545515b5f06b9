import { readPlainReader } from '@/lib/report/read-plain-reader';

const stored = {
  engine: 'pdf.js',
  wordsKept: 8,
  wordsTotal: 10,
  orderBreaks: [{ before: { quote: 'a', start: 0, end: 1, page: 1 }, after: { quote: 'b', start: 2, end: 3, page: 1 } }],
  lines: [[{ start: 0, end: 4 }, { words: 2 }]],
};

describe('the stored outcome of a plain reader', () => {
  it('is read as it was written', () => {
    expect(readPlainReader(stored)).toEqual(stored);
  });

  it('is null in an older report, and where its reader is unknown', () => {
    expect(readPlainReader(undefined)).toBeNull();
    expect(readPlainReader(null)).toBeNull();
    expect(readPlainReader({ ...stored, engine: 'another' })).toBeNull();
  });

  it('loses what does not fit, and keeps the rest', () => {
    const odd = { ...stored, orderBreaks: [{ before: 1 }], lines: [[{ start: 5, end: 2 }, { words: 'x' }, { words: 1 }], 'line'] };
    expect(readPlainReader(odd)).toMatchObject({ orderBreaks: [], lines: [[{ words: 1 }], []] });
  });
});
