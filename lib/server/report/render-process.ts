import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { childScript } from '@/lib/server/child-script';
import type { RenderAnswer, RenderJob, RenderRequest } from './render-job';

const jobTimeoutMs = 30_000;
/** A warm child answers in a third of the time; an idle one only costs memory. */
const idleMs = 60_000;

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | null = null;
let queue: Promise<unknown> = Promise.resolve();
let lastId = 0;

function start(): ChildProcess {
  const started = fork(childScript('report-child'), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=384'],
    // The child needs no secret of ours.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // As with the readers of files: whoever waits for a page goes first.
  if (started.pid) os.setPriority(started.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const forget = () => {
    if (child === started) child = null;
  };
  started.on('exit', forget).on('error', forget);
  return started;
}

/** A child at rest must not keep the server from ending. */
function rest(resting: ChildProcess): void {
  resting.unref();
  resting.channel?.unref();
  idle = setTimeout(() => {
    if (resting.connected) resting.disconnect();
  }, idleMs);
  idle.unref();
}

function wake(): ChildProcess {
  if (idle) clearTimeout(idle);
  idle = null;
  child = child?.connected ? child : start();
  child.ref();
  child.channel?.ref();
  return child;
}

function ask(job: RenderJob): Promise<Uint8Array> {
  const working = wake();
  const request: RenderRequest = { id: ++lastId, job };
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => {
      working.kill('SIGKILL');
      settle(() => reject(new Error(`The ${job.kind} PDF took longer than ${jobTimeoutMs / 1000} s.`)));
    }, jobTimeoutMs);
    const onExit = () => settle(() => reject(new Error('The process that makes PDFs ended early.')));
    const onMessage = (message: RenderAnswer) => {
      if (message.id !== request.id) return;
      settle(() => ('bytes' in message ? resolve(message.bytes) : reject(new Error(message.error))));
    };
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      working.off('exit', onExit).off('message', onMessage).off('error', onExit);
      finish();
    };
    working.on('exit', onExit).on('error', onExit).on('message', onMessage);
    working.send(request);
  }).finally(() => rest(working));
}

/** Makes one PDF after another in a process of its own. Rejects when the document cannot be made or takes too long. */
export function renderInProcess(job: RenderJob): Promise<Uint8Array> {
  const rendering = queue.then(() => ask(job));
  queue = rendering.catch(() => undefined);
  return rendering;
}

/** Ends the child at once: for a server that shuts down. */
export function endRenderProcess(): void {
  child?.kill('SIGKILL');
  child = null;
}
