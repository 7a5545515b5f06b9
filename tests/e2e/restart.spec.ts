import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { pdfCv } from '../support/cv-files';
import { startSite, type Site } from '../support/site/site';

let dataDir = '';
let site: Site | null = null;

/** npm start of its own, so that the whole process group can be killed without mercy. */
const start = async (): Promise<Site> => (site = await startSite(dataDir, { DATABASE_URL: '' }, { throughNpm: true }));

test.setTimeout(300_000);
test.beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-kill-'));
});
test.afterAll(async () => {
  await site?.kill();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('kill -9 between upload, acceptance and answer loses nothing that was acknowledged', async () => {
  const first = await start();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(pdfCv)], 'cv.pdf'));
  const upload = await fetch(`${first.url}/api/cv/upload`, { method: 'POST', body: form });
  expect(upload.status).toBe(201);
  const { id: cvUploadId } = await upload.json();
  await first.kill();

  const second = await start();
  const accepted = await fetch(`${second.url}/api/cv/analyse?model=claude`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ cvUploadId, options: {} }),
  });
  expect(accepted.status).toBe(202);
  const { id } = await accepted.json();
  await second.kill();

  const third = await start();
  await expect.poll(() => fetch(`${third.url}/api/cv/analysis/${id}`).then((r) => r.status), { timeout: 30_000 }).toBe(200);
});
