import { barOf, stageOf, type StageFacts } from '@/lib/analysis/reading/career/stage';
import { experienceLevel } from '@/lib/shared/levels';

const who = (facts: Partial<StageFacts>): StageFacts => ({
  years: 8,
  rung: 2,
  isSeniorTitle: false,
  people: 0,
  pounds: 0,
  major: '3',
  ...facts,
});

const table: readonly [string, StageFacts, string | null][] = [
  ['a kitchen porter of six years', who({ years: 6, rung: 1, major: '9' }), 'entry'],
  ['a cleaner of twenty years', who({ years: 20, rung: 1, major: '9' }), null],
  ['a cleaning supervisor of eight years with six cleaners', who({ people: 6, major: '9' }), 'mid'],
  ['a tanker driver of thirty years', who({ years: 30, rung: null, major: '8' }), null],
  ['a trainee of six years in other jobs', who({ years: 6, rung: 0 }), 'entry'],
  ['a junior accountant of four years', who({ years: 4, rung: 0, major: '2' }), 'entry'],
  ['a care assistant of seven years', who({ years: 7, rung: 1, major: '6' }), null],
  ['a library assistant of sixteen years', who({ years: 16, rung: 1, major: '4' }), 'mid'],
  ['a baker of six years', who({ years: 6.5, rung: null, major: '5' }), 'mid'],
  ['a second postdoc after a PhD', who({ years: 6, people: 7, major: '2' }), 'mid'],
  ['a senior cook of two years', who({ years: 2, rung: 3, isSeniorTitle: true, major: '5' }), 'entry'],
  ['a director whose dates give two years', who({ years: 2, rung: 5 }), null],
  ['a marketing manager of twelve years with five people', who({ years: 12, rung: 3, people: 5, pounds: 400_000 }), 'mid'],
  ['a deputy manager of twelve years with five people', who({ years: 12, rung: 2.5, people: 5 }), 'mid'],
  ['a manager of ten years with nineteen people and £540,000', who({ years: 10, rung: 3, people: 19, pounds: 540_000 }), 'senior'],
  ['a school business manager of fifteen years with £6.4m', who({ years: 15, rung: 3, people: 11, pounds: 6_400_000 }), 'senior'],
  ['a senior engineer of ten years', who({ years: 10, rung: 3, isSeniorTitle: true, major: '2' }), 'senior'],
  ['a head chef of fourteen years', who({ years: 14, rung: 3, isSeniorTitle: true, people: 12, major: '5' }), 'senior'],
  ['a director of eight years', who({ rung: 5, isSeniorTitle: true, major: '1' }), 'senior'],
];

test.each(table)('%s', (_, facts, expected) => {
  expect(stageOf(facts)?.stage ?? null).toBe(expected);
});

test('the bar has a length that the report calls by the same word', () => {
  const told = table.flatMap(([, facts]) => stageOf(facts) ?? []);
  expect(told.map((one) => experienceLevel(barOf(one)))).toEqual(told.map(({ stage }) => stage));
});
