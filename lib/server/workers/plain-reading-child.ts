/** Entry of the child process that reads one file as other software does, and then ends. */
import { comparePlainText } from '@/lib/cv/plain/compare';
import { readPlainText } from '@/lib/server/extract/plain/read-plain-text';
import { answerJobs } from './answer-jobs';

answerJobs(async ({ kind, input }) => {
  if (kind !== 'comparePlainly') throw new Error('Not a job of this child.');
  return comparePlainText(input, input.origins, await readPlainText(input.bytes, input.format));
});
