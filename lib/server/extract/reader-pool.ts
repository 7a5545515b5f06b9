import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { AppError } from '@/lib/shared/errors';
import { isChildMessage, type ChildMessage, type ReadResult, type Task } from './child-protocol';

export interface PoolOptions {
  /** The bundled child.ts. */
  childPath: string;
  size: number;
  /** Of them, so many work side by side; one that is long on its file no longer counts. */
  atOnce: number;
  /** What is long. */
  longMs: number;
  /** Files that may wait; beyond it the service is busy. */
  queueLength: number;
  timeLimitMs: number;
  recogniseLimitMs: number;
  heapMegabytes: number;
  residentBytes: number;
  /** A child is replaced after so many files, so that nothing can pile up in it. */
  filesPerChild: number;
}

/** A core is left for the pages; and a reader is kept for those who come behind a scan or a file that hangs. */
const atOnce = Math.min(4, Math.max(1, os.availableParallelism() - 1));

const defaults: Omit<PoolOptions, 'childPath'> = {
  size: atOnce + 1,
  atOnce,
  longMs: 250,
  queueLength: 64,
  timeLimitMs: 15_000,
  recogniseLimitMs: 60_000,
  heapMegabytes: 256,
  residentBytes: 512 * 1024 * 1024,
  filesPerChild: 200,
};
const memoryCheckMs = 200;
const busyRetrySeconds = 20;

/** What a child answered to a job; 'error' where the job came to nothing. */
type Outcome = Extract<ChildMessage, { state: 'done' | 'drawn' }> | { error: unknown };

interface Job {
  id: number;
  task: Task;
  settle(outcome: Outcome): void;
}

interface Reader {
  process: ChildProcess;
  job: Job | null;
  files: number;
  isLong: boolean;
  whenLong: NodeJS.Timeout | undefined;
  deadline: NodeJS.Timeout | undefined;
  memoryWatch: NodeJS.Timeout | undefined;
}

/**
 * Warm child processes that read files, one file each at a time. A process, not a thread: a hostile file can abort the
 * whole process it is read in. Whatever a child does - crash, hang, eat memory - its file gets EXTRACTION_FAILED.
 */
export class ReaderPool {
  private readonly options: PoolOptions;
  private readonly readers = new Set<Reader>();
  private readonly queue: Job[] = [];
  private lastId = 0;
  private isClosed = false;

  constructor(options: Partial<PoolOptions> & Pick<PoolOptions, 'childPath'>) {
    this.options = { ...defaults, ...options };
  }

  async read(bytes: Uint8Array, kind: 'pdf' | 'docx', signal?: AbortSignal): Promise<ReadResult> {
    const answer = await this.ask({ kind, bytes }, signal);
    if (answer.state !== 'done') throw new AppError('upload/EXTRACTION_FAILED');
    return answer.result;
  }

  /** One page of a PDF as a PNG; throws NOT_FOUND where there is none. */
  async draw(bytes: Uint8Array, page: number, signal?: AbortSignal): Promise<Uint8Array> {
    const answer = await this.ask({ kind: 'page', bytes, page }, signal);
    if (answer.state !== 'drawn') throw new AppError('request/NOT_FOUND');
    return answer.image;
  }

  private ask(task: Task, signal?: AbortSignal): Promise<Exclude<Outcome, { error: unknown }>> {
    if (this.isClosed) return Promise.reject(new AppError('server/UNAVAILABLE'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.queue.length >= this.options.queueLength) {
      return Promise.reject(new AppError('request/RATE_LIMIT', { retryAfterSeconds: busyRetrySeconds }));
    }
    return new Promise((resolve, reject) => {
      const job: Job = {
        id: (this.lastId += 1),
        task,
        settle: (outcome) => {
          signal?.removeEventListener('abort', abandon);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome);
        },
      };
      // A file that nobody waits for any more: out of the queue, or its child is stopped.
      const abandon = () => {
        const at = this.queue.indexOf(job);
        if (at >= 0) this.queue.splice(at, 1);
        else for (const reader of this.readers) if (reader.job === job) reader.process.kill('SIGKILL');
        job.settle({ error: signal?.reason });
      };
      signal?.addEventListener('abort', abandon, { once: true });
      this.queue.push(job);
      this.next();
    });
  }

  warm(): void {
    while (!this.isClosed && this.readers.size < this.options.size) this.start();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.settle({ error: new AppError('server/UNAVAILABLE') });
    await Promise.all([...this.readers].map(({ process: child }) => ended(child)));
  }

  private next(): void {
    while (this.queue.length > 0 && this.quickOnes() < this.options.atOnce) {
      const idle = [...this.readers].find((reader) => reader.job === null);
      const reader = idle ?? (this.readers.size < this.options.size ? this.start() : null);
      const job = reader ? this.queue.shift() : undefined;
      if (!reader || !job) return;
      this.give(reader, job);
    }
  }

  private quickOnes(): number {
    return [...this.readers].filter((reader) => reader.job !== null && !reader.isLong).length;
  }

  private give(reader: Reader, job: Job): void {
    reader.job = job;
    reader.files += 1;
    hold(reader.process, true);
    reader.whenLong = setTimeout(() => {
      reader.isLong = true;
      this.next();
    }, this.options.longMs);
    reader.deadline = this.killAfter(reader, this.options.timeLimitMs);
    reader.memoryWatch = setInterval(() => void this.checkMemory(reader), memoryCheckMs);
    reader.process.send({ id: job.id, ...job.task }, (error) => error && reader.process.kill('SIGKILL'));
  }

  private start(): Reader {
    const { childPath, heapMegabytes } = this.options;
    // No settings and no keys: a child that reads strangers' files knows nothing worth stealing.
    const child = fork(childPath, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever waits for a page goes before whoever waits for a reading.
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const reader: Reader = {
      process: child,
      job: null,
      files: 0,
      isLong: false,
      whenLong: undefined,
      deadline: undefined,
      memoryWatch: undefined,
    };
    this.readers.add(reader);
    child.on('message', (message) => isChildMessage(message) && this.hear(reader, message));
    child.once('error', () => this.lose(reader));
    child.once('exit', () => this.lose(reader));
    hold(child, false);
    return reader;
  }

  private hear(reader: Reader, message: ChildMessage): void {
    if (message.state === 'ready' || message.id !== reader.job?.id) return;
    if (message.state === 'recognising') {
      clearTimeout(reader.deadline);
      reader.deadline = this.killAfter(reader, this.options.recogniseLimitMs);
      return;
    }
    this.release(
      reader,
      message.state === 'failed'
        ? { error: new AppError(message.error, message.detail ? { cause: new Error(message.detail) } : {}) }
        : message,
    );
    if (reader.files >= this.options.filesPerChild) {
      this.readers.delete(reader);
      reader.process.kill('SIGKILL');
    }
    this.next();
  }

  private lose(reader: Reader): void {
    this.readers.delete(reader);
    this.release(reader, { error: new AppError('upload/EXTRACTION_FAILED', { cause: new Error('The reading process ended.') }) });
    this.next();
  }

  private release(reader: Reader, outcome: Outcome): void {
    clearTimeout(reader.whenLong);
    clearTimeout(reader.deadline);
    clearInterval(reader.memoryWatch);
    reader.isLong = false;
    hold(reader.process, false);
    const { job } = reader;
    reader.job = null;
    job?.settle(outcome);
  }

  private killAfter(reader: Reader, limitMs: number): NodeJS.Timeout {
    return setTimeout(() => reader.process.kill('SIGKILL'), limitMs);
  }

  /** WebAssembly and native memory are outside the heap limit; only Linux tells how much there is. */
  private async checkMemory(reader: Reader): Promise<void> {
    const resident = await residentBytes(reader.process.pid);
    if (reader.job && resident > this.options.residentBytes) reader.process.kill('SIGKILL');
  }
}

async function residentBytes(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // Not Linux, or the child is gone: the heap and time limits still hold.
    return 0;
  }
}

/** An idle child must not keep the server or a script from ending. */
function hold(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.ref();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
