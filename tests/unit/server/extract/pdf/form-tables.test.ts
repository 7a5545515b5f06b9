import { readDocument } from '@/lib/server/extract/read-document';
import { documentText } from '@/lib/analysis/specification/document-text';
import { writePdf, type Page, type Text } from '@/tests/support/documents/write-pdf';

const rowsOf = async (...pages: Page[]): Promise<string[]> =>
  documentText(await readDocument(writePdf(pages), 'pdf', { tables: true })).split('\n');
const at = (y: number, ...cells: [number, string, boolean?][]): Text[] =>
  cells.map(([x, text, bold = false]) => ({ x, y, text, size: 10, bold }));

const header = at(100, [40, 'Criteria', true], [330, 'E/D', true], [400, 'Assessed', true]);

describe('the table of a person specification', () => {
  it('makes a wrapped cell whole and keeps it beside its letters', async () => {
    const rows = await rowsOf({
      texts: [
        ...header,
        ...at(122, [40, 'Experience of caring for people'], [330, 'E'], [400, 'A/I']),
        ...at(134, [40, 'who live with dementia']),
        ...at(156, [40, 'Able to drive'], [330, 'D'], [400, 'A']),
      ],
    });
    expect(rows).toEqual([
      'Criteria\tE/D\tAssessed',
      'Experience of caring for people who live with dementia\tE\tA/I',
      'Able to drive\tD\tA',
    ]);
  });

  it('begins a row at each letter where no space parts the rows', async () => {
    const rows = await rowsOf({
      texts: [
        ...header,
        ...at(112, [40, 'Able to write clear reports'], [330, 'E'], [400, 'A']),
        ...at(124, [40, 'for committees']),
        ...at(136, [40, 'Knowledge of housing law'], [330, 'D'], [400, 'I']),
        ...at(148, [40, 'OTHER', true]),
        ...at(160, [40, 'Full driving licence'], [330, 'E'], [400, 'A']),
      ],
    });
    expect(rows.slice(1)).toEqual([
      'Able to write clear reports for committees\tE\tA',
      'Knowledge of housing law\tD\tI',
      'OTHER',
      'Full driving licence\tE\tA',
    ]);
  });

  it('continues over the page, with the repeated header and the broken row read once', async () => {
    const rows = await rowsOf(
      {
        texts: [
          ...header,
          ...at(122, [40, 'Degree in planning'], [330, 'E'], [400, 'A']),
          ...at(144, [40, 'Ability to negotiate with owners'], [330, 'E'], [400, 'I']),
        ],
      },
      {
        texts: [
          ...header,
          ...at(122, [40, 'and to reach agreements']),
          ...at(144, [40, 'Knowledge of listed buildings'], [330, 'D'], [400, 'I']),
          ...at(166, [40, 'Able to drive'], [330, 'D'], [400, 'A']),
        ],
      },
    );
    expect(rows.slice(1)).toEqual([
      'Degree in planning\tE\tA',
      'Ability to negotiate with owners and to reach agreements\tE\tI',
      'Knowledge of listed buildings\tD\tI',
      'Able to drive\tD\tA',
    ]);
  });

  it('leaves the text around it as it is', async () => {
    const rows = await rowsOf({
      texts: [
        ...at(60, [40, 'This post needs somebody who likes people, and who can be here at eight in the morning.']),
        ...header,
        ...at(122, [40, 'Able to drive'], [330, 'D'], [400, 'A']),
        ...at(144, [40, 'Able to cook'], [330, 'E'], [400, 'A']),
        ...at(200, [40, 'We are committed to safeguarding and to equal opportunities for everybody who works here.']),
      ],
    });
    expect(rows[0]).toContain('This post needs somebody');
    expect(rows.at(-1)).toContain('We are committed');
    expect(rows).toContain('Able to cook\tE\tA');
  });
});
