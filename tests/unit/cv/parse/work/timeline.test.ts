import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

/** Lines with their left edges and, where there is one, a mark: the dots of a timeline stand further left than bullet points. */
const timeline = (lines: readonly [left: number, mark: string, text: string, bold?: boolean][]) => {
  const document = documentFrom('Robin Ashworth\nrobin.a@example.com\n\n# Experience');
  for (const [index, [left, mark, text, bold = false]] of lines.entries()) {
    const box = { x: left, y: 200 + index * 14, width: text.length * 5, height: 12 };
    document.lines.push({
      page: 1,
      region: 'body',
      block: 0,
      items: [{ text, box, fontSize: 10, bold, italic: false }],
      ...(mark === '' ? {} : { bullet: mark }),
    });
  }
  return parse(redact(document).document, TODAY).work.map(({ title, employer, statements }) => ({
    title: title?.text,
    employer: employer?.text,
    lines: statements.length,
  }));
};

test('the dots of a timeline stand before heads, and the bullet points set further in are of their jobs', () => {
  expect(
    timeline([
      [100, '•', 'Shift Leader', true],
      [100, '', 'Quayside Coffee Ltd, Leeds  May 2020 - Present'],
      [112, '•', 'Opened and closed the shop'],
      [112, '•', 'Trained four starters'],
      [100, '•', 'Waiter', true],
      [100, '', 'Harbour Inn, Whitby  June 2017 - April 2020'],
      [112, '•', 'Served 60 covers'],
    ]),
  ).toEqual([
    { title: 'Shift Leader', employer: 'Quayside Coffee Ltd', lines: 2 },
    { title: 'Waiter', employer: 'Harbour Inn', lines: 1 },
  ]);
});

test('a bullet point below another is no head where the line under it has no dates', () => {
  const [only] = timeline([
    [100, '', 'Waiter, Harbour Inn  June 2017 - April 2020'],
    [100, '•', 'Served the restaurant', true],
    [100, '', 'And the bar'],
    [112, '•', 'On three nights'],
  ]);
  expect(only).toMatchObject({ title: 'Waiter', employer: 'Harbour Inn' });
});
