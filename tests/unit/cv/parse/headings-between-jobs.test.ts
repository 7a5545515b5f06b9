import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const lines: readonly (readonly [string, number])[] = [
  ['Where I have worked', 13],
  ['Senior Designer, Acme Energy Ltd\tMar 2022 – now', 10],
  ['- Redesigned the bill and the payment plan', 10],
  ['Designer, Hill Travel Ltd\tSep 2015 – Feb 2022', 10],
  ['- Ran user testing every two weeks', 10],
  ['Also', 13],
  ['Volunteer organiser, Dudley Design Meetup\t2020 – now', 10],
  ['- Booked 60 speakers', 10],
  ['Study\tBSc Psychology, University of Leeds, 2013', 10],
];

const read = () => {
  const placed = lines.map(([text, size], index): DocumentLine => {
    const isBullet = text.startsWith('- ');
    const items = (isBullet ? text.slice(2) : text).split('\t').map((own, n) => ({
      text: own,
      box: { x: 40 + n * 300, y: 40 + index * 16, width: own.length * 5, height: size },
      fontSize: size,
      bold: size === 13,
      italic: false,
    }));
    return { page: 1, region: 'body', block: 0, gapAbove: size === 13 ? 1 : 0.3, items, ...(isBullet ? { bullet: '•' } : {}) };
  });
  return parse(redact({ ...documentFrom(''), kind: 'pdf', lines: placed }).document, TODAY);
};

describe('a line between jobs that is set like the headings', () => {
  it('begins a section and is not the employer of the job below it', () => {
    const { sections, work, volunteering } = read();
    expect(sections.flatMap(({ heading }) => heading?.text ?? [])).toEqual(['Where I have worked', 'Also', 'Study']);
    expect(work.map(({ title, employer }) => `${title?.text} | ${employer?.text}`)).toEqual([
      'Senior Designer | Acme Energy Ltd',
      'Designer | Hill Travel Ltd',
    ]);
    expect(volunteering.map(({ title, employer }) => `${title?.text} | ${employer?.text}`)).toEqual([
      'Volunteer organiser | Dudley Design Meetup',
    ]);
  });
});
