import { fallbackResult } from '@/lib/report/fallback-result';
import { filenameHints } from '@/lib/report/filename-hints';

describe("the 'Analysis Limited' result", () => {
  it('has score 30, its label, no figures, and asks for another version, DOCX and real text', () => {
    const result = fallbackResult();
    expect(result).toMatchObject({ score: 30, scoreLabel: 'Analysis Limited' });
    expect(Object.values(result.quickStats)).toEqual([null, null, null, null]);
    expect(result.summary).toMatch(/different version/);
    expect(result.improvements.map(({ title, description }) => `${title}. ${description}`).join(' ')).toMatch(
      /DOCX instead of PDF.*real text.*scanned images/,
    );
  });

  it('gives hints on the file name: parentheses, spaces, the word CV', () => {
    expect(filenameHints('my scan (2).pdf')).toHaveLength(3);
    expect(filenameHints('Jo-Bloggs-Resume.pdf')).toEqual([]);
    expect(filenameHints('')).toEqual([]);
    expect(fallbackResult('a b.pdf').filenameAssessment.notes).toEqual(filenameHints('a b.pdf'));
  });
});
