import type { Cv } from '@/lib/cv/cv';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/** Signs of the beginning of a CV, however short it is. */
const isBegun = ({ contact, sections }: Cv): boolean =>
  contact.email !== null || contact.phone !== null || sections.some(({ heading }) => heading !== null);

/**
 * Refuses texts that get no score, before an analysis is accepted.
 * @throws AppError analysis/INSUFFICIENT_CONTENT for a CV under `limits.minWords` words, analysis/NOT_A_CV for other documents
 */
export function refuseUnlessCv(cv: Cv): void {
  const isShort = cv.words < limits.minWords;
  if (isShort && isBegun(cv)) throw new AppError('analysis/INSUFFICIENT_CONTENT');
  if (isShort || cv.notACv.length > 0) throw new AppError('analysis/NOT_A_CV');
}
