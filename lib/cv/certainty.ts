import { readingParts, type Certainty, type ReadingPart } from '@/lib/shared/result-names';
import type { Cv } from './cv';

/**
 * The confidence from which a part counts as read. It is set on labelled documents, so that few with a lost section pass
 * as sure and few that were read rightly are called unsure.
 */
export const sureFrom = 0.5;

/** A reading below the threshold is unsure until its owner has settled it. */
export const unsureParts = ({ confidence }: Pick<Cv, 'confidence'>): ReadingPart[] =>
  readingParts.filter((part) => confidence[part] < sureFrom);

/** What the report says of each part. */
export const certaintyOf = (unsure: readonly ReadingPart[]): Record<ReadingPart, Certainty> => {
  const of = (part: ReadingPart): Certainty => (unsure.includes(part) ? 'unsure' : 'sure');
  return { work: of('work'), education: of('education'), skills: of('skills') };
};
