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
