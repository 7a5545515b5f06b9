import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';
import { corpusLines } from '@/tests/support/corpus-lines';
import { ratingBands } from '@/lib/analysis/rubric';

const worse = ratingBands.filter(([from]) => from < 0.55).map(([, rating]) => rating);

test('no part of a CV is called worse than satisfactory without advice on it', () => {
  for (const { lines } of corpusLines().slice(0, 40))
    for (const { section, rating, recommendations } of analyseLines(lines).sectionAnalysis)
      if (worse.includes(rating)) expect([section, recommendations]).not.toEqual([section, []]);
});

test('the card of the profile quotes only words of the profile', () => {
  const profile = 'Chef de partie with six years on sauce and grill, looking for a sous chef post in a hotel.';
  const { sectionAnalysis } = analyseLines([
    'Orla Fennimore',
    'orla@example.com | 07700 900123 | Leeds',
    '',
    '# Profile',
    profile,
    '',
    '# Experience',
    '',
    'Chef de Partie, Corbie Grill\tApr 2020 - Present',
    '- Cut food waste by 18% in one year by weighing what came back from the tables',
    '- Cooked breakfasts and lunches for 90 guests a day and kept the allergen sheets',
    '',
    '# Skills',
    'sauces, stock control, allergen records, rota planning',
  ]);
  const quotes = sectionAnalysis.find(({ section }) => section === 'Professional Summary')?.evidence.map(({ quote }) => quote) ?? [];
  expect(quotes).not.toEqual([]);
  expect(quotes.filter((quote) => !profile.includes(quote))).toEqual([]);
});

test.each([
  ['English, Polish', true],
  ['Tigrinya (mother), Arabic good, English good', false],
  ['French – GCSE', false],
])('the level of a language is asked for only where nothing is said of it: %s', (languages, isAsked) => {
  const { sectionAnalysis } = analyseLines(strongCv.replace('# Education', `# Languages\n${languages}\n\n# Education`));
  expect(sectionAnalysis.some(({ recommendations }) => recommendations.some((one) => one.startsWith('Add your level of')))).toBe(isAsked);
});
