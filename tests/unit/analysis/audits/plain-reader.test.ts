import { analyse } from '@/lib/analysis/built-in';
import { plainLinesOf, cvWithPlain } from '@/tests/support/plain-reading';
import { cvFrom, inputFrom } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';

const resultOf = (change?: (lines: string[]) => string[]) => analyse(inputFrom(cvWithPlain(strongCv, change)));
const lineOf = (criterion: string, change?: (lines: string[]) => string[]) => {
  const line = resultOf(change).ledger.find((one) => one.criterion === criterion);
  if (!line) throw new Error(`No line of ${criterion}`);
  return line;
};
const isDated = (line: string): boolean => line.includes('\t');

describe('the machine-readable part of the score', () => {
  it('is full where the plain reader keeps everything', () => {
    for (const criterion of ['A1 A2', 'A3', 'A4', 'A5']) {
      const { points, maxPoints } = lineOf(criterion);
      expect([criterion, points]).toEqual([criterion, maxPoints]);
    }
    expect(resultOf().readability.notes).toContain('Other software can read all of your words, in the right order.');
  });

  it('loses points for words that the plain reader loses, and quotes them', () => {
    const line = lineOf('A1 A2', (lines) => lines.slice(0, Math.ceil(lines.length * 0.7)));
    expect(line.points).toBeLessThan(line.maxPoints);
    expect(line.note).toMatch(/reads about \d+% of your words\. It misses ‘/);
    expect(line.evidence.length).toBeGreaterThan(0);
  });

  it('loses points for an order that tears a role apart', () => {
    const half = Math.ceil(plainLinesOf(strongCv).length / 2);
    const line = lineOf('A1 A2', (lines) => lines.slice(0, half).flatMap((own, index) => [own, lines[half + index] ?? '']));
    expect(line.points).toBeLessThan(0.75 * line.maxPoints);
    expect(line.note).toMatch(/in the wrong order in \d+ places\. After ‘.+’ it reads ‘.+’\./);
  });

  it('loses points for contact details that the plain reader does not find', () => {
    const line = lineOf('A3', (lines) => lines.slice(3));
    expect(line.points).toBeCloseTo(line.maxPoints / 3, 0);
    expect(line.note).toBe('Some software does not find your name, your email address, your phone number or your town or postcode.');
  });

  it('loses points for headings that fall apart', () => {
    const line = lineOf('A4', (lines) => lines.map((own) => (own === 'Skills' ? 'S k i l l s' : own)));
    expect(line.points).toBeLessThan(line.maxPoints);
    expect(line.note).toContain('does not see 1 heading as a heading: ‘Skills’.');
  });

  it('loses points for dates that stand far from their roles', () => {
    const line = lineOf('A5', (lines) => [
      ...lines.map((own) => own.split('\t')[0] ?? ''),
      ...lines.filter(isDated).map((own) => own.split('\t')[1] ?? ''),
    ]);
    expect(line.points).toBeCloseTo(line.maxPoints / 2, 0);
    expect(line.note).toContain('reads the dates of 3 roles away from the role.');
  });

  it('loses points for dates that are lost', () => {
    const line = lineOf('A5', (lines) => lines.map((own) => own.replace('Sep 2013 – May 2016', '')));
    expect(line.points).toBeLessThan(line.maxPoints);
    expect(line.note).toContain('misses the dates of 1 role.');
  });

  it('rests on the layout and says so where no plain reader has read the file', () => {
    const { readability, notices } = analyse(inputFrom(cvFrom(strongCv)));
    expect(readability.plainReader).toBeNull();
    expect(notices).toContain('We could not check how other software reads your file. We judged the layout alone.');
  });

  it('does not judge the order of a file that only a plain reader could read', () => {
    const cv = cvWithPlain(strongCv);
    const document: RedactedDocument = { ...cv.document, isPlainOnly: true };
    const { ledger, notices } = analyse(inputFrom({ ...cv, document }));
    // The point of the order goes to the other lines of its category.
    expect(ledger.find(({ criterion }) => criterion === 'A1 A2')?.maxPoints).toBeLessThan(2);
    expect(notices.join(' ')).toContain('We could read your words, but not your layout.');
  });
});

describe('what a report says of the plain reader', () => {
  it('is how many words it keeps, where its order goes back, and its lines', () => {
    const half = Math.ceil(plainLinesOf(strongCv).length / 2);
    const { plainReader, coverage } = resultOf((lines) =>
      lines.slice(0, half).flatMap((own, index) => [own, lines[half + index] ?? '']),
    ).readability;
    expect(coverage).toBe(1);
    expect(plainReader).toMatchObject({ engine: 'mammoth', wordsKept: plainReader?.wordsTotal });
    const text = cvFrom(strongCv).text;
    for (const { before, after } of plainReader?.orderBreaks ?? []) {
      expect(text.slice(before.start, before.end)).toBe(before.quote);
      expect(text.slice(after.start, after.end)).toBe(after.quote);
      expect(before.quote.split(/\s+/).length).toBeLessThanOrEqual(8);
    }
    expect(plainReader?.lines.flat().length).toBeGreaterThan(20);
  });

  it('stands for a scan too, of which the plain reader keeps nothing, and the details are judged as they were read', () => {
    const cv = cvWithPlain(strongCv, () => []);
    const pages = cv.document.pages.map((page) => ({ ...page, ocr: true }));
    const { readability, ledger } = analyse(inputFrom({ ...cv, document: { ...cv.document, pages } }));
    expect(readability).toMatchObject({ coverage: 0, plainReader: { wordsKept: 0 } });
    const contact = ledger.find(({ criterion }) => criterion === 'A3');
    expect(contact?.points).toBe(contact?.maxPoints);
  });
});
