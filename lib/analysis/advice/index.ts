import type { Improvement } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { abbreviations } from './abbreviations';
import { agedPapers } from './aged-papers';
import { applicationForm } from './application-form';
import { capitals } from './capitals';
import { earlierRoles } from './earlier-roles';
import { expiredPapers } from './expired-papers';
import { gap, oldGap, sinceLastJob } from './gap';
import { layoutOfJobs } from './layout-of-jobs';
import { lapsedPapers } from './lapsed-papers';
import { oldWork } from './old-work';
import { papers } from './papers';
import { portfolio } from './portfolio';
import type { ReaderAdvice } from './reader-advice';
import { remarks } from './remarks';
import { selfRatings } from './self-ratings';
import { shortJobs } from './short-jobs';
import { strongestFirst } from './strongest-first';
import { tailor } from './tailor';
import { target } from './target';
import { urgentFixes } from './urgent';

/** Advice that comes before fixes that gain points, within its kind. */
const first: readonly ReaderAdvice[] = [
  urgentFixes,
  expiredPapers,
  agedPapers,
  layoutOfJobs,
  target,
  papers,
  lapsedPapers,
  portfolio,
  abbreviations,
  sinceLastJob,
  gap,
  shortJobs,
  capitals,
  remarks,
  selfRatings,
  oldWork,
];

/** This follows it. */
const last: readonly ReaderAdvice[] = [oldGap];

/** What a good CV still lacks, right after the advice that gains most. */
const middle: readonly ReaderAdvice[] = [strongestFirst, earlierRoles, applicationForm, tailor];

/** Adds advice that gains no points, as a human adviser would give it, around the advice that does. */
export const withAdviceBesidePoints = (findings: Findings, gaining: readonly Improvement[]): Improvement[] => {
  const of = (some: readonly ReaderAdvice[]): Improvement[] => some.flatMap((advice) => advice(findings));
  const small = gaining.filter(({ kind, priority }) => kind === 'gains-points' && priority === 'Low');
  return [...of(first), ...gaining.filter((one) => !small.includes(one)), ...of(middle), ...small, ...of(last)];
};
