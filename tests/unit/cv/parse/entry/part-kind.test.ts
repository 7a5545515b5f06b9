import { employerScore, titleMargin, titleScore } from '@/lib/cv/parse/entry/scores';

test.each([
  ['Postal delivery', 'Royal Mail'],
  ['Class 1 driver (nights)', 'Hollow Lane Containers Ltd'],
  ['Ceramic caster', 'Birk & Lowe Tableware'],
  ['RGN Band 6', 'Elm Vale Royal Infirmary'],
  ['Deputy wardrobe', 'Severnside Opera'],
  ['volunteer co-ordinator', 'Hill Lane Food Larder'],
  ['HEALTHCARE ASSISTANT', 'THE WILLOWS NURSING HOME'],
  ['midday supervisor', 'a primary school'],
])('‘%s’ reads more like a title than ‘%s’', (title, employer) => {
  expect(titleMargin(title)).toBeGreaterThan(titleMargin(employer));
  expect(titleMargin(title)).toBeGreaterThan(0);
});

test.each([
  'zero hours, nights and weekends',
  'three sites, £74m turnover',
  'fri and sat nights',
  'washing, cleaning and preparing of vegetables',
  'Managed a team of 12 over three sites',
  'Work Experience',
  'contract ended',
])('‘%s’ is neither a title nor an employer', (text) => {
  expect(titleScore(text)).toBeLessThan(2);
  expect(employerScore(text)).toBeLessThan(1.5);
});
