import { monthsAsked } from '@/lib/analysis/job-fit/years';

test.each([
  ["At least 5 years' experience in sales", 60],
  ['Two or more years as a team leader', 24],
  ['Minimum 12 months as a senior carer', 12],
  ['3-5 years of recruitment', 36],
  ['Work with children aged 5 to 11 years', null],
  ['Work with children aged 0-5 years', null],
  ['Aged 18 years or over', null],
  ['Lived in the UK for the last 5 years', null],
  ['Full UK driving licence held for at least 2 years', null],
  ['Key Stage 2', null],
])('‘%s’ asks for %s months of experience', (criterion, months) => {
  expect(monthsAsked(criterion)).toBe(months);
});
