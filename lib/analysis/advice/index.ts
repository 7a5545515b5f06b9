import type { Improvement } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { abbreviations } from './abbreviations';
import { applicationForm } from './application-form';
import { capitals } from './capitals';
import { earlierRoles } from './earlier-roles';
import { expiredPapers } from './expired-papers';
import { gap } from './gap';
import { oldWork } from './old-work';
import { papers } from './papers';
import type { ReaderAdvice } from './reader-advice';
import { remarks } from './remarks';
import { shortJobs } from './short-jobs';
import { tailor } from './tailor';
import { target } from './target';
import { urgentFixes } from './urgent';

/** Within its kind, advice stands in this order. */
const all: readonly ReaderAdvice[] = [
  urgentFixes,
  expiredPapers,
  target,
  papers,
  abbreviations,
  gap,
  shortJobs,
  capitals,
  remarks,
  oldWork,
  tailor,
  earlierRoles,
  applicationForm,
];

/** What an adviser would say though no audit gives points for it. */
export const adviceBesidePoints = (findings: Findings): Improvement[] => all.flatMap((advice) => advice(findings));
