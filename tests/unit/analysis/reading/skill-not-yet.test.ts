import { isNotYet } from '@/lib/analysis/reading/skills/skill-sense';
import { findSkillNamed } from '@/lib/facts/skills';

const isNotYetIn = (line: string, skill: string): boolean => {
  const start = line.indexOf(skill);
  return isNotYet(line, { start, end: start + skill.length });
};

test.each([
  ['Forklift licence (booked for May)', 'Forklift licence'],
  ['IOSH Managing Safely: course due in June', 'IOSH Managing Safely'],
  ['Sage Payroll – in progress', 'Sage Payroll'],
  ['First aid at work, planned', 'First aid at work'],
  ['Prince2 exam booked', 'Prince2'],
  ['Food hygiene, not yet taken', 'Food hygiene'],
  ['Booked: SIA licence', 'SIA licence'],
  ['AutoCAD (training planned)', 'AutoCAD'],
])('‘%s’ does not show it yet', (line, skill) => {
  expect(isNotYetIn(line, skill)).toBe(true);
});

test.each([
  ['Forklift licence, passed 2021', 'Forklift licence'],
  ['Sage Payroll used for planned payments', 'Sage Payroll'],
  ['First aid at work. Booked rooms for others', 'First aid at work'],
  ['Planned menus and food hygiene', 'food hygiene'],
  ['Booked couriers with Excel', 'Excel'],
  ['AutoCAD drawings of due dates', 'AutoCAD'],
  ['SIA licence 2022–2025', 'SIA licence'],
  ['Prince2 Practitioner, 2019', 'Prince2'],
])('‘%s’ shows it', (line, skill) => {
  expect(isNotYetIn(line, skill)).toBe(false);
});

test('an induction is no onboarding', () => {
  expect(findSkillNamed('induction')?.name).not.toBe('onboarding');
});
