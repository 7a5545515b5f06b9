import { voice } from '@/lib/analysis/audits/voice';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

describeAudit(voice, {
  passes: { 'lines without I': strongCv },
  fails: {
    'I in every line and a stock phrase in every other': strongCv
      .replace(/^- /gm, '- I used my synergy, I was dynamic, I was proactive and I ')
      .replace(
        'Looking for',
        'Hard working, reliable, flexible, punctual, ambitious, bubbly, outgoing, honest and loyal, I am passionate about',
      ),
  },
});

test('an ‘I’ or two is no matter', () => {
  const outcome = scoredBy(voice, strongCv.replace('- Chaired', '- I chaired'));
  expect(outcome).toMatchObject({ share: 1 });
  expect(outcome.note).not.toContain('‘I’');
});

test('‘I’ in a profile costs nothing, as UK employers like it better than the third person', () => {
  const inProfile = strongCv.replace('Looking for', `${'I lead and I teach. '.repeat(10)}I am looking for`);
  expect(scoredBy(voice, inProfile).share).toBe(scoredBy(voice, strongCv).share);
  const inThird = strongCv.replace('Looking for', 'She leads and she teaches. Looking for');
  expect(scoredBy(voice, inThird).share).toBeLessThan(scoredBy(voice, strongCv).share);
});

test('whoever writes ‘I’ and of somebody else does not write in the third person', () => {
  const grandad = strongCv.replace('Looking for', 'I help my grandad. He taught me his trade. Looking for');
  expect(scoredBy(voice, grandad).share).toBe(1);
});

test('a name is no stock phrase, and neither is a duty with its figure', () => {
  const named = strongCv.replace('Looking for', 'Trained at Visionary Opticians, responsible for a ledger of £6.4m. Looking for');
  expect(scoredBy(voice, named).note).not.toMatch(/visionary|responsible/);
});

test('who writes of themselves in the third person is told so, and not to drop phrases they do not use', () => {
  const { fix } = scoredBy(
    voice,
    'Rosalind Penhallow\n\n# Profile\nShe has led wards for ten years and she teaches new nurses.\n\n# Skills\nwound care, sepsis screening\n',
  );
  expect(fix?.title).toBe('Write your profile as yourself, not as ‘he’ or ‘she’');
});
