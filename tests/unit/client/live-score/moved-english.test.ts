import { draftScorer, type LiveSource } from '@/lib/client/live-score/score-edits';
import { sectionText } from '@/lib/rewrite/editor-text/write';
import { sectionNames } from '@/lib/rewrite/section-names';
import { englishOf } from '@/lib/server/english/dictionary';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { cvFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';

const cv = cvFrom(strongCv.replace(/^- Mentored .*$/m, (line) => `${line}\n- Prepared brekfast for patients and recieved thanks.`));
const sections = Object.fromEntries(sectionNames.map((name) => [name, sectionText(cv, name)]));
const source: LiveSource = {
  sections,
  document: cv.document,
  filename: inputFrom(cv).filename,
  options: analysisOptionsSchema.parse({}),
  today: TODAY,
  english: englishOf(cv),
};
const work = sections['Work Experience'] ?? '';
const spellingOf = (edited: string) =>
  draftScorer(source)
    .score({ 'Work Experience': edited })
    ?.lines.find(({ auditId }) => auditId === 'language');

describe('the English of a draft', () => {
  it('is that of the original while nothing has changed', () => {
    expect(spellingOf(work)?.note).toContain('‘brekfast’ → ‘breakfast’; ‘recieved’ → ‘received’');
  });

  it('keeps the slips of lines that stay, wherever they move', () => {
    expect(spellingOf(work.replace(/^- (.*)$/m, '- $1 in Leeds'))?.note).toContain('‘brekfast’ → ‘breakfast’');
  });

  it('counts a changed line as right', () => {
    expect(spellingOf(work.replace('brekfast', 'breakfast').replace('recieved', 'received'))?.points).toBeGreaterThan(
      spellingOf(work)?.points ?? 0,
    );
  });
});
