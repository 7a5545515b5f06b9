// node scripts/run.mjs tests/bench/lighthouse.ts <folder of lighthouse> [rounds]: Lighthouse, mobile, in turn with an empty Next app.
// Lighthouse is no dependency of the project: npm install --prefix <folder> lighthouse. CHROME_PATH names the browser.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, printLine } from './pairs';
import { buildAnchor, formWith, script, startAnchor, startSite } from './servers';

const [folder = '', rounds = '5'] = process.argv.slice(2);
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
if (!fs.existsSync(cli)) throw new Error('Usage: node scripts/run.mjs tests/bench/lighthouse.ts <folder of lighthouse> [rounds]');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Run = Record<(typeof categories)[number] | 'lcpMs', number>;

await (await script('build')).buildIfStale();
await buildAnchor();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-lighthouse-'));
const env = { DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/app.db`, LOG_LEVEL: 'silent' };
await (await script('prisma')).migrate(env.DATABASE_URL);
const own = await startSite(process.cwd(), env);
const empty = await startAnchor();

/** The address of a fresh report, as anybody may open it. */
async function madeReport(): Promise<string> {
  const body = formWith(fs.readFileSync('public/sample/Alex-Morgan-CV.pdf'), 'Alex-Morgan-CV.pdf');
  const upload: { id: string } = await (await fetch(`${own.url}/api/cv/upload`, { method: 'POST', body })).json();
  const options = { atsOptimisation: true, detailedFeedback: true, professionalWorth: true, salaryBenchmarking: true, aiDetection: true };
  const answer = await fetch(`${own.url}/api/cv/analyse?model=claude`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cvUploadId: upload.id, options }),
  });
  const analysis: { id: string } = await answer.json();
  return `${own.url}/results/${analysis.id}`;
}

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue: number }>;
}

/** Now and then Lighthouse's own recording of a load fails ('Please run Lighthouse again'): then it is. */
function measure(url: string, triesLeft = 3): Run {
  // Into a file: what goes down a pipe is cut off where the program ends before it has been read.
  const answer = path.join(dataDir, 'lighthouse.json');
  fs.rmSync(answer, { force: true });
  const output = ['--output=json', `--output-path=${answer}`];
  const flags = ['--quiet', ...output, `--only-categories=${categories.join(',')}`, '--chrome-flags=--headless=new --no-sandbox'];
  const { stderr } = spawnSync(process.execPath, [cli, url, ...flags], { encoding: 'utf8' });
  if (!fs.existsSync(answer)) throw new Error(`Lighthouse gave no answer for ${url}:\n${stderr.slice(-2000)}`);
  const report: Report = JSON.parse(fs.readFileSync(answer, 'utf8'));
  if (report.runtimeError && triesLeft > 0) {
    console.error(`measured again: ${report.runtimeError.code} at ${url}`);
    return measure(url, triesLeft - 1);
  }
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: report.audits['largest-contentful-paint']?.numericValue ?? 0,
  };
}

const pages = { empty: empty.url, start: own.url, report: await madeReport() };
const runs: Record<keyof typeof pages, Run[]> = { empty: [], start: [], report: [] };
for (let round = 0; round < Number(rounds); round++) {
  runs.empty.push(measure(pages.empty));
  runs.start.push(measure(pages.start));
  runs.report.push(measure(pages.report));
}
await own.stop();
await empty.stop();

const results: boolean[] = [];
const middle = (page: keyof typeof pages, key: keyof Run) => median(runs[page].map((run) => run[key]));
for (const page of ['start', 'report'] as const) {
  const name = page === 'start' ? '/' : '/results/{id}';
  for (const key of categories) {
    // A report belongs to one person: its page asks not to be indexed.
    if (key === 'seo' && page === 'report') continue;
    const mark = key === 'performance' ? middle('empty', key) - 4 : 100;
    results.push(
      printLine({
        goal: `${name} ${key}`,
        ratio: middle(page, key),
        mark,
        better: 'more',
        unit: '',
        figure: `empty app ${middle('empty', key)}`,
      }),
    );
  }
  const [ours, theirs] = [middle(page, 'lcpMs'), middle('empty', 'lcpMs')];
  results.push(
    printLine({
      goal: `${name} LCP / an empty Next app`,
      ratio: ours / theirs,
      mark: 1.15,
      figure: `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms`,
    }),
  );
}
console.log(JSON.stringify(runs));
process.exit(results.every(Boolean) ? 0 : 1);
