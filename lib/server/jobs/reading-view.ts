import { readingView } from '@/lib/cv/project/reading-view';
import type { ReadingView } from '@/lib/shared/reading-view';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { openCv } from './stored-cv';

/** The reading, for its owner to correct. */
export function readingViewOf({ cv: stored, today }: Jobs['reading']['input']): ReadingView {
  const { cv, own } = openCv(stored, today);
  return readingView(cv, own.origins);
}
