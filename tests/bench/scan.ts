// node scripts/run.mjs tests/bench/scan.ts: CPU of reading a scan against native tesseract on the same page.
// Linux only. The native program is no dependency of the project: it must be on the PATH.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withRecogniser } from '@/lib/server/extract/ocr/recogniser';
import { withDocument } from '@/lib/server/extract/pdf/engine';
import { renderPage, toPgm } from '@/lib/server/extract/pdf/render-page';
import { readDocument } from '@/lib/server/extract/read-document';
import { scanOf } from '../support/documents/scan-of';
import { median, printLine, type Work } from './pairs';

const rounds = 5;
const scanDpi = 150;
const clockTickMs = 10;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-scan-'));
const language = fs.readFileSync('node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
fs.writeFileSync(path.join(folder, 'eng.traineddata'), gunzipSync(language));

const scan = await scanOf(fs.readFileSync('tests/fixtures/corpus/files/graphic-designer-bristol-sidebar-right.pdf'));
const image = await withDocument(scan, async (document) => {
  const drawn = document && renderPage(document, 1, scanDpi / 72);
  if (!drawn) throw new Error('the page could not be drawn');
  return toPgm(drawn);
});
const picture = path.join(folder, 'page.pgm');
fs.writeFileSync(picture, image);

/** User and system time of the children that have ended, ms. */
function childCpuMs(): number {
  const [, rest = ''] = fs.readFileSync('/proc/self/stat', 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[13]) + Number(fields[14])) * clockTickMs;
}

function native(): number {
  const before = childCpuMs();
  const { status, error } = spawnSync('tesseract', [picture, '-', '--tessdata-dir', folder, '-l', 'eng'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  if (status !== 0) throw error ?? new Error(`tesseract ended with code ${status}`);
  return childCpuMs() - before;
}

/** All threads of this process. */
async function own(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const times = { native: [] as number[], file: [] as number[], page: [] as number[] };
// As in a reading process: no engine stands ready when the file comes.
for (let round = 0; round < rounds; round++) {
  times.native.push(native());
  times.file.push(await own(() => readDocument(new Uint8Array(scan), 'pdf')));
}
await withRecogniser(async (recognise) => {
  await recognise(image);
  for (let round = 0; round < rounds; round++) times.page.push(await own(() => recognise(image)));
});
fs.rmSync(folder, { recursive: true });

const anchor = median(times.native);
const line = (goal: string, values: number[]) =>
  printLine({ goal, ratio: median(values) / anchor, mark: 2, figure: `${median(values).toFixed(0)} / ${anchor.toFixed(0)} ms of CPU` });
line('19  a file of one scanned page, the engine started for it', times.file);
line('19b each further page', times.page);
