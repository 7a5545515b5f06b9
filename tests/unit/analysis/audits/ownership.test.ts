import { ownership } from '@/lib/analysis/audits/ownership';
import { describeAudit, scoredBy } from '@/tests/support/describe-audit';
import { strongCv, weakCv } from '@/tests/support/strong-cv';

describeAudit(ownership, {
  passes: { 'a team, a budget, trainees and a promotion': strongCv },
  fails: { 'a CV that names nothing of its own': weakCv.replace('Responsible for the till', 'Worked on the till') },
});

const withLine = (line: string): number => scoredBy(ownership, weakCv.replace('Responsible for the till', line)).share;

test('nobody who shows responsibility is asked for a size that we cannot tell is missing', () => {
  expect(scoredBy(ownership, strongCv).fix).toBeNull();
});

test('the same team named once more adds little, another kind adds more', () => {
  const base = withLine('Worked on the till');
  const [team, twice, both] = [
    ['Managed a team of six.'],
    ['Managed a team of six.', 'Led a team of six on Sundays.'],
    ['Managed a team of six.', 'Held a budget of £20,000 a year.'],
  ].map((lines) => scoredBy(ownership, weakCv.replace(/^- Helped/m, `${lines.map((line) => `- ${line}`).join('\n')}\n- Helped`)).share);
  expect(team).toBeGreaterThan(base);
  expect(both).toBeGreaterThan(twice ?? 1);
});

test.each([
  'Supervise six electricians and two apprentices',
  'Supervision of three master’s students and one field assistant',
  'Line manage one apprentice administrator',
])('‘%s’ speaks of leading people', (line) => {
  expect(withLine(line)).toBeGreaterThan(withLine('Worked on the till'));
});

test.each(['64 engineers trained in five weeks', 'Trained both apprentices to their AM2', 'Induction of new staff and shadow shifts'])(
  '‘%s’ speaks of teaching others',
  (line) => {
    expect(withLine(`Ran it: ${line}`)).toBeGreaterThan(withLine('Worked on the till'));
  },
);

test('people and money in one line are two kinds', () => {
  const of = (...lines: string[]): number =>
    scoredBy(ownership, weakCv.replace('- Responsible for the till', lines.map((line) => `- ${line}`).join('\n'))).share;
  expect(of('Led a team of 12 with a budget of £20,000 a year')).toBe(of('Led a team of 12', 'Held a budget of £20,000 a year'));
});

test('whoever shows people, money, training and initiative is asked for nothing more', () => {
  const lines = ['Managed a team of six.', 'Held a budget of £40,000.', 'Mentored two starters.', 'Set up a book club.'];
  const { fix, share } = scoredBy(ownership, weakCv.replace('- Responsible for the till', lines.map((line) => `- ${line}`).join('\n')));
  expect(share).toBe(1);
  expect(fix).toBeNull();
});

test('somebody at the beginning is asked what they were trusted with, not for a budget', () => {
  const leaver =
    'Jane Example\n\n# Work Experience\nSaturday Assistant, Corner Bakery\tSep 2025 – Present\n- Serve customers and take payments\n';
  const { fix } = scoredBy(ownership, leaver);
  expect(fix?.description).toContain('holding keys, handling cash');
  expect(fix?.description).not.toContain('how much');
});

test.each(['Supervised two corps members', 'I run the sauce section with a commis under me', 'Supervise 7 DCs on fraud jobs'])(
  '‘%s’ speaks of leading people too',
  (line) => {
    expect(withLine(line)).toBeGreaterThan(withLine('Worked on the till'));
  },
);

test.each(['Showing new starters what to do on the till', 'I am orientating the new staffs, six of them so far'])(
  '‘%s’ speaks of teaching others',
  (line) => {
    expect(withLine(line)).toBeGreaterThan(withLine('Worked on the till'));
  },
);

test('people who are counted in a line about leading were led, and those who are served were not', () => {
  expect(withLine('Run the yard day to day; 2 assistants and up to 60 operatives')).toBeGreaterThan(withLine('Worked on the till'));
  expect(withLine('Heads up the queue of the bar for 60 members')).toBe(withLine('Worked on the till'));
});

test('whoever coaches beside the job has shown responsibility', () => {
  const coach = weakCv
    .replace('Responsible for the till', 'Worked on the till')
    .replace('# Skills', '# Interests\nHelp coach the under 11s on Sundays\n\n# Skills');
  expect(scoredBy(ownership, coach).share).toBeGreaterThan(0);
});
