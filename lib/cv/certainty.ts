import { readingParts, type Certainty, type ReadingPart } from '@/lib/shared/result-names';
import type { Cv } from './cv';

/**
 * A part with at least this confidence counts as read. The value was set on labelled documents, so that few parts with a lost section
 * count as certain and few that were read rightly count as uncertain.
 */
const sureFrom = 0.5;

/** A reading below the threshold is uncertain until its owner has confirmed or corrected it. */
export const unsureParts = ({ confidence }: Pick<Cv, 'confidence'>): ReadingPart[] =>
  readingParts.filter((part) => confidence[part] < sureFrom);

/** The state of each part, as the report shows it. */
export const certaintyOf = (unsure: readonly ReadingPart[]): Record<ReadingPart, Certainty> => {
  const of = (part: ReadingPart): Certainty => (unsure.includes(part) ? 'unsure' : 'sure');
  return { work: of('work'), education: of('education'), skills: of('skills') };
};
