import type { Cv } from '@/lib/cv/cv';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/**
 * What gets no score at all, told before an analysis is accepted.
 * @throws AppError analysis/INSUFFICIENT_CONTENT under `limits.minWords` words, analysis/NOT_A_CV for other documents
 */
export function refuseUnlessCv(cv: Cv): void {
  if (cv.words < limits.minWords) throw new AppError('analysis/INSUFFICIENT_CONTENT');
  if (cv.notACv.length > 0) throw new AppError('analysis/NOT_A_CV');
}
