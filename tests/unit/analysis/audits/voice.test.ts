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

test('an ‘I’ or two is no matter, and no strength either', () => {
  const outcome = scoredBy(voice, strongCv.replace('- Chaired', '- I chaired'));
  expect(outcome).toMatchObject({ share: 1, isNoStrength: true });
  expect(outcome.note).toContain('‘I’, ‘me’ or ‘my’ once');
});

test('who writes of themselves in the third person is told so, and not to drop phrases they do not use', () => {
  const { fix } = scoredBy(
    voice,
    'Rosalind Penhallow\n\n# Profile\nShe has led wards for ten years and she teaches new nurses.\n\n# Skills\nwound care, sepsis screening\n',
  );
  expect(fix?.title).toBe('Write your profile without ‘he’, ‘she’ or your name');
});
