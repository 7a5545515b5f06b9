// node scripts/run.mjs tests/bench/live-score.ts [rounds]: from a key in the editor to the moved score, on the longest CV of the corpus.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { guided } from '../support/improving';
import { fileOf, visitor } from '../support/visitor';
import { median, percentile, printLine } from './pairs';
import { script, startSite } from './servers';

const rounds = Number(process.argv[2] ?? 10);
await (await script('build')).buildIfStale();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-live-score-'));
const env = { DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/app.db`, LOG_LEVEL: 'silent' };
await (await script('prisma')).migrate(env.DATABASE_URL);
const own = await startSite(process.cwd(), env);
const browser = await chromium.launch({ executablePath: await (await script('browser-tests')).findBrowser(), args: ['--no-sandbox'] });

try {
  const page = await browser.newPage({ baseURL: own.url });
  const longest = fileOf('Ward-Sister-CV.pdf', fs.readFileSync('tests/fixtures/corpus/files/nurse-ward-sister-classic.pdf'));
  await visitor(page).openReport(longest);
  await guided(page).start(page.url().split('/').at(-1) ?? '');
  await page.getByRole('tab', { name: 'Work Experience' }).click();
  await page.getByRole('button', { name: 'Start from the original' }).click();
  const panel = page.getByLabel('Live score');
  await panel.getByText('as in your report').waitFor();
  const whole = await guided(page).editor.inputValue();
  const short = whole.split('\n').slice(0, 2).join('\n');
  // The engine is in the worker once it has answered.
  await guided(page).editor.fill(short);
  await panel.getByText('against your report').waitFor();

  /** As the page shows it: the drafts differ so much that each moves the score. */
  const untilMoved = (draft: string) =>
    panel.getByRole('status').evaluate(
      (status, text) =>
        new Promise<number>((resolve, reject) => {
          const field = document.querySelector('[role=tabpanel] textarea');
          if (!(field instanceof HTMLTextAreaElement)) throw new Error('There is no editor.');
          const started = performance.now();
          const watch = new MutationObserver(() => {
            watch.disconnect();
            resolve(performance.now() - started);
          });
          watch.observe(status, { characterData: true, childList: true, subtree: true });
          setTimeout(() => reject(new Error('The score has not moved in ten seconds.')), 10_000);
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }),
      draft,
    );
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await untilMoved(whole), await untilMoved(short));
  const met = printLine({
    goal: 'from a key to the moved score, longest CV, ms',
    ratio: median(times),
    mark: 150,
    unit: ' ',
    figure: `median of ${times.length}; 95th percentile ${percentile(times, 0.95).toFixed(0)} ms`,
  });
  process.exitCode = met ? 0 : 1;
} finally {
  await browser.close();
  await own.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
