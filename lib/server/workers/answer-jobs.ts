import { isAppError } from '@/lib/shared/errors';
import type { JobKind, Jobs } from './job-kinds';
import { isJob, type Job, type WorkerMessage } from './messages';

type Work = (job: Job) => Promise<Jobs[JobKind]['output']>;

/** The child's side of the pool: runs one job after another, and ends with the server. */
export function answerJobs(work: Work): void {
  process.on('message', (message) => {
    if (isJob(message)) void answer(work, message).then(send);
  });
  process.on('disconnect', () => process.exit(0));
}

const send = (message: WorkerMessage): void => void process.send?.(message);

async function answer(work: Work, job: Job): Promise<WorkerMessage> {
  const { id } = job;
  try {
    return { state: 'done', id, output: await work(job) };
  } catch (error) {
    return isAppError(error)
      ? { state: 'failed', id, error: error.id, detail: error.detail ?? '' }
      : { state: 'failed', id, error: null, detail: placeOf(error) };
  }
}

/** The message of an error may quote the file; its stack frames do not. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown value';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 4).map((frame) => frame.trim())].join(' ');
}
