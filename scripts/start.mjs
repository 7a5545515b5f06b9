// npm start installs, builds and serves, also in a fresh clone. npm run dev does the same and reloads changed sources.
// Installing and building take hundreds of megabytes, so a child process does both and ends; this process becomes the server.
import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadDotEnv } from './lib/dot-env.mjs';
import { bin, root } from './lib/project.mjs';

const development = process.argv.includes('--dev');
const started = Date.now();
const parent = process.ppid;

process.chdir(root);
process.env.NODE_ENV = development ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
loadDotEnv();
await serve(await prepared());

/** Resolves to the settings for `next` once the child process has prepared everything. On an error the child prints it, and this process exits. */
function prepared() {
  const preparing = fork(path.join(root, 'scripts', 'prepare.mjs'), development ? ['--dev'] : []);
  return new Promise((resolve) => {
    preparing.once('message', resolve);
    preparing.once('exit', (code) => code !== 0 && process.exit(code ?? 1));
  });
}

async function serve({ PORT: port, HOST: host }) {
  console.log(`Serving on http://localhost:${port} after ${((Date.now() - started) / 1000).toFixed(1)} s. Stop with Ctrl+C.`);
  if (process.env.npm_lifecycle_event === 'start' || process.env.npm_lifecycle_event === 'dev') stopWithParent();
  // Next finishes requests in flight when it is stopped, and exits with the code of the signal, which is no failure.
  process.on('exit', (code) => (process.exitCode = [130, 143].includes(code) ? 0 : code));
  const next = bin('next/dist/bin/next');
  process.argv = [process.execPath, next, development ? 'dev' : 'start', '--port', String(port), ...hostOption(host)];
  await import(pathToFileURL(next).href);
}

/** Where no host is set, Next listens on every interface. */
function hostOption(host) {
  return host ? ['--hostname', host] : [];
}

/** npm runs a script through a shell, which ends on a signal without passing it on. So this process stops when its parent has gone. */
function stopWithParent() {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
