// Runs the browser tests with Playwright, against a built site with its own port and data folder.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { bin, root, run } from './project.mjs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's own Chromium, else Playwright's, else the one from an npm package (Linux x64). */
export async function findBrowser() {
  const own = [process.env.CHROMIUM_PATH, ...systemBrowsers].find((file) => file && fs.existsSync(file));
  if (own) return own;
  const { chromium } = await import('playwright/test');
  if (fs.existsSync(chromium.executablePath())) return chromium.executablePath();
  // Makes the package unpack system libraries that a minimal machine lacks. It reads this when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export async function runBrowserTests({ scratch, report, patterns, cleanups }) {
  const port = await freePort();
  const dataDir = path.join(scratch, 'site');
  const log = path.join(scratch, 'site.log');
  const server = spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_EMAIL: 'staff@example.com',
      ADMIN_PASSWORD: 'a-password-for-tests',
      JOB_APP_URL: 'https://jobs.example.com/',
      RATE_LIMIT_UPLOADS: '0',
      RATE_LIMIT_ANALYSES: '0',
      RATE_LIMIT_EMAILS: '0',
      RATE_LIMIT_LOGINS: '0',
      RATE_LIMIT_READS: '0',
      STORAGE_QUOTA_MB: '0',
    },
    stdio: ['ignore', fs.openSync(log, 'a'), fs.openSync(log, 'a')],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  cleanups.push(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  await waitForHealth(`http://127.0.0.1:${port}`, server, log);
  await run(process.execPath, [bin('playwright/cli.js'), 'test', ...patterns], {
    env: { BASE_URL: `http://127.0.0.1:${port}`, BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, SITE_LOG: log },
  }).catch(() => {});
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
  if (stats.flaky) console.log(`    ${stats.flaky} passed only when tried again`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

async function waitForHealth(url, server, log) {
  const deadline = Date.now() + 10 * 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The site for the browser tests did not start:\n${fs.readFileSync(log, 'utf8').slice(-2000)}`);
}
