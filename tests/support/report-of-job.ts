import type { AnalysisResult } from '@/lib/shared/result';
import { analyseLines } from './analyse-lines';

/** Of a CV with these jobs, each a head and its lines; two plain lines close the last. */
export const reportOfJobs = (profile: string, ...jobs: string[]): AnalysisResult =>
  analyseLines(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Profile
${profile}

# Experience

${jobs.join('\n\n')}
- Kept the shared records in order for everybody else
- Wrote to visitors before and after each of their appointments

# Education
GCSEs, Oakfield School\t2006 - 2009
`);

/** Of a CV with one present job. */
export const reportOfJob = (
  title: string,
  employer: string,
  lines: readonly string[],
  profile = 'Ten years of steady work.',
): AnalysisResult =>
  reportOfJobs(profile, [`${title}, ${employer}, Leeds\tJan 2016 - Present`, ...lines.map((line) => `- ${line}`)].join('\n'));
