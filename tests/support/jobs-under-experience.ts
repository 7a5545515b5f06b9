import { cvFrom } from '@/tests/support/cv-builder';

/** The jobs that are read from these lines: 'Baker | Oak Bakery | 2012-3 now'. */
export const jobsUnderExperience = (lines: string): string[] =>
  cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Experience

${lines}
`).work.map(({ title, employer, dates }) => {
    const point = (one: { year: number; month: number | null } | null | undefined): string =>
      one ? `${one.year}${one.month ? `-${one.month}` : ''}` : dates?.current ? 'now' : '?';
    return `${title?.text ?? '–'} | ${employer?.text ?? '–'} | ${dates ? `${point(dates.from)} ${point(dates.single ? dates.from : dates.to)}` : 'undated'}`;
  });
