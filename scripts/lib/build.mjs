import fs from 'node:fs';
import path from 'node:path';
import { bin, hashFiles, isFresh, markFresh, root, run } from './project.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'middleware.ts',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const lock = path.join(root, '.cache', 'building');

/** Builds the site unless the existing build was made from exactly these sources. Two starts at the same time build once. */
export async function buildIfStale(say = () => {}) {
  const key = hashFiles(sources);
  const fresh = () => isFresh('build', key) && fs.existsSync(path.join(root, '.next', 'BUILD_ID'));
  if (fresh()) return;
  await takeTurn();
  try {
    if (fresh()) return;
    say('Building the site (about a minute) …');
    await run(process.execPath, [bin('next/dist/bin/next'), 'build'], {
      quiet: true,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    markFresh('build', key);
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

/** Waits while another start builds. A lock whose process has ended is taken over. */
async function takeTurn() {
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isRunning(Number(fs.readFileSync(lock, 'utf8')))) fs.rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function isRunning(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
