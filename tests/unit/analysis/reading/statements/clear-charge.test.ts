import { ownership } from '@/lib/analysis/audits/ownership';
import { scoredBy } from '@/tests/support/describe-audit';
import { strongCv } from '@/tests/support/strong-cv';

const withLines = (...lines: string[]): string =>
  strongCv.replace(/(Ward Manager, Tamar[^\n]*\n)[\s\S]*?\n# Education/, `$1${lines.map((line) => `- ${line}`).join('\n')}\n\n# Education`);

test('the people somebody manages are quoted before those they recruited', () => {
  const { note } = scoredBy(ownership, withLines('Recruited 14 new staff for two sites', 'Line manage one fundraising assistant'));
  expect(note).toContain('Line manage one fundraising assistant');
});

test('supporters who were recruited are no staff', () => {
  const { note } = scoredBy(ownership, withLines('Recruited 14 new supporter groups', 'Mentored two graduates in their first year'));
  expect(note).toContain('Mentored two graduates');
});

test('a line that opens with ‘responsible for’ is not held up as an example', () => {
  const { note } = scoredBy(ownership, withLines('Responsible for the induction of two staff', 'Trained 12 colleagues on the new till'));
  expect(note).toContain('Trained 12 colleagues');
});

test('‘in charge of’ people is a plain charge', () => {
  const { note } = scoredBy(ownership, withLines('In charge of the branch and four staff', 'Trained 12 colleagues on the new till'));
  expect(note).toContain('In charge of the branch and four staff');
});
