// npm start: from a fresh clone to a serving page, saying what it does. npm run dev: the same with reloading.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { loadDotEnv } from './lib/dot-env.mjs';
import { bin, ensureInstalled, root } from './lib/project.mjs';

const development = process.argv.includes('--dev');
const started = Date.now();
const parent = process.ppid;
const say = (text) => console.log(text);

try {
  process.chdir(root);
  process.env.NODE_ENV = development ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  loadDotEnv();
  await ensureInstalled({ development });
  const { generateClients } = await import('./lib/prisma.mjs');
  const { bundle, bundleChildren } = await import('./lib/bundle.mjs');
  const { buildIfStale } = await import('./lib/build.mjs');
  // A wrong setting is told before the build, which takes a minute; the server checks them again.
  const { env } = await import(await bundle('lib/server/env.ts'));
  const settings = env();
  for (const name of settings.generated) say(`Made a new secret: ${path.join(settings.DATA_DIR, name)} (keep it with your backups)`);
  await generateClients();
  await bundleChildren();
  if (!development) await buildIfStale(say);
  serve(settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function serve(settings) {
  const args = [bin('next/dist/bin/next'), development ? 'dev' : 'start', '--port', String(settings.PORT), ...hostOf(settings)];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  say(`Serving on http://localhost:${settings.PORT} after ${((Date.now() - started) / 1000).toFixed(1)} s. Stop with Ctrl+C.`);
  // Next finishes requests in flight on SIGTERM and exits.
  const stop = () => server.kill('SIGTERM');
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === 'start' || process.env.npm_lifecycle_event === 'dev') stopWithParent(stop);
  server.on('exit', (code, signal) => process.exit(signal === 'SIGTERM' || code === 143 ? 0 : (code ?? 1)));
}

/** Without a host Next listens on every interface. */
function hostOf({ HOST }) {
  return HOST ? ['--hostname', HOST] : [];
}

/** npm runs a script through a shell, which dies of a signal without passing it on: whoever is left alone then ends too. */
function stopWithParent(stop) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
