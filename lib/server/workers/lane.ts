import fs from 'node:fs';
import path from 'node:path';
import { AppError } from '@/lib/shared/errors';
import { isOutput, jobKinds, type JobKind, type JobKindSettings, type Jobs } from './job-kinds';
import type { LaneOptions } from './lanes';
import { Worker, type AssignedJob, type Outcome } from './worker';

const busyRetrySeconds = 20;
/** What a job is counted as at least where its child was lost, since another child has to be started. */
const lostChildMs = 1_000;
/** Joined with `path.sep`, because the bundler follows `path.join` and would ask for the file at build time. */
const scriptFolder = [process.cwd(), '.cache', 'node'].join(path.sep);

/** The client a job is done for. */
export interface Caller {
  client: string;
  signal?: AbortSignal | undefined;
}

/** How a lane treats a job, besides its input. */
interface Terms {
  /** True where the client may have one job in work at a time and only its share of the queue. */
  isLimited: boolean;
  /** Called with the processor time of the job, however it ended. */
  onWorked: (ms: number) => void;
}

/** A job in the queue with the client it belongs to. */
interface WaitingJob extends AssignedJob {
  client: string;
  isLimited: boolean;
}

/**
 * Child processes of one script and the queue of jobs for them. The next job is taken from the client with the fewest jobs in work;
 * among equals, from the one whose jobs have taken the least time. A full queue refuses further jobs.
 */
export class Lane {
  private readonly workers = new Set<Worker>();
  private readonly queue: WaitingJob[] = [];
  /** How many jobs of each client are in work. */
  private readonly inWork = new Map<string, number>();
  /** Milliseconds of the processor that each client's jobs have taken since the lane was last idle. */
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

  async run<Kind extends JobKind>(
    kind: Kind,
    input: Jobs[Kind]['input'],
    caller: Caller,
    terms: Terms = { isLimited: true, onWorked: () => undefined },
  ): Promise<Jobs[Kind]['output']> {
    if (this.isClosed) throw new AppError('server/UNAVAILABLE');
    caller.signal?.throwIfAborted();
    const own = this.queue.filter(({ client }) => client === caller.client).length;
    if (this.queue.length >= this.options.queueLength || (terms.isLimited && own >= this.options.queueLengthPerClient)) {
      throw new AppError('request/RATE_LIMIT', { retryAfterSeconds: busyRetrySeconds });
    }
    const outcome = await this.enqueue({ id: (this.lastId += 1), kind, input }, this.kinds[kind], caller, terms);
    if (outcome.state === 'lost') throw this.isClosed ? new AppError('server/UNAVAILABLE') : this.options.lostError(outcome.cause);
    if (outcome.state === 'failed') throw this.failure(outcome);
    const isExpected: (output: unknown) => output is Jobs[Kind]['output'] = isOutput[kind];
    if (!isExpected(outcome.output)) throw this.options.lostError(new Error(`The ${this.options.script} process gave another answer.`));
    return outcome.output;
  }

  /** Starts the warm children before the first job. */
  warm(): void {
    while (!this.isClosed && this.workers.size < this.options.warm) this.start();
  }

  /** Starts a child for a job that is expected soon, unless there is a child already. */
  startOne(): void {
    if (!this.isClosed && this.workers.size === 0) this.start();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.settle({ state: 'failed', id: job.message.id, error: 'server/UNAVAILABLE', detail: '' }, 0);
    await Promise.all([...this.workers].map((worker) => worker.end()));
  }

  private enqueue(
    message: AssignedJob['message'],
    limits: JobKindSettings,
    { client, signal }: Caller,
    { isLimited, onWorked }: Terms,
  ): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const job: WaitingJob = {
        message,
        limits,
        client,
        isLimited,
        settle: (outcome, ms) => {
          const workedMs = outcome.state === 'lost' ? Math.max(ms, lostChildMs) : ms;
          signal?.removeEventListener('abort', abandon);
          this.countWork(job, workedMs);
          onWorked(workedMs);
          resolve(outcome);
        },
      };
      // An aborted job leaves the queue; if a child is already working on it, the child is killed.
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
      this.inWork.set(job.client, this.inWorkOf(job) + 1);
      worker.assign(job);
    }
  }

  /** The oldest job of the client that is next. */
  private nextJob(): WaitingJob | null {
    let next: WaitingJob | null = null;
    for (const job of this.queue) {
      if (this.inWorkOf(job) >= this.mostInWork(job)) continue;
      const difference = next && (this.inWorkOf(job) - this.inWorkOf(next) || this.usedBy(job) - this.usedBy(next));
      if (difference === null || difference < 0) next = job;
    }
    return next;
  }

  /** One child is left for other clients, whatever the limits are. */
  private mostInWork({ isLimited }: WaitingJob): number {
    return isLimited ? 1 : Math.max(1, this.options.size - 1);
  }

  private inWorkOf({ client }: WaitingJob): number {
    return this.inWork.get(client) ?? 0;
  }

  private usedBy({ client }: WaitingJob): number {
    return this.used.get(client) ?? 0;
  }

  private countWork(job: WaitingJob, workedMs: number): void {
    const others = this.inWorkOf(job) - 1;
    if (others > 0) this.inWork.set(job.client, others);
    else this.inWork.delete(job.client);
    this.used.set(job.client, this.usedBy(job) + workedMs);
    if (this.queue.length === 0 && this.inWork.size === 0) this.used.clear();
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

  /** The error for the caller: an AppError where a visitor can be told, else the lane's own. */
  private failure({ error, detail }: Extract<Outcome, { state: 'failed' }>): Error {
    return error === null ? this.options.lostError(new Error(detail)) : new AppError(error, { detail });
  }
}
