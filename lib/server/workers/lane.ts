import fs from 'node:fs';
import path from 'node:path';
import { AppError } from '@/lib/shared/errors';
import { isOutput, jobKinds, type JobKind, type JobKindSettings, type Jobs } from './job-kinds';
import type { LaneOptions } from './lanes';
import { Worker, type AssignedJob, type Outcome } from './worker';

const busyRetrySeconds = 20;
/** A child that ended with its job has to be started anew. */
const lostChildMs = 1_000;
/** Joined by hand: the bundler follows `path.join` and asks for the file when it builds. */
const scriptFolder = [process.cwd(), '.cache', 'node'].join(path.sep);

/** For whom a job is done. */
export interface Caller {
  /** Jobs of one client are done one after another; those of null stand for themselves. */
  client: string | null;
  signal?: AbortSignal | undefined;
}

/** Who takes part in a lane's turns. */
interface WaitingJob extends AssignedJob {
  client: string | null;
}

/**
 * Child processes of one script, and the jobs that wait for one. A client has one job in work at a time, and of those who
 * wait the one whose jobs took least time has the next turn. Back-pressure: a full queue refuses.
 */
export class Lane {
  private readonly workers = new Set<Worker>();
  private readonly queue: WaitingJob[] = [];
  private readonly working = new Set<string>();
  /** Milliseconds that each client's jobs took since the lane was idle. */
  private readonly used = new Map<string, number>();
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

  /** `onWorked` hears how long a child had the job, however it ended. */
  async run<Kind extends JobKind>(
    kind: Kind,
    input: Jobs[Kind]['input'],
    caller: Caller,
    onWorked: (ms: number) => void = () => undefined,
  ): Promise<Jobs[Kind]['output']> {
    if (this.isClosed) throw new AppError('server/UNAVAILABLE');
    caller.signal?.throwIfAborted();
    const ownWaiting = caller.client === null ? 0 : this.queue.filter(({ client }) => client === caller.client).length;
    if (this.queue.length >= this.options.queueLength || ownWaiting >= this.options.queueLengthPerClient) {
      throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: busyRetrySeconds });
    }
    const outcome = await this.enqueue({ id: (this.lastId += 1), kind, input }, this.kinds[kind], caller, onWorked);
    if (outcome.state === 'lost') throw this.isClosed ? new AppError('server/UNAVAILABLE') : this.options.lostError(outcome.cause);
    if (outcome.state === 'failed') throw this.failure(outcome);
    const isExpected: (output: unknown) => output is Jobs[Kind]['output'] = isOutput[kind];
    if (!isExpected(outcome.output)) throw this.options.lostError(new Error(`The ${this.options.script} process gave another answer.`));
    return outcome.output;
  }

  /** Starts the children that work side by side before the first job. */
  warm(): void {
    while (!this.isClosed && this.workers.size < this.options.atOnce) this.start();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.settle({ state: 'failed', id: job.message.id, error: 'server/UNAVAILABLE', detail: '' }, 0);
    await Promise.all([...this.workers].map((worker) => worker.end()));
  }

  private enqueue(
    message: AssignedJob['message'],
    { deadlineMs }: JobKindSettings,
    { client, signal }: Caller,
    onWorked: (ms: number) => void,
  ): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const job: WaitingJob = {
        message,
        deadlineMs,
        client,
        settle: (outcome, ms) => {
          const workedMs = outcome.state === 'lost' ? Math.max(ms, lostChildMs) : ms;
          signal?.removeEventListener('abort', abandon);
          this.countWork(job, workedMs);
          onWorked(workedMs);
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
    while (this.quickWorkers() < this.options.atOnce) {
      const job = this.nextJob();
      const idle = [...this.workers].find((worker) => worker.job === null);
      const worker = idle ?? (job && this.workers.size < this.options.size ? this.start() : null);
      if (!job || !worker) return;
      this.queue.splice(this.queue.indexOf(job), 1);
      if (job.client !== null) this.working.add(job.client);
      worker.assign(job);
    }
  }

  /** The oldest job of the client that has used least, among those that have none in work. */
  private nextJob(): WaitingJob | null {
    let next: WaitingJob | null = null;
    for (const job of this.queue) {
      if (job.client !== null && this.working.has(job.client)) continue;
      if (next === null || this.usedBy(job) < this.usedBy(next)) next = job;
    }
    return next;
  }

  private usedBy({ client }: WaitingJob): number {
    return client === null ? 0 : (this.used.get(client) ?? 0);
  }

  private countWork(job: WaitingJob, workedMs: number): void {
    if (job.client === null) return;
    this.working.delete(job.client);
    this.used.set(job.client, this.usedBy(job) + workedMs);
    if (this.queue.length === 0 && this.working.size === 0) this.used.clear();
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
    return error === null ? this.options.lostError(new Error(detail)) : new AppError(error, { detail });
  }
}
