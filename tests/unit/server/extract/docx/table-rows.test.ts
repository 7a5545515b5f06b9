import { readDocument } from '@/lib/server/extract/read-document';
import { linesOf } from '@/tests/support/documents/lines-of';
import { p, writeDocx } from '@/tests/support/documents/write-docx';

const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => p(text)).join('')}</w:tc>`;
const table = (...rows: string[][]) => `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;
const read = (body: string) => readDocument(writeDocx({ body }), 'docx');

describe('a table with column titles in a DOCX', () => {
  it('makes each row one line, with what was done on lines below', async () => {
    const header = [cell('From'), cell('To'), cell('Company'), cell('Position'), cell('Duties')];
    const job = [cell('04/2018'), cell('present'), cell('Larkspur', 'Solicitors'), cell('Office Manager'), cell('Ran an office', 'of 46')];
    expect(linesOf(await read(table(header, job)))).toEqual([
      'From | To | Company | Position | Duties',
      '04/2018 | present | Larkspur Solicitors | Office Manager',
      'Ran an office',
      'of 46',
    ]);
  });

  it('keeps apart what a column of two titles holds', async () => {
    const header = [cell('Dates'), cell('Employer and job title'), cell('Duties')];
    const job = [cell('2018 - 2021'), cell('Larkspur Housing', 'Tenancy Officer'), cell('Looked after 640 homes')];
    expect(linesOf(await read(table(header, job)))[1]).toBe('2018 - 2021 | Larkspur Housing | Tenancy Officer');
  });

  it('leaves a table that only lays out the page as it is', async () => {
    const body = table([cell('Skills', 'Excel'), cell('Profile'), cell('Photo')], [cell('2021'), cell('Clerk'), cell('x')]);
    expect(linesOf(await read(body))).toEqual(['Skills', 'Excel', 'Profile', 'Photo', '2021', 'Clerk', 'x']);
  });
});
