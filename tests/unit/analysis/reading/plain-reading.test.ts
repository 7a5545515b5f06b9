import { readPlain } from '@/lib/analysis/reading/plain-reading';
import { cvFrom } from '@/tests/support/cv-builder';
import { cvWithPlain } from '@/tests/support/plain-reading';
import { strongCv } from '@/tests/support/strong-cv';

const keptOf = (text: string, change?: (lines: string[]) => string[]) => {
  const cv = cvWithPlain(text, change);
  const kept = readPlain(cv);
  if (!kept) throw new Error('No plain reading');
  return { cv, kept, quote: ({ start, end }: { start: number; end: number }) => cv.text.slice(start, end) };
};
const moved = (lines: string[], from: number, count: number, to: number): string[] => {
  const taken = lines.slice(from, from + count);
  const rest = [...lines.slice(0, from), ...lines.slice(from + count)];
  return [...rest.slice(0, to), ...taken, ...rest.slice(to)];
};

describe('what is left of a CV in a plain reader', () => {
  it('is unknown where none has read the file', () => {
    expect(readPlain(cvFrom(strongCv))).toBeNull();
  });

  it('is every word in order where it gives every line', () => {
    const { cv, kept } = keptOf(strongCv);
    expect(kept).toMatchObject({ wordsKept: cv.words, wordsTotal: cv.words, lost: [], orderBreaks: [] });
    expect(cv.sections.every(({ heading }) => !heading || kept.beginsLine(heading))).toBe(true);
  });

  it('lacks the words of a line that is lost, and names them', () => {
    const { cv, kept, quote } = keptOf(strongCv, (lines) => lines.slice(2));
    expect(kept.wordsKept).toBeLessThan(cv.words);
    expect(quote(kept.lost[0] ?? { start: 0, end: 0 })).toContain('[NAME]');
    expect(kept.keeps(cv.contact.name ?? { start: 0, end: 0 })).toBe(false);
  });

  it('is in order where a whole section stands elsewhere', () => {
    const { kept } = keptOf(strongCv, (lines) => {
      const education = lines.findIndex((line) => line === 'Education');
      const next = lines.findIndex((line, index) => index > education && line === 'Skills');
      return moved(
        lines,
        education,
        next - education,
        lines.findIndex((line) => line === 'Work Experience'),
      );
    });
    expect(kept.orderBreaks).toEqual([]);
  });

  it('is out of order where lines of a role stand elsewhere, and says where', () => {
    const { kept, quote } = keptOf(strongCv, (lines) => {
      const role = lines.findIndex((line) => line.startsWith('Ward Manager'));
      return moved(lines, role + 1, 1, lines.length - 1);
    });
    expect(kept.orderBreaks).toHaveLength(1);
    const [place] = kept.orderBreaks;
    expect(place && place.after.start < place.before.start).toBe(true);
    expect(place && quote(place.after)).not.toBe('');
  });

  it('is out of order once for each line that two columns interleave', () => {
    const { kept } = keptOf(strongCv, (lines) => {
      const half = Math.ceil(lines.length / 2);
      return lines.slice(0, half).flatMap((line, index) => [line, lines[half + index] ?? '']);
    });
    expect(kept.orderBreaks.length).toBeGreaterThan(5);
  });

  it('has a heading only where it begins a line', () => {
    const { cv, kept } = keptOf(strongCv, (lines) => [lines.join(' ')]);
    const headings = cv.sections.flatMap(({ heading }) => heading ?? []);
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.some((heading) => kept.beginsLine(heading))).toBe(false);
    expect(headings.every((heading) => kept.keeps(heading))).toBe(true);
  });

  it('knows how far a role stands from its dates', () => {
    const isolated = (lines: string[]): string[] => [
      ...lines.map((line) => line.split('\t')[0] ?? ''),
      ...lines.flatMap((line) => line.split('\t').slice(1)),
    ];
    const [near, far] = [keptOf(strongCv), keptOf(strongCv, isolated)].map(({ cv, kept }) => {
      const [role] = cv.work;
      return role?.title && role.dates ? kept.wordsBetween(role.title, role.dates) : null;
    });
    expect(near).toBeLessThan(12);
    expect(far).toBeGreaterThan(50);
  });
});
