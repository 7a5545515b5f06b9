import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { joinHyphens, joinWrapped } from '@/lib/server/extract/pdf/hyphens';
import { endsUnfinished } from '@/lib/server/extract/pdf/unfinished-line';
import { growth } from '@/tests/support/growth';

const linesFrom = (...texts: string[]): DocumentLine[] =>
  texts.map((text) => ({
    page: 1,
    region: 'body',
    block: 1,
    items: [{ text, box: null, fontSize: 11, bold: false, italic: false }],
  }));

const joined = (...texts: string[]): string[] => {
  const lines = linesFrom(...texts);
  joinHyphens(lines);
  return lines.map(({ items }) => items[0]?.text ?? '');
};

describe('words broken at the end of a line', () => {
  it('are put together on the line where they began', () => {
    expect(joined('Answered the tele-', 'phone all day')).toEqual(['Answered the telephone', 'all day']);
  });

  it('keep a true hyphen: one of a usual compound, or one that the document writes elsewhere', () => {
    expect(joined('Part of a cross-', 'functional team')).toEqual(['Part of a cross-functional', 'team']);
    expect(joined('A nurse-led clinic', 'Ran the nurse-', 'led clinic')).toEqual(['A nurse-led clinic', 'Ran the nurse-led', 'clinic']);
  });

  it('keep the hyphen where both parts are words and the whole is none', () => {
    expect(joined('Designed for public-', 'sector teams')).toEqual(['Designed for public-sector', 'teams']);
    expect(joined('Led multi-', 'agency work')).toEqual(['Led multi-agency', 'work']);
    expect(joined('Trained in de-', 'escalation.')).toEqual(['Trained in de-escalation.', '']);
    expect(joined('Gained an under-', 'standing of stock')).toEqual(['Gained an understanding', 'of stock']);
  });

  it('lose the hyphen of a rare word only in a document that breaks words', () => {
    expect(joined('A team of semi-', 'skilled fitters')).toEqual(['A team of semi-skilled', 'fitters']);
    expect(joined('Worked in manage-', 'ment and was pro-', 'active')).toEqual(['Worked in management', 'and was proactive', '']);
  });

  it('keep the hyphen of a compound with several, or with a usual last part', () => {
    expect(joined('Served customers face-to-', 'face daily')).toEqual(['Served customers face-to-face', 'daily']);
    expect(joined('Gave evidence-', 'based care')).toEqual(['Gave evidence-based', 'care']);
  });

  it('keep every hyphen but a soft one in the cell of a table', () => {
    expect(joinWrapped('Able to de-', 'escalate')).toBe('Able to de-escalate');
    expect(joinWrapped('Experience of multi-', 'agency work')).toBe('Experience of multi-agency work');
    expect(joinWrapped('Nights and/', 'or weekends')).toBe('Nights and/or weekends');
    expect(joinWrapped('safe\u00ad', 'guarding')).toBe('safeguarding');
    expect(joinWrapped('Able to', 'drive')).toBe('Able to drive');
  });

  it.each(['a', 'a1', 'é-'])('are looked for in a line of %j in time that grows as the line does', async (bait) => {
    const line = (count: number) => `${bait.repeat(count)}1-`;
    const [small, large] = [line(10_000), line(40_000)];
    expect(
      await growth(
        () => joined(small, 'led'),
        () => joined(large, 'led'),
        8,
      ),
    ).toBeLessThan(8);
  });
});

test('a line that ends with a month continues, one that ends with a similar word does not', () => {
  expect(endsUnfinished('From 4 December')).toBe(true);
  expect(endsUnfinished('Able to make decisions')).toBe(false);
});
