import { refuseUnlessCv } from '@/lib/analysis/gates';
import { analyse } from '@/lib/analysis/built-in';
import { parse } from '@/lib/cv/parse';
import { problemIn } from '@/lib/cv/parse/corrected/check-corrections';
import { kindsOfCorrections } from '@/lib/cv/project/correction-kinds';
import { readingOf } from '@/lib/cv/project/corrections-of';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import type { CorrectionCounts } from '@/lib/shared/corrections';
import { AppError } from '@/lib/shared/errors';
import type { AnalysisResult } from '@/lib/shared/result';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { openCv, withCorrections } from './stored-cv';

export interface PutRight {
  result: AnalysisResult;
  /** How many things of each kind were corrected. */
  counts: CorrectionCounts;
}

/** Scores the CV again with its owner's corrections. Throws CORRECTION_NOT_IN_CV, NOT_A_CV, INSUFFICIENT_CONTENT. */
export function putRightIn({ cv: stored, corrections, options, today }: Jobs['putRight']['input']): PutRight {
  const { cv: before, document, filename } = openCv(stored, today);
  const problem = problemIn(document, corrections);
  if (problem) throw new AppError('reading/CORRECTION_NOT_IN_CV', { cause: new Error(problem.problem) });
  const cv = parse(withCorrections(document, corrections), today);
  refuseUnlessCv(cv);
  return {
    result: analyse({ cv, options, filename, today, official: officialStatistics, english: englishOf(cv) }),
    counts: kindsOfCorrections(readingOf(before), corrections),
  };
}
