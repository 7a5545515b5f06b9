/** Entry of the child process that reads and redacts one file where our own reader cannot, and then ends. */
import { readPlainText } from '@/lib/server/extract/plain/read-plain-text';
import { redactPlainText } from '@/lib/server/extract/plain/redact-plain-text';
import { answerJobs } from './answer-jobs';

answerJobs(async ({ kind, input }) => {
  if (kind !== 'readPlainly') throw new Error('Not a job of this child.');
  return { redaction: redactPlainText(await readPlainText(input.bytes, input.format)), fallback: false };
});
