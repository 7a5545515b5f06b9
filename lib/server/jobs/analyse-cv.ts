import { analyse } from '@/lib/analysis/built-in';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import type { AnalysisResult } from '@/lib/shared/result';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { openCv } from './stored-cv';

/** The built-in engine's result; throws NOT_A_CV, INSUFFICIENT_CONTENT. */
export function analyseCv({ cv: stored, options, today }: Jobs['analyse']['input']): AnalysisResult {
  const { cv, filename } = openCv(stored, today);
  return analyse({ cv, options, filename, today, official: officialStatistics, english: englishOf(cv) });
}
