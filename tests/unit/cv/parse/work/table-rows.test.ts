import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocx } from '@/lib/server/extract/docx/read-docx';
import { TODAY } from '@/tests/support/cv-builder';
import { p, writeDocx } from '@/tests/support/documents/write-docx';

const cell = (...lines: string[]): string => `<w:tc>${lines.map((line) => p(line)).join('')}</w:tc>`;
const row = (dates: string, ...lines: string[]): string => `<w:tr>${cell(dates)}${cell(...lines)}</w:tr>`;

test('each row of a table is an entry, and one that tells of no post gives its dates to no other', async () => {
  const rows = [
    row('09/2023 until now', 'Care Worker, Soar Homecare Ltd, Leicester', 'Washed and dressed 9 clients a day'),
    row('02/2023 – 08/2023', 'Kitchen helper, Plum Table restaurant', 'Washing, cleaning, preparing of vegetables'),
    row('Nov 2020 – Jan 2023', 'Travelling, then waiting for papers. I went to a class and helped where I could.'),
    row('10/2014 – 11/2020', 'Midwife, Adi Health Centre', 'About 25 births a month'),
  ];
  const body = `${p('Sam Example')}${p('sam@example.com')}${p('Work Experience')}<w:tbl>${rows.join('')}</w:tbl>`;
  const { work } = parse(redact(await readDocx(writeDocx({ body }))).document, TODAY);
  expect(work.map(({ title, dates }) => [title?.text, dates?.from?.year, dates?.to?.year])).toEqual([
    ['Care Worker', 2023, undefined],
    ['Kitchen helper', 2023, 2023],
    ['Midwife', 2014, 2020],
  ]);
});
