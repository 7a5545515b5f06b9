import fs from 'node:fs';
import path from 'node:path';
import { AppError } from '@/lib/shared/errors';
import { isOutput, jobKinds, type JobKind, type JobKindSettings, type Jobs } from './job-kinds';
import type { LaneOptions } from './lanes';
import { Worker, type AssignedJob, type Outcome } from './worker';

const busyRetrySeconds = 20;
/** Joined by hand: the bundler follows `path.join` and asks for the file when it builds. */
const scriptFolder = [process.cwd(), '.cache', 'node'].join(path.sep);

/** Child processes of one script, and the jobs that wait for one. Back-pressure: a full queue refuses. */
export class Lane {
  private readonly workers = new Set<Worker>();
  private readonly queue: AssignedJob[] = [];
  private lastId = 0;
  private isClosed = false;
  private readonly script: string;

  constructor(
    private readonly options: LaneOptions,
    private readonly kinds: Record<JobKind, JobKindSettings> = jobKinds,
    folder = scriptFolder,
  ) {
    this.script = path.join(folder, `${options.script}.mjs`);
    if (!fs.existsSync(this.script)) throw new AppError('server/UNAVAILABLE', { cause: new Error(`${this.script} is not built.`) });
  }

  async run<Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input'], signal?: AbortSignal): Promise<Jobs[Kind]['output']> {
    if (this.isClosed) throw new AppError('server/UNAVAILABLE');
    signal?.throwIfAborted();
    if (this.queue.length >= this.options.queueLength) {
      throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: busyRetrySeconds });
    }
    const outcome = await this.enqueue({ id: (this.lastId += 1), kind, input }, this.kinds[kind], signal);
    if (outcome.state === 'lost') throw this.isClosed ? new AppError('server/UNAVAILABLE') : this.options.lostError(outcome.cause);
    if (outcome.state === 'failed') throw this.failure(outcome);
    const isExpected: (output: unknown) => output is Jobs[Kind]['output'] = isOutput[kind];
    if (!isExpected(outcome.output)) throw this.options.lostError(new Error(`The ${this.options.script} process gave another answer.`));
    return outcome.output;
  }

  /** Starts the children that stay before the first job. */
  warm(): void {
    while (!this.isClosed && this.workers.size < this.options.warm) this.start();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.settle({ state: 'failed', id: job.message.id, error: 'server/UNAVAILABLE', detail: '' });
    await Promise.all([...this.workers].map((worker) => worker.end()));
  }

  private enqueue(message: AssignedJob['message'], deadlines: AssignedJob['deadlines'], signal?: AbortSignal): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const job: AssignedJob = {
        message,
        deadlines,
        settle: (outcome) => {
          signal?.removeEventListener('abort', abandon);
          resolve(outcome);
        },
      };
      // A job that nobody waits for any more leaves the queue, or its child is stopped.
      const abandon = () => {
        const at = this.queue.indexOf(job);
        if (at >= 0) this.queue.splice(at, 1);
        else for (const worker of this.workers) if (worker.job === job) worker.kill('was abandoned');
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      this.queue.push(job);
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.queue.length > 0 && this.quickWorkers() < this.options.atOnce) {
      const idle = [...this.workers].find((worker) => worker.job === null);
      const worker = idle ?? (this.workers.size < this.options.size ? this.start() : null);
      const job = worker ? this.queue.shift() : undefined;
      if (!worker || !job) return;
      worker.assign(job);
    }
  }

  private quickWorkers(): number {
    return [...this.workers].filter((worker) => worker.job !== null && !worker.isLong).length;
  }

  private start(): Worker {
    const worker: Worker = new Worker(this.script, this.options, {
      onLong: () => this.startNext(),
      onFree: () => {
        if (worker.jobsTaken >= this.options.jobsPerChild) {
          this.workers.delete(worker);
          worker.kill('was replaced');
        }
        this.startNext();
      },
      onIdle: () => {
        if (this.workers.size <= this.options.warm) return;
        this.workers.delete(worker);
        worker.kill('was idle');
      },
      onEnd: () => {
        this.workers.delete(worker);
        this.startNext();
      },
    });
    this.workers.add(worker);
    return worker;
  }

  /** An error that a visitor can be told, or one of ours. */
  private failure({ error, detail }: Extract<Outcome, { state: 'failed' }>): Error {
    return error === null ? this.options.lostError(new Error(detail)) : new AppError(error);
  }
}
