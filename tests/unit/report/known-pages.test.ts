import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';
import { knowsPages } from '@/lib/report/known-pages';
import { readResult } from '@/lib/report/read-result';

const plain = (engine: 'pdf.js' | 'mammoth') => ({ engine, wordsKept: 1, wordsTotal: 1, orderBreaks: [], lines: [] });

test('the pages of a PDF are told, those of a Word file are Word’s to break', () => {
  expect(knowsPages({ plainReader: plain('pdf.js') })).toBe(true);
  expect(knowsPages({ plainReader: plain('mammoth') })).toBe(false);
  expect(knowsPages({ plainReader: null })).toBe(false);
});

test('a part that was not judged is drawn without a rating, and not at all where nothing is said of it', () => {
  const result = analyseLines(strongCv);
  const parts = result.sectionAnalysis.map((part) => ({ ...part, isUnrated: true as const }));
  const [first] = parts;
  const drawn = readResult({
    ...result,
    sectionAnalysis: [
      { ...first, description: 'Seen.' },
      { ...first, description: '', recommendations: [] },
    ],
  });
  expect(drawn.sectionAnalysis.map(({ rating, description }) => [rating, description])).toEqual([['', 'Seen.']]);
});
