import { insightLevel } from '@/lib/report/bands';
import { analyseLines } from '@/tests/support/analyse-lines';

const labelOf = (...roles: string[]): string => {
  const { professionalAssessment } = analyseLines([
    'Orla Fennimore',
    'orla@example.com | 07700 900123 | Leeds',
    '',
    '# Profile',
    'Cook who likes busy kitchens and looks for the next step in a hotel or a restaurant.',
    '',
    '# Experience',
    '',
    ...roles,
    '',
    '# Skills',
    'sauces, stock control, allergen records, rota planning',
  ]);
  return insightLevel('experienceLevel', professionalAssessment?.careerInsights.experienceLevelPercentage ?? 0);
};
const COOKED = '- Cooked breakfasts and lunches for 90 guests a day and kept the allergen sheets';

test('six years in one trade are not called entry-level', () => {
  expect(labelOf('Baker, Corbie Bakery\tApr 2023 - Present', COOKED, '', 'Baker, Links Bakery\tMay 2020 - Mar 2023', COOKED)).toBe(
    'Mid-level',
  );
});

test('two years of work are called entry-level, whatever the title', () => {
  expect(labelOf('Senior Chef de Partie, Corbie Grill\tNov 2024 - Present', COOKED, COOKED)).toBe('Entry-level');
});

test('twelve years that end in charge of people are called senior', () => {
  expect(
    labelOf(
      'Head Chef, Corbie Grill\tApr 2018 - Present',
      '- Managed a team of 12 chefs and a budget of £400,000',
      '',
      'Chef de Partie, Links Hotel\tMay 2012 - Mar 2018',
      COOKED,
    ),
  ).toBe('Senior');
});
