// npm run bench:pages [-- <loads> [<folder of another built tree>…]]: first paint, layout shift and the time until a page
// answers, on a phone with a slow line and a slow processor, by turns with an empty Next app that holds one client button.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright/test';
import { median, printLine } from './pairs';
import { buildAnchor, script, startAnchor, startSite, type Site } from './servers';

const [loads = '7', ...otherTrees] = process.argv.slice(2);

/** Throttling is applied by the browser itself, not estimated afterwards. */
const line = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 };
const cpuSlowdown = 4;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A late font or a late part may still move the page. */
const settleMs = 1_500;

interface Load {
  answersMs: number;
  paintMs: number;
  shift: number;
}

declare global {
  interface Window {
    /** What the probe below has noted, in ms since the navigation began. */
    measured: { answersMs: number | null; shift: number };
  }
}

/**
 * Runs in the page. A control answers once React has given it its handler and has hydrated the root above it: before that
 * React ignores its events. Looked up passively, since a click would make React hydrate its part of the page first.
 */
function watchPage(control: string) {
  const measured: Window['measured'] = (window.measured = { answersMs: null, shift: 0 });
  /** React's own properties end in random letters: '__reactProps$4j2k'. */
  const read = (owner: unknown, ...names: string[]): unknown =>
    names.reduce<unknown>((value, name) => {
      if (typeof value !== 'object' || value === null) return undefined;
      const key = name.endsWith('$') ? Object.keys(value).find((own) => own.startsWith(name)) : name;
      return key === undefined ? undefined : Reflect.get(value, key);
    }, owner);
  const isHydrated = () => read(document, '__reactContainer$', 'stateNode', 'current', 'memoizedState', 'isDehydrated') === false;
  const hasHandler = (name: string) => typeof read(document.querySelector(control), '__reactProps$', name) === 'function';
  const timer = setInterval(() => {
    if (!['onClick', 'onChange'].some(hasHandler) || !isHydrated()) return;
    measured.answersMs = performance.now();
    clearInterval(timer);
  }, 5);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.shift += Number(read(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** One load with an empty cache. */
async function load(browser: Browser, url: string, control: string): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', line);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchPage, control);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.measured.answersMs !== null, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  const { answersMs, shift } = await page.evaluate(() => window.measured);
  await context.close();
  return { answersMs: answersMs ?? Number.NaN, paintMs, shift };
}

async function startTree(directory: string): Promise<Site> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-pages-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/app.db`, LOG_LEVEL: 'silent' };
  await (await script('prisma')).migrate(env.DATABASE_URL);
  return startSite(directory, env);
}

const pages = [
  { path: '/', control: 'main button:not(:disabled), main input:not(:disabled)' },
  { path: '/results/demo', control: 'main button:not(:disabled), main input:not(:disabled)' },
];

console.log('Building the site and an empty Next app to measure against …');
await (await script('build')).buildIfStale();
await buildAnchor();
const empty = await startAnchor();
const trees = [process.cwd(), ...otherTrees];
const sites = await Promise.all(trees.map(startTree));
const browser = await chromium.launch({
  executablePath: await (await script('browser-tests')).findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--disable-background-networking'],
});

const results: boolean[] = [];
try {
  // The first request of each page loads its code on the server.
  for (const site of sites) for (const { path: address } of pages) await (await fetch(site.url + address)).text();
  await (await fetch(`${empty.url}/button`)).text();
  for (const page of pages) {
    const anchor: Load[] = [];
    const own: Load[][] = sites.map(() => []);
    for (let round = 0; round < Number(loads); round++) {
      anchor.push(await load(browser, `${empty.url}/button`, 'button'));
      for (const [index, site] of sites.entries()) own[index]?.push(await load(browser, site.url + page.path, page.control));
    }
    for (const [index, tree] of trees.entries()) {
      const middle = (runs: Load[], key: keyof Load) => median(runs.map((run) => run[key]));
      const name = index ? `${page.path} of ${tree}` : page.path;
      for (const [key, what] of [
        ['answersMs', 'answers'],
        ['paintMs', 'first paint'],
      ] as const) {
        const [ours, theirs] = [middle(own[index] ?? [], key), middle(anchor, key)];
        const met = printLine({
          goal: `${name} ${what} / an empty app`,
          ratio: ours / theirs,
          mark: 1.5,
          figure: `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms`,
        });
        if (!index) results.push(met);
      }
      const shift = middle(own[index] ?? [], 'shift');
      const met = printLine({ goal: `${name} layout shift`, ratio: shift, mark: 0.02, unit: '', figure: '' });
      if (!index) results.push(met);
    }
  }
} finally {
  await browser.close();
  await Promise.all([empty, ...sites].map((site) => site.stop()));
}
process.exit(results.every(Boolean) ? 0 : 1);
