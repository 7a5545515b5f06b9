import { markedLines, type Mark, type MarkKind } from '@/components/results/document/marked-text';

const text = 'Profile\nWork\nSkills';
const markAt = (word: string, kind: MarkKind, title: string): Mark => {
  const start = text.indexOf(word);
  const evidence = { quote: word, start, end: start + word.length, page: 1 };
  return { start, end: evidence.end, kind, title, place: null, evidence };
};
const notes = (marks: Mark[]) => markedLines(text, marks, null).map((line) => line.notes.map(({ title }) => title));

describe('the notes beside the text of a CV', () => {
  test('praise once, at the first place', () => {
    const marks = ['Profile', 'Work', 'Skills'].map((word) => markAt(word, 'good', 'Your headings are clear'));
    expect(notes(marks)).toEqual([['Your headings are clear'], [], []]);
    expect(markedLines(text, marks, null).map(({ runs }) => runs[0]?.mark?.title)).toEqual(Array(3).fill('Your headings are clear'));
  });

  test('name what is to change at each place', () => {
    const marks = ['Profile', 'Skills'].map((word) => markAt(word, 'high', 'Name the headings'));
    expect(notes(marks)).toEqual([['Name the headings'], [], ['Name the headings']]);
  });
});
