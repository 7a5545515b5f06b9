import { leadershipPatterns } from '@/lib/facts/leadership';

const kindsOf = (line: string): string[] => [
  ...new Set(leadershipPatterns.flatMap(({ kind, pattern }) => (pattern.test(line) ? [kind] : []))),
];
const surePeople = (line: string): boolean =>
  leadershipPatterns.some(({ kind, weight, pattern }) => kind === 'people' && weight >= 2 && pattern.test(line));

test.each([
  ['Employ 5 lads and an apprentice', 'people'],
  ['I have two stockmen and a student in summer', 'people'],
  ['Was in charge of the store and the gang at harvest, up to 18 people', 'people'],
  ['At times covered for the shift leader', 'people'],
  ['In my last year I was line leader at night', 'people'],
  ['Trained up new lads on the press', 'teaching'],
  ['Trained the girl who came after me', 'teaching'],
  ['Commercial lead on a £31m school', 'money'],
  ['Placed 20 packages worth £4m', 'money'],
])('%s is responsibility for %s', (line, kind) => {
  expect(kindsOf(line)).toContain(kind);
});

test.each([
  'Gave first aid and strapping for a squad of 25',
  'Made site appraisals and wrote reports',
  'Held performance reviews with the ten largest suppliers',
])('%s says nothing of people in charge', (line) => {
  expect(kindsOf(line)).not.toContain('people');
});

test('to cover for a leader at times makes nobody senior', () => {
  expect(surePeople('At times covered for the shift leader')).toBe(false);
  expect(surePeople('Employ 5 lads and an apprentice')).toBe(true);
});
