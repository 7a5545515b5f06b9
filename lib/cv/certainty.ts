import { readingParts, type Certainty, type ReadingPart } from '@/lib/shared/result-names';
import type { Cv } from './cv';

/**
 * The confidence from which a part counts as read. It is set on labelled documents, so that few with a lost section pass
 * as sure and few that were read rightly are called unsure.
 */
export const sureFrom = 0.5;

/** What the report says of each part: a reading below the threshold is unsure until its owner has settled it. */
export const certaintyOf = ({ confidence }: Pick<Cv, 'confidence'>): Record<ReadingPart, Certainty> => ({
  work: confidence.work >= sureFrom ? 'sure' : 'unsure',
  education: confidence.education >= sureFrom ? 'sure' : 'unsure',
  skills: confidence.skills >= sureFrom ? 'sure' : 'unsure',
});

export const unsureParts = (cv: Pick<Cv, 'confidence'>): ReadingPart[] => {
  const certainty = certaintyOf(cv);
  return readingParts.filter((part) => certainty[part] === 'unsure');
};
