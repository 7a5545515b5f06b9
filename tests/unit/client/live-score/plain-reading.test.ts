import { draftDocument } from '@/lib/client/live-score/draft-document';
import { draftScorer, type LiveSource } from '@/lib/client/live-score/score-edits';
import { isKept } from '@/lib/cv/document/plain-reading';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { sectionNames } from '@/lib/rewrite/section-names';
import { englishOf } from '@/lib/server/english/dictionary';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { inputFrom, TODAY } from '@/tests/support/cv-builder';
import { cvWithPlain } from '@/tests/support/plain-reading';
import { strongCv } from '@/tests/support/strong-cv';

/** A plain reader that loses the heading of the skills. */
const cv = cvWithPlain(strongCv, (lines) => lines.filter((line) => line !== 'Skills'));
const sections = Object.fromEntries(sectionNames.map((name) => [name, sectionText(cv, name)]));
const source: LiveSource = {
  sections,
  document: cv.document,
  filename: inputFrom(cv).filename,
  options: analysisOptionsSchema.parse({}),
  today: TODAY,
  english: englishOf(cv),
};
const shown = ({ text, plain }: Pick<typeof cv.document, 'plain'> & { text: string }): string[] =>
  (plain?.lines ?? []).map((line) => line.map((part) => (isKept(part) ? text.slice(part.start, part.end) : '')).join(''));

describe('the plain reading of a draft', () => {
  it('is that of the original while nothing has changed', () => {
    expect(draftDocument(cv.document, cv, sections, sections).plain).toEqual(cv.document.plain);
    expect(draftScorer(source).score(sections)).toEqual(draftScorer(source).original);
  });

  it('keeps what was kept of unchanged lines, and counts a new line as kept in its place', () => {
    const work = (sections['Work Experience'] ?? '').replace(/^- (Mentored .*)$/m, '- $1\n- Opened a clinic for 40 patients a week.');
    const draft = draftDocument(cv.document, cv, sections, { 'Work Experience': work });
    const lines = shown(draft);
    const at = lines.findIndex((line) => line.startsWith('Opened a clinic'));
    expect(lines[at - 1]).toMatch(/^Mentored six/);
    expect(lines[at + 1]).toMatch(/^Senior Staff Nurse/);
    expect(lines.filter((_, index) => index !== at)).toEqual(shown(cv.document));
  });

  it('leaves lost what was lost', () => {
    const headings = (line: { auditId: string }) => line.auditId === 'headings';
    const { original, score } = draftScorer(source);
    const edited = score({ 'Professional Summary': `${sections['Professional Summary']} Now after a post in Exeter.` });
    expect(original?.lines.find(headings)?.note).toContain('‘Skills’');
    expect(edited?.lines.find(headings)?.note).toContain('‘Skills’');
  });
});
