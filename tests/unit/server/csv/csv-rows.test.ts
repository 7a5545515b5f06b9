import Papa from 'papaparse';
import { csvRows } from '@/lib/server/csv/csv-rows';

const readBack = (csv: string): string[][] => Papa.parse<string[]>(csv.replace(/\r\n$/, '')).data;

describe('the lines of an export', () => {
  it('end with CR LF, the last one too', () => {
    expect(
      csvRows([
        ['a', 1],
        [true, null],
      ]),
    ).toBe('a,1\r\ntrue,\r\n');
  });

  it('quote commas, quotes and line breaks so that they are read back as they were', () => {
    const rows = [['a,b', 'say "hi"', 'two\nlines', 'ü 日本', ' spaced ']];
    expect(readBack(csvRows(rows))).toEqual(rows);
  });

  it.each(['=cmd()', '+1', '-1', '@SUM(A1)', '|calc', '%0A', ' =1+1', '\t=1', '\r=1', '\n=1', '\u00a0=1', '＝1', '＋1', '－1', '＠x'])(
    'make text of %j',
    (cell) => {
      expect(readBack(csvRows([[cell]]))).toEqual([[`'${cell}`]]);
    },
  );

  it.each(['ann@example.com', 'a=b', '5-6', "O'Neill", ''])('leave %j alone', (cell) => {
    expect(readBack(csvRows([[cell, 'x']]))).toEqual([[cell, 'x']]);
  });

  it('leave numbers numbers', () => {
    expect(csvRows([[-5, 0]])).toBe('-5,0\r\n');
  });
});
