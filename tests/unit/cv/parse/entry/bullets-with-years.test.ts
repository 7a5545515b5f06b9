import { cvFrom } from '@/tests/support/cv-builder';

const titlesOf = (bullets: string): (string | undefined)[] =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

Headteacher, Marsh Lane Primary School\tSep 2018 - Present
${bullets}
Deputy Headteacher, Hill Primary School\tJan 2014 - Aug 2018
- Led assessment and the Year 6 team
`).work.map(({ title }) => title?.text);

test.each([
  ['a year since when', '- Taught five classes; literacy lead from 2008'],
  [
    'a date in brackets on the next line',
    '- Led the school from Requires Improvement to Good, with Outstanding for its early years\n(Ofsted, May 2022)',
  ],
])('a bullet point with %s begins no job', (_, bullets) => {
  expect(titlesOf(bullets)).toEqual(['Headteacher', 'Deputy Headteacher']);
});
