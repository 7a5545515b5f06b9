import { cvFrom } from '@/tests/support/cv-builder';

const role = (label: string): string => `Odette Farrant
odette.farrant@example.com | 07700 900455 | Hull

# Work Experience

Store Manager, Cobble and Thread\tMay 2019 – Present
${label}
- Grew sales by 11% in 2023 against a flat regional average.
- Reduced staff turnover from 48% to 22% by introducing fixed rotas.

# Education
BTEC National Diploma in Business, Wakefield City College\t2009 – 2011
`;

describe('a label alone inside a role', () => {
  test.each([
    'Highlights',
    'Responsibilities:',
    'Key achievements',
    'Duties and responsibilities',
    'My duties included:',
    '- Key Achievements:',
  ])('‘%s’ is no statement', (label) => {
    expect(cvFrom(role(label)).work[0]?.statements.map(({ text }) => text.slice(0, 7))).toEqual(['Grew sa', 'Reduced']);
  });

  test('words that say something stay', () => {
    expect(cvFrom(role('- Responsibilities grew to two further stores.')).work[0]?.statements).toHaveLength(3);
  });
});
