import { improvedCv } from '@/lib/rewrite/improved-cv';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

/** A PDF of one column: each line is `share` of the column wide. */
function profileOf(lines: readonly (readonly [text: string, share: number])[]): string[] {
  const text = ['Jordan Example', '# Profile', ...lines.map(([words]) => words), '# Skills', 'Excel, Word'].join('\n');
  const made = documentFrom(text);
  const shares = new Map<string, number>(lines);
  const document = {
    ...made,
    lines: made.lines.map((line, index) => ({
      ...line,
      items: line.items.map((item) => ({
        ...item,
        box: { x: 50, y: 60 + index * 14, width: 500 * (shares.get(item.text) ?? 0.2), height: 11 },
      })),
    })),
  };
  const redaction = redact(document);
  const improved = improvedCv(parse(redaction.document, TODAY), { contact: redaction.contact, origins: redaction.origins });
  return improved.sections.filter(({ kind }) => kind === 'summary').flatMap(({ blocks }) => blocks.map((block) => block.text));
}

const first = 'Claims handler with seven years at two insurers, now running 140 claims of every size and kind. Looking for';
const second = 'a role as a team leader in motor claims.';

describe('the lines of a paragraph in a PDF', () => {
  it('are one paragraph where a filled line goes on with a small letter, however short its first word', () => {
    expect(
      profileOf([
        [first, 0.95],
        [second, 0.35],
        ['Based in Hallamwick and able to travel in all of the north of the country.', 1],
      ])[0],
    ).toBe(`${first} ${second}`);
  });

  it('stay apart where the author ended the line', () => {
    const texts = profileOf([
      ['Claims handler with seven years', 0.3],
      ['happy to travel', 0.15],
      ['Based in Hallamwick and able to travel in all of the north of the country.', 1],
    ]);
    expect(texts.slice(0, 2)).toEqual(['Claims handler with seven years', 'happy to travel']);
  });
});
