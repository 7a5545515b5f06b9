import { isKept } from '@/lib/cv/document/plain-reading';
import { comparePlainText } from '@/lib/cv/plain/compare';
import { redact } from '@/lib/cv/redact';
import { corpusLines } from '@/tests/support/corpus-lines';
import { documentFrom } from '@/tests/support/cv-builder';
import { growth } from '@/tests/support/growth';
import { plainLinesOf } from '@/tests/support/plain-reading';

const cv = `Jane Example
jane.example@mailbox.example | 07700 900123 | Leeds

# Experience

Store Manager, Lantern Books\tMar 2019 - Present
- Cut waste by 12% in a year (and kept it there).
- Trained four supervisors; two were promoted.

# Education
BSc Retail, University of Leeds\t2010 - 2013`;

const { document, origins } = redact(documentFrom(cv));
const compare = (lines: readonly string[]) => comparePlainText(document, origins, { reader: 'pdf.js', lines: [...lines], pages: 1 });
/** The plain reading as it is shown. */
const shown = (lines: readonly string[]): string[] =>
  compare(lines).lines.map((line) =>
    line.map((part) => (isKept(part) ? document.text.slice(part.start, part.end) : `{${part.words}}`)).join(' | '),
  );

const all = plainLinesOf(cv);

describe('what a plain reader keeps', () => {
  it('is every line where it gives all of them, with placeholders for the details', () => {
    expect(shown(all)).toEqual(document.text.split('\n'));
  });

  it('names places of the redacted text and holds no words of its own', () => {
    const stored = JSON.stringify(compare([...all, 'My NI number is QQ 12 34 56 C']));
    expect(stored.replace(/reader|pdf\.js|lines|start|end|words/g, '')).not.toMatch(/[A-Za-z]/);
    expect(shown([...all, 'My NI number is QQ 12 34 56 C']).at(-1)).toBe('{9}');
  });

  it('counts the words that match nothing of ours', () => {
    expect(shown(['Confidential: for the panel only', ...all])[0]).toBe('{5}');
  });

  it('takes words for the same whatever stands between them, and in whatever form of the letters', () => {
    expect(shown(['Trained four supervisors, two were promoted', 'Certiﬁed'])).toEqual([
      'Trained four supervisors; two were promoted.',
      '{1}',
    ]);
    expect(shown(['Store Manager Lantern Books Mar 2019 – Present'])).toEqual(['Store Manager, Lantern Books\tMar 2019 - Present']);
  });

  it('does not keep words that are spaced out or run together', () => {
    expect(shown(['E X P E R I E N C E', 'StoreManager, Lantern Books'])).toEqual(['{10}', '{1} | Lantern Books']);
  });

  it('does not keep half of a phone number, or an address with a space inside', () => {
    expect(shown(['07700'])).toEqual(['{1}']);
    expect(shown(['jane.example @mailbox.example'])[0]).toContain('{');
    expect(shown(['0 7700 900123'])).toEqual(['{3}']);
    expect(shown(['07700 900123'])).toEqual(['[PHONE]']);
  });

  it('gives lines in the order of the plain reader', () => {
    const [name = '', contact = '', ...rest] = all;
    expect(shown([...rest, name, contact]).slice(-2)).toEqual(['[NAME]', document.text.split('\n')[1]]);
  });

  it('leaves out bullets that are letters', () => {
    expect(shown(['o Trained four supervisors; two were promoted.'])).toEqual(['Trained four supervisors; two were promoted.']);
  });

  it('finds the dates that it gives in another place', () => {
    const apart = all.map((line) => line.replace(/\t.*/, ''));
    expect(shown(['2010 – 2013', 'Mar 2019 – Present', ...apart]).slice(0, 2)).toEqual(['2010 - 2013', 'Mar 2019 - Present']);
  });

  it('keeps a word of which only a part was taken out', () => {
    const text = 'ADRES[ADDRESS], Leeds';
    const origin = { kind: 'ADDRESS', original: 'S: Flat 9', start: 5, end: 14, page: 1, box: null } as const;
    const lines = comparePlainText({ text } as typeof document, [origin], {
      reader: 'mammoth',
      lines: ['ADRESS: Flat 9, Leeds'],
      pages: null,
    }).lines;
    expect(lines).toEqual([[{ start: 0, end: text.length }]]);
  });

  it('says nothing of an empty reading', () => {
    expect(compare(['', '  '])).toEqual({ reader: 'pdf.js', lines: [] });
  });
});

describe('the time it takes', () => {
  const words = corpusLines()
    .flatMap(({ lines }) => lines)
    .join(' ')
    .split(/\s+/);
  const textOf = (size: number, pick: (i: number) => number): string[] =>
    Array.from({ length: size / 10 }, (_, line) =>
      Array.from({ length: 10 }, (_, i) => words[pick(line * 10 + i) % words.length]).join(' '),
    );
  const compareAll = (ours: readonly string[], theirs: readonly string[]) => {
    const redaction = { text: ours.join('\n') };
    return () => comparePlainText(redaction as typeof document, [], { reader: 'pdf.js', lines: [...theirs], pages: 1 });
  };
  const same = (size: number) =>
    compareAll(
      textOf(size, (i) => i),
      textOf(size, (i) => i),
    );
  const backwards = (size: number) =>
    compareAll(
      textOf(size, (i) => i),
      textOf(size, (i) => size - i),
    );
  const oneWord = (size: number) => compareAll(Array(size / 10).fill('and '.repeat(10)), Array(size / 10).fill('the and '.repeat(5)));

  test.each([
    ['the same text', same],
    ['a text read backwards', backwards],
    ['one word over and over', oneWord],
  ])('grows with the text: %s', async (_, make) => {
    expect(await growth(make(10_000), make(20_000), 3)).toBeLessThan(3);
  });
});
