import type { Cv } from '@/lib/cv/cv';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/** The beginning of a CV, however little of it there is. */
const isBegun = ({ contact, sections }: Cv): boolean =>
  contact.email !== null || contact.phone !== null || sections.some(({ heading }) => heading !== null);

/**
 * What gets no score at all, told before an analysis is accepted.
 * @throws AppError analysis/INSUFFICIENT_CONTENT for a CV under `limits.minWords` words, analysis/NOT_A_CV for other documents
 */
export function refuseUnlessCv(cv: Cv): void {
  const isShort = cv.words < limits.minWords;
  if (isShort && isBegun(cv)) throw new AppError('analysis/INSUFFICIENT_CONTENT');
  if (isShort || cv.notACv.length > 0) throw new AppError('analysis/NOT_A_CV');
}
