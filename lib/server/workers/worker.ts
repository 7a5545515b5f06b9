import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import type { JobKindSettings } from './job-kinds';
import type { LaneOptions } from './lanes';
import { isWorkerMessage, type JobMessage, type WorkerMessage } from './messages';
import { processorMsOf, residentBytesOf } from './process-usage';

/** How a job ended: with an answer, with an error, or without either because the child was lost. */
export type Outcome = WorkerMessage | { state: 'lost'; cause: Error };

export interface AssignedJob {
  message: JobMessage;
  limits: Pick<JobKindSettings, 'processorMs' | 'deadlineMs'>;
  /** `workedMs`: the processor time the child gave to the job; the whole time where the system does not tell. */
  settle(outcome: Outcome, workedMs: number): void;
}

interface Listener {
  /** The job has become long, so that another may start beside it. */
  onLong(): void;
  /** The job has ended and the child is free. */
  onFree(): void;
  /** The child has had no job for its lane's idle time. */
  onIdle(): void;
  /** The child has ended, and its job with it. */
  onEnd(): void;
}

const usageCheckMs = 200;
/** Below the web process and above the lowest, so that a busy machine slows a job but does not stop it. */
const childPriority = 5;

/** A child process and the one job it has. A child can crash, hang or use too much memory: only its own job is lost. */
export class Worker {
  job: AssignedJob | null = null;
  jobsTaken = 0;
  isLong = false;
  private readonly child: ChildProcess;
  private begun = 0;
  /** The child's processor time before its present job, and when it was last looked at; null where the system does not tell. */
  private usedBefore = 0;
  private lastUsed: number | null = null;
  private killedBecause: string | null = null;
  private long: NodeJS.Timeout | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private usageWatch: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    scriptPath: string,
    private readonly options: LaneOptions,
    private readonly listener: Listener,
  ) {
    // The child gets no settings and no keys, so that a file that takes it over finds no secrets. Its own output is dropped, because it
    // may quote the file.
    this.child = fork(scriptPath, [], {
      serialization: 'advanced',
      // Small steps of the garbage collector and one arena of the allocator take a third less memory for the same work.
      execArgv: [`--max-old-space-size=${options.heapMegabytes}`, '--max-semi-space-size=1'],
      env: { NODE_ENV: 'production', TZ: 'UTC', MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Lower priority than the web process, so that drawing a page comes first.
    if (this.child.pid) os.setPriority(this.child.pid, childPriority);
    this.child.on('message', (message) => isWorkerMessage(message) && this.receive(message));
    this.child.once('error', () => this.lose());
    this.child.once('exit', () => this.lose());
    this.setKeepAlive(false);
    this.awaitJob();
  }

  assign(job: AssignedJob): void {
    this.job = job;
    this.jobsTaken += 1;
    this.setKeepAlive(true);
    clearTimeout(this.idle);
    this.long = setTimeout(() => {
      this.isLong = true;
      this.listener.onLong();
    }, this.options.longMs);
    this.begun = performance.now();
    this.lastUsed = processorMsOf(this.child.pid);
    this.usedBefore = this.lastUsed ?? 0;
    const { deadlineMs } = job.limits;
    this.deadline = setTimeout(() => this.kill(`took longer than ${deadlineMs} ms`), deadlineMs);
    this.usageWatch = setInterval(() => this.checkUsage(job), usageCheckMs);
    this.child.send(job.message, (error) => error && this.kill('could not be reached'));
  }

  /** Ends the child at once; its job, if any, is lost. */
  kill(because: string): void {
    this.killedBecause ??= because;
    this.child.kill('SIGKILL');
  }

  /** Kills the child and waits until it is gone. */
  end(): Promise<void> {
    return new Promise((resolve) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null) return resolve();
      this.child.ref();
      this.child.once('exit', () => resolve());
      this.kill('was closed');
    });
  }

  private receive(message: WorkerMessage): void {
    if (!this.job || message.id !== this.job.message.id) return;
    this.release(message);
    this.awaitJob();
    this.listener.onFree();
  }

  private awaitJob(): void {
    this.idle = setTimeout(() => this.listener.onIdle(), this.options.idleMs).unref();
  }

  private lose(): void {
    this.release({ state: 'lost', cause: new Error(`The ${this.options.script} process ${this.killedBecause ?? 'ended early'}.`) });
    clearTimeout(this.idle);
    this.listener.onEnd();
  }

  private release(outcome: Outcome): void {
    clearTimeout(this.long);
    clearTimeout(this.deadline);
    clearInterval(this.usageWatch);
    this.isLong = false;
    this.setKeepAlive(false);
    const { job } = this;
    this.job = null;
    job?.settle(outcome, this.workedMs());
  }

  /** WebAssembly and native memory are outside the heap limit. */
  private checkUsage({ limits }: AssignedJob): void {
    const resident = residentBytesOf(this.child.pid);
    if (resident > this.options.residentBytes) this.kill(`held ${Math.round(resident / 1e6)} MB`);
    if (this.workedMs() > limits.processorMs) this.kill(`worked longer than ${limits.processorMs} ms`);
  }

  /** The processor time of the present job, of a child that is gone as last seen; the whole time where the system does not tell. */
  private workedMs(): number {
    this.lastUsed = processorMsOf(this.child.pid) ?? this.lastUsed;
    return this.lastUsed === null ? performance.now() - this.begun : this.lastUsed - this.usedBefore;
  }

  /** An idle child must not keep the server or a script from ending. */
  private setKeepAlive(isBusy: boolean): void {
    for (const handle of [this.child, this.child.channel]) {
      if (isBusy) handle?.ref();
      else handle?.unref();
    }
  }
}
