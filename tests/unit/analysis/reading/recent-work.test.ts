import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom } from '@/tests/support/cv-builder';

const recentTitles = (jobs: string): string[] =>
  readCv(
    cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${jobs}
`),
    '2026-11-29',
  ).roles.flatMap(({ entry, isRecent }) => (isRecent ? (entry.title?.text ?? '') : []));

const office = 'Office Manager, Brook Lettings\t2006 - 2014\n- Ran an office of nine\n';
const clerk = 'Clerk, Acme Stores\t1990 - 1995\n- Kept the files\n';

test('who comes back after a break is judged by the ten years before it', () => {
  expect(recentTitles(`${office}\n${clerk}`)).toEqual(['Office Manager']);
});

test('beside newer work, what ended more than ten years ago is not recent', () => {
  expect(recentTitles(`Team Leader, Hill Homes\t2015 - Present\n- Led six carers\n\n${office}\n${clerk}`)).toEqual(['Team Leader']);
});
