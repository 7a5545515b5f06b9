import { ownership } from '@/lib/analysis/audits/ownership';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

describeAudit(ownership, {
  passes: { 'a team, a budget, trainees and a promotion': strongCv },
  fails: { 'a CV that names nothing of its own': weakCv },
});

test('what is shown is named, and only what is missing is asked for', () => {
  const { note, fix } = scoredBy(ownership, strongCv);
  expect(note).toContain('people you led');
  expect(fix?.description.slice(note.length) ?? '').not.toContain('people you led');
});

test('the same team named once more adds little, another kind adds more', () => {
  const base = scoredBy(ownership, weakCv).share;
  const [team, twice, both] = [
    ['Managed a team of six.'],
    ['Managed a team of six.', 'Led a team of six on Sundays.'],
    ['Managed a team of six.', 'Held a budget of £20,000 a year.'],
  ].map((lines) => scoredBy(ownership, weakCv.replace(/^- Helped/m, `${lines.map((line) => `- ${line}`).join('\n')}\n- Helped`)).share);
  expect(team).toBeGreaterThan(base);
  expect(both).toBeGreaterThan(twice ?? 1);
});
