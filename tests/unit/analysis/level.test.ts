import { analyseLines } from '@/tests/support/analyse-lines';

const cvOf = (
  title: string,
  line: string,
  profile = 'I enjoy my work, my team and the people we meet each day, and I am glad to learn new things at any time.',
): string => `Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile}

# Experience

${title}, Acme Group\tJan 2010 - Present
- ${line}
- Kept the shared folders of the office in order for everybody else

# Education
GCSEs, Wessex Academy\t1998 - 2003
`;
const levelOf = (...cv: Parameters<typeof cvOf>): string | null => analyseLines(cvOf(...cv)).level;

test('sixteen years at the same counter make nobody senior', () => {
  expect(levelOf('Library Assistant', 'Issued and returned books for 200 readers a day')).toBe('mid');
});

test('neither do helpers who look to an assistant', () => {
  expect(levelOf('Library Assistant', 'Managed a team of nine volunteers')).toBe('mid');
});

test.each([
  ['a title above the usual one', 'Senior Buyer', 'Bought packaging for three sites'],
  ['people in charge', 'Electrician', 'Managed a team of 16 electricians on two sites'],
])('long work with %s does', (_, title, line) => {
  expect(levelOf(title, line)).toBe('senior');
});

test('whoever asks for an apprenticeship is at the beginning, and is shown the apprentice’s post and no pay of the trained', () => {
  const { level, suitableRoles, salaryBenchmark } = analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
I left school this summer and I am looking for a hairdressing apprenticeship.

# Experience

Saturday Assistant (hairdressing), Acme Hair\tJan 2025 - Present
- Washed hair for ten clients each Saturday and swept the floor
- Answered the phone and wrote appointments into the book

# Education
GCSEs, Wessex Academy\t2021 - 2026
`);
  expect(level).toBe('student');
  expect(suitableRoles).toEqual(['Hairdressing Apprentice']);
  expect(salaryBenchmark?.currentLevel.range).toBe('No figure to show');
});

test.each([
  ['I want a Level 4 or degree apprenticeship in engineering from September, if I can in rail.', ['Engineering Apprentice']],
  ['I am looking for an apprenticeship where I can learn a trade and work with my hands each day.', undefined],
])('the field of an apprenticeship is the one that is named: %s', (profile, roles) => {
  const { suitableRoles } = analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile} I am in my second year at college and enjoy finding out why things do not work.

# Education
T Level Engineering, Wessex College\t2025 - 2027
GCSEs, Wessex Academy\t2020 - 2025

# Interests
Old mopeds, baking and climbing with the school club on a Friday.
`);
  if (roles) expect(suitableRoles).toEqual(roles);
  else expect(suitableRoles[0]).not.toContain('Apprentice');
});
