import { openings } from '@/lib/analysis/audits/openings';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

describeAudit(openings, {
  passes: { 'lines that begin with a verb': strongCv },
  fails: { '‘Responsible for’ and ‘Duties included’': weakCv },
});

test('a weak phrase is named, and its line is the one to change first', () => {
  const { fix, note } = scoredBy(openings, weakCv);
  expect(note).toContain('‘responsible for’');
  expect(fix?.title).toBe('Say what you did in place of ‘responsible for’');
  expect(fix?.description).toContain('‘Responsible for the till’');
});

test('a verb used again and again counts three times at most', () => {
  const same = strongCv.replace(/^- (?:Reduced|Raised|Cut|Introduced|Mentored|Coordinated|Trained|Audited)/gm, '- Managed');
  expect(scoredBy(openings, same).share).toBeLessThan(scoredBy(openings, strongCv).share);
});

test('where every line opens with a verb nobody is told to open one with a verb', () => {
  expect(scoredBy(openings, strongCv).fix).toBeNull();
});

test('of several lines that open with a stock phrase none is counted', () => {
  const { note } = scoredBy(
    openings,
    strongCv.replace('- Lead 34', '- Responsible for the rota\n- Responsible for stock and orders\n- Lead 34'),
  );
  expect(note).toContain('You start some bullet points with ‘responsible for’ or words like it.');
});
