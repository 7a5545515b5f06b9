import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = process.cwd();

/** The project's own scripts are plain Node and stay outside the bundle. */
export const script = (name: string) => import(`${root}/scripts/lib/${name}.mjs`);

export interface Site {
  url: string;
  pid: number;
  process: ChildProcess;
  /** Ends it and its children at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end, as a deployment does; the exit code. */
  stop: () => Promise<number | null>;
}

const noLimits = {
  RATE_LIMIT_UPLOADS: '0',
  RATE_LIMIT_ANALYSES: '0',
  RATE_LIMIT_EMAILS: '0',
  RATE_LIMIT_LOGINS: '0',
  RATE_LIMIT_READS: '0',
  STORAGE_QUOTA_MB: '0',
};
const startTimeoutMs = 120_000;

interface StartOptions {
  port?: number;
  /** Caps the size of any file it writes. */
  fileBlocks?: number;
  /** `npm start` as an operator types it, in place of `next start` on the present build. */
  throughNpm?: boolean;
}

/** A site with a data folder and a database of its own. */
export async function startSite(
  dataDir: string,
  env: Record<string, string>,
  { port, fileBlocks, throughNpm = false }: StartOptions = {},
): Promise<Site> {
  const at: number = port ?? (await (await script('free-port')).freePort());
  const args = [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '--port', String(at)];
  const log = fs.openSync(path.join(dataDir, 'site.log'), 'a');
  const capped = ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, ...args];
  const [command, given] = throughNpm ? ['npm', ['start']] : fileBlocks ? ['/bin/sh', capped] : [process.execPath, args];
  const server = spawn(command, given, {
    cwd: root,
    stdio: ['ignore', log, log],
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(at),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...noLimits,
      ...env,
    },
  });
  fs.closeSync(log);
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const url = `http://127.0.0.1:${at}`;
  const deadline = Date.now() + startTimeoutMs;
  const pid = server.pid ?? 0;
  const kill = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) process.kill(-pid, 'SIGKILL');
    await ended;
  };
  while (!(await isUp(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await kill();
      throw new Error(`The site did not start:\n${fs.readFileSync(path.join(dataDir, 'site.log'), 'utf8').slice(-2_000)}`);
    }
    await pause(25);
  }
  return {
    url,
    pid,
    process: server,
    kill,
    stop: async () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

/** Polls until `check` says yes; false after `timeoutMs`. */
export async function eventually(check: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await check().catch(() => false))) {
    if (Date.now() > deadline) return false;
    await pause(100);
  }
  return true;
}
