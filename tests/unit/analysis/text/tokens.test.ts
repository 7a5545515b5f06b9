import { tokenise } from '@/lib/analysis/text/tokens';

const words = (text: string): string[] => tokenise(text).map(({ word }) => word);

describe('words of a text', () => {
  test.each([
    ['Managed C++, C# and .NET code in node.js', ['managed', 'c++', 'c#', 'and', '.net', 'code', 'in', 'node.js']],
    [
      'Didn’t spend £45,000 of 1,250,000 in 2019, 500 times',
      ["didn't", 'spend', '45,000', 'of', '1,250,000', 'in', '2019', '500', 'times'],
    ],
    ['3,5 and 12,3456', ['3', '5', 'and', '12', '3456']],
    ['Siân’s café (Łódź) — naïve.', ["siân's", 'café', 'łódź', 'naïve']],
    ['end.Next .hidden', ['end.next', 'hidden']],
    ["'quoted' o'clock'", ['quoted', "o'clock"]],
    ['𝒜lgebra 😀 ½', ['𝒜lgebra', '½']],
    ['', []],
  ])('of ‘%s’', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('stand where they say, and know their capitals', () => {
    const text = 'Led .NET work at Éire Ltd';
    expect(tokenise(text, 100).map(({ start, end, capital }) => [text.slice(start - 100, end - 100), capital])).toEqual([
      ['Led', true],
      ['.NET', true],
      ['work', false],
      ['at', false],
      ['Éire', true],
      ['Ltd', true],
    ]);
  });

  test('are found in time that grows as the text does, whatever stands in it', () => {
    const timeOf = (text: string): number => {
      const started = performance.now();
      tokenise(text);
      return performance.now() - started;
    };
    timeOf('a.b,1 '.repeat(50_000));
    for (const bait of ['.', "'", 'a.', 'a,111', '+', '1,', '’', '.net']) expect(timeOf(bait.repeat(100_000))).toBeLessThan(1_000);
  });
});
