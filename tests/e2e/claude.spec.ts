import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { docxCv } from '../support/cv-files';
import { goodAnswer } from '../support/fake-claude/good-answer';
import { answer, startFakeClaude, type FakeClaude } from '../support/fake-claude/server';
import { analyseInBrowser } from '../support/improve-journey';
import { script, startSite, type Site } from '../support/site/site';

/** A site of its own whose Claude is the fake: what needs real connections and a real browser. */
const port = 8500 + (process.pid % 500);
const base = `http://127.0.0.1:${port}`;
let dataDir: string;
let databaseUrl: string;
let fake: FakeClaude;
let site: Site;
/** Ends what was begun, the last first: a set-up that breaks half-way is told as it broke. */
const endings: (() => unknown)[] = [];

test.use({ baseURL: base });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const start = () =>
  startSite(
    dataDir,
    { DATABASE_URL: databaseUrl, ANALYSIS_ENGINE: 'auto', ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: fake.url },
    { port },
  );

test.beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-claude-'));
  databaseUrl = `file:${path.join(dataDir, 'app.db')}`;
  endings.unshift(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  fake = await startFakeClaude();
  endings.unshift(() => fake.close());
  await (await script('prisma')).migrate(databaseUrl);
  site = await start();
  endings.unshift(() => site.kill());
});
test.afterAll(async () => {
  for (const end of endings) await end();
});

async function upload(): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await docxCv())], 'cv.docx'));
  const response = await fetch(`${base}/api/cv/upload`, { method: 'POST', body: form });
  return (await response.json()).id;
}
const analyse = (cvUploadId: string, own: RequestInit = {}) =>
  fetch(`${base}/api/cv/analyse?model=claude`, {
    method: 'POST',
    body: JSON.stringify({ cvUploadId, options: {} }),
    ...own,
    headers: { 'content-type': 'application/json', ...own.headers },
  });
const held = { play: 'hold', text: JSON.stringify(goodAnswer), rest: '' } as const;
const engineOf = async (id: string): Promise<unknown> => {
  const response = await fetch(`${base}/api/cv/analysis/${id}`);
  return response.status === 200 ? (await response.json()).result.engine : response.status;
};

test('the built-in suggestion is there at once and Claude’s words take its place as they are written', async ({ page }) => {
  fake.play(answer(goodAnswer));
  await analyseInBrowser(page);
  await page.goto('/guided-improvement');
  const better = 'Reduced medication errors by 34% in a year by redesigning the drug round.';
  fake.play({ play: 'hold', text: `0|${better}\n1|Look`, rest: 'ing for a role at Mayfield Clinic\n' });
  await page.getByRole('button', { name: 'Generate Suggestion' }).click();
  const changes = page.getByRole('region', { name: 'Suggested changes' });
  await expect(changes).toBeVisible();
  await expect(page.getByRole('button', { name: 'Writing…' })).toBeVisible();
  await expect(changes).toContainText('Reduced');
  fake.release();
  await expect(page.getByRole('button', { name: 'Generate Suggestion' })).toBeVisible();
  await expect(changes).toContainText('the built-in engine and Claude');
  await expect(page.getByText('Mayfield')).toHaveCount(0);
});

test('leaving the page ends the call to Claude', async ({ page }) => {
  fake.play(answer(goodAnswer));
  await analyseInBrowser(page);
  await page.goto('/guided-improvement');
  fake.play({ play: 'hold', text: '0|Red', rest: '' });
  await page.getByRole('button', { name: 'Generate Suggestion' }).click();
  await expect(page.getByRole('region', { name: 'Suggested changes' })).toBeVisible();
  expect(fake.abandoned()).toBe(0);
  await page.goto('/privacy');
  await expect.poll(() => fake.abandoned()).toBe(1);
});

test('who leaves during an analysis ends the call; one that was accepted for later is finished', async () => {
  const cvUploadId = await upload();
  fake.play(held);
  const leaving = new AbortController();
  const waiting = analyse(cvUploadId, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => fake.messages.length).toBe(1);
  leaving.abort();
  expect(await waiting).toBe('left');
  await expect.poll(() => fake.abandoned()).toBe(1);

  fake.play(held);
  const { id } = await (await analyse(cvUploadId, { headers: { prefer: 'respond-async' } })).json();
  await expect.poll(() => fake.messages.length).toBe(1);
  expect(await engineOf(id)).toBe(202);
  fake.release();
  await expect.poll(() => engineOf(id)).toBe('claude');
  expect(fake.abandoned()).toBe(0);
});

test('an accepted analysis whose server is killed while Claude writes is finished after the restart, once', async () => {
  const cvUploadId = await upload();
  fake.play(held, answer(goodAnswer));
  const { id } = await (await analyse(cvUploadId, { headers: { prefer: 'respond-async' } })).json();
  await expect.poll(() => fake.messages.length).toBe(1);
  await site.kill();
  site = await start();
  await expect.poll(() => engineOf(id), { timeout: 30_000 }).toBe('claude');
  await site.kill();
  site = await start();
  expect(await engineOf(id)).toBe('claude');
  // One call that died with its server and one that wrote.
  expect(fake.messages).toHaveLength(2);
});
