import { coherence } from '@/lib/analysis/audits/coherence';
import { direction } from '@/lib/analysis/audits/direction';
import { ownership } from '@/lib/analysis/audits/ownership';
import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';
import { scoredBy } from '@/tests/support/describe-audit';

/** What is said to be missing is missing; where a word is left over that may be it, nothing is said. */
const kennels = (profile: string, ...lines: string[]): string =>
  `Wenna Hocking\n07700 900111\n\n# Profile\n${profile}\n\n# Work Experience\nKennel hand, Carn Kennels\t2019 – 2024\n${lines.map((line) => `- ${line}\n`).join('')}\n`;
const missing = (profile: string): string => scoredBy(direction, kennels(profile, 'Fed the dogs')).note;

test.each([
  'I search job for machine operator in day shift.',
  'Ready to go back to payroll after two years with my son.',
  'Now ready for senior lectureship in a coastal town.',
  'Seeking kennel work near the sea.',
  'Searching for a new post with large dogs.',
  'I want job with dogs or horses.',
  'My next goal is a kennel of my own.',
  'I need work in the day, with animals.',
])('‘%s’ says what comes next', (profile) => {
  expect(missing(profile)).not.toMatch(/did not recognise[^.]*what you want next/);
});

test.each([
  'Calm with dogs, quick on my feet, at ease in the rain.',
  'Dogs, cats and rabbits.',
  'I love dogs.',
  'Kind and honest.',
  'Good with dogs and with people.',
  'Fit, cheerful and early.',
  'Cheerful, with a van and a licence.',
  'I walk, wash and feed dogs.',
])('of ‘%s’ the next step is still said to be missing, and nobody is asked for the level that the roles show', (profile) => {
  expect(missing(profile)).toMatch(/did not recognise .*what you want next/);
  expect(missing(profile)).not.toContain('level');
});

test('where words may answer what is not recognised, no advice is given', () => {
  const { note, fix } = scoredBy(direction, kennels('Kennel hand, long in the trade, now after something near the sea.', 'Fed the dogs'));
  expect(note).toBe('');
  expect(fix).toBeNull();
});

const chargeOf = (line: string): string => scoredBy(ownership, kennels('Calm with dogs.', line)).fix?.description ?? '';

test.each([
  'Section head for 5 ETs on the yard',
  'Look after the apprentices in the day',
  'Leading small teams of walkers',
  'Holding the keys at night',
  'Running the shop on Sundays',
  'Bought food for £40 each week',
  'Deputising when the owner is away',
  'Introduced a second walk',
])('after ‘%s’ nobody is asked for a charge', (line) => {
  expect(chargeOf(line)).toBe('');
});

test.each([
  'Fed the dogs',
  'Washed the bowls',
  'Walked puppies each day',
  'Groomed long-haired dogs',
  'Cleaned the pens',
  'Met visitors at the gate',
  'Drove the van to the vet',
  'Answered the telephone',
])('after ‘%s’ alone it is', (line) => {
  expect(chargeOf(line)).toMatch(/led or trained|Small things/);
});

const yard = (...titles: string[]): string =>
  `Wenna Hocking\n07700 900111\n\n# Work Experience\n${titles.map((title, at) => `${title}, Carn Yard\t${2022 - at * 3} – ${2024 - at * 3}\n- Did what was asked of me all day\n\n`).join('')}`;

test('the insight on responsibility says no more than its audit', () => {
  const insights = analyseLines(weakCv).professionalAssessment?.careerInsights;
  expect(scoredBy(ownership, weakCv).note).not.toMatch(/did not recognise/);
  expect(insights?.leadershipIndicators).not.toMatch(/did not recognise/);
});

test('one kind of job is not denied where two titles share the word that names it', () => {
  expect(scoredBy(coherence, yard('Kennel wrangler', 'Dog wrangler, nights')).note).not.toMatch(/did not recognise/);
  expect(scoredBy(coherence, yard('Kennel wrangler', 'Tide watcher')).note).toMatch(/did not recognise one kind of job/);
});
