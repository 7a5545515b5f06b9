import { hasTooLowGrade, levelAsked, levelOfStudy } from '@/lib/analysis/job-fit/study-level';

test.each([
  ['BTEC National Diploma Business', 'Degree in business', false],
  ['BSc (Hons) Business, 2:1', 'Degree in business', true],
  ['PGCert Leadership in Healthcare', "Master's degree in leadership", false],
  ['MSc Leadership', "Master's degree in leadership", true],
  ['HND Engineering', 'Degree in engineering or equivalent', true],
])('%s meets ‘%s’: %s', (line, criterion, isMet) => {
  expect(levelOfStudy(line) >= levelAsked(criterion)).toBe(isMet);
});

test.each([
  ['GCSEs English D, Maths E', true],
  ['GCSE English Language: 3', true],
  ['GCSEs English (grade 2), Maths C', true],
  ['GCSEs English (2) A*, Maths B', false],
  ['GCSEs 9 including Welsh, English and Maths', false],
  ['GCSE English; 3 A levels', false],
  ['A Levels English, Drama and History', false],
])('‘%s’ is too low for English at grade C: %s', (line, isTooLow) => {
  expect(hasTooLowGrade('GCSE English at grade C/4 or above', line)).toBe(isTooLow);
});
