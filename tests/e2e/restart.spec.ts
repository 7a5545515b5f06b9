import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pdfCv } from '../support/cv-files';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-kill-'));
const port = 4300 + (process.pid % 500);
const base = `http://127.0.0.1:${port}`;
let server: ChildProcess;

/** npm start of its own, so that the whole process group can be killed without mercy. */
async function start() {
  server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(`${base}/api/health`).then(
          (r) => r.status,
          () => 0,
        ),
      { timeout: 150_000 },
    )
    .toBe(200);
}

const kill = async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid) process.kill(-server.pid, 'SIGKILL');
  await ended;
  await expect
    .poll(() =>
      fetch(`${base}/api/health`).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
};

// A start may have to build first.
test.setTimeout(300_000);
test.afterAll(() => kill().then(() => fs.rmSync(dataDir, { recursive: true, force: true })));

test('kill -9 between upload, acceptance and answer loses nothing that was acknowledged', async () => {
  await start();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(pdfCv)], 'cv.pdf'));
  const upload = await fetch(`${base}/api/cv/upload`, { method: 'POST', body: form });
  expect(upload.status).toBe(201);
  const { id: cvUploadId } = await upload.json();
  await kill();

  await start();
  const accepted = await fetch(`${base}/api/cv/analyse?model=claude`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ cvUploadId, options: {} }),
  });
  expect(accepted.status).toBe(202);
  const { id } = await accepted.json();
  await kill();

  await start();
  await expect.poll(() => fetch(`${base}/api/cv/analysis/${id}`).then((r) => r.status), { timeout: 30_000 }).toBe(200);
});
