// npm run test:load [-- --visitors 50 --visits 200]: visitors upload, read, unlock and think; the page and the JSON calls
// stay quick meanwhile. Idle and loaded times are of the same run, so that machines compare.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { docxCv, pdfCv } from '../support/cv-files';
import { seeded } from '../support/site/seeded';
import { pause, script, startSite, type Site } from '../support/site/site';
import { Visitor } from '../support/site/visitor';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '50' },
    visits: { type: 'string', default: '200' },
    /** Mean pause between two steps of a visitor, in ms. */
    think: { type: 'string', default: '2000' },
  },
});
const visitors = Number(values.visitors);
const visits = Number(values.visits);
const thinkMs = Number(values.think);
const mostSlowing = 5;
const mostGrowth = 0.05;
/** Below this, growth says more of the garbage collector than of a leak. */
const visitsForMemory = 2_000;

const files = [
  { file: new Uint8Array(pdfCv), name: 'visitor.pdf' },
  { file: new Uint8Array(await docxCv()), name: 'visitor.docx' },
];

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

const probes: Record<string, string> = { 'page /': '/', 'GET health': '/api/health', 'GET analysis': '/api/cv/analysis/demo' };

/** Asks for each address in turn until `isOver`; how long each took. */
async function probe(site: Site, isOver: () => boolean): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(probes).map((name) => [name, []]));
  while (!isOver())
    for (const [name, address] of Object.entries(probes)) {
      const started = performance.now();
      await (await fetch(site.url + address)).arrayBuffer();
      times[name]?.push(performance.now() - started);
      await pause(10);
    }
  return times;
}

const residentMegabytes = (pid: number): number => {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-load-'));
const databaseUrl = `file:${path.join(scratch, 'app.db')}`;
await (await script('build')).buildIfStale(console.log);
await (await script('prisma')).migrate(databaseUrl);
const site = await startSite(scratch, { DATABASE_URL: databaseUrl });
const random = seeded(1);
const steps: Record<string, number[]> = { upload: [], analyse: [], read: [], unlock: [] };
const errors: string[] = [];
const memory: number[] = [];
let begun = 0;

async function step(name: string, wanted: number, call: () => Promise<Response | null>): Promise<Response | null> {
  const started = performance.now();
  const response = await call();
  steps[name]?.push(performance.now() - started);
  if (response?.status !== wanted) errors.push(`${name}: ${response?.status ?? 'no answer'}`);
  await pause(thinkMs * (0.5 + random()));
  return response?.status === wanted ? response : null;
}

async function visit(): Promise<void> {
  const visitor = new Visitor(site.url);
  const { file, name } = files[Math.floor(random() * files.length)] ?? { file: new Uint8Array(), name: '' };
  const upload = await step('upload', 201, () => visitor.upload(file, name));
  if (!upload) return;
  const { id: uploadId } = await upload.json();
  const accepted = await step('analyse', 202, () => visitor.analyse(uploadId, true));
  if (!accepted) return;
  const { id } = await accepted.json();
  // The page asks until the report is there.
  await step('read', 200, async () => {
    for (;;) {
      const response = await visitor.read(id);
      if (response?.status !== 202) return response;
      await pause(1_000);
    }
  });
  await step('unlock', 200, () => visitor.unlock(id, `visitor-${begun}@example.com`));
}

let isOver = false;
const idleProbe = probe(site, () => isOver);
await pause(1_000);
// What the first requests compile is not counted.
isOver = true;
await idleProbe;
await visit();
begun = 0;
isOver = false;
const idle = probe(site, () => isOver);
await pause(5_000);
isOver = true;
const idleTimes = await idle;

isOver = false;
for (const times of Object.values(steps)) times.length = 0;
const loaded = probe(site, () => isOver);
const started = performance.now();
await Promise.all(
  Array.from({ length: visitors }, async () => {
    await pause(random() * thinkMs);
    while (begun < visits) {
      begun++;
      await visit();
      memory.push(residentMegabytes(site.pid));
    }
  }),
);
isOver = true;
const seconds = (performance.now() - started) / 1000;
const loadedTimes = await loaded;
await site.stop();

const failures = [...errors.slice(0, 10)];
console.log(
  `${visitors} visitors at once, ${steps.upload?.length ?? 0} visits in ${seconds.toFixed(0)} s (${((3600 * visits) / seconds).toFixed(0)} an hour), ${errors.length} errors`,
);
for (const [name, times] of Object.entries(loadedTimes)) {
  const [before, during] = [p95(idleTimes[name] ?? []), p95(times)];
  const slowing = during / before;
  if (slowing >= mostSlowing) failures.push(`${name} is ${slowing.toFixed(1)}x its idle p95`);
  console.log(
    `  ${name.padEnd(13)} p95 ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms loaded: ${slowing.toFixed(1)}x (mark ${mostSlowing}x, ${times.length} calls)`,
  );
}
for (const [name, times] of Object.entries(steps))
  console.log(`  ${name.padEnd(13)} p95 ${p95(times).toFixed(0)} ms loaded (${times.length} calls)`);
const recent = memory.slice(-500);
const growth = (recent.at(-1) ?? 0) / (recent[0] ?? 1) - 1;
console.log(
  `  server memory ${memory[0]?.toFixed(0)} -> ${memory.at(-1)?.toFixed(0)} MB; last ${recent.length} visits: ${(growth * 100).toFixed(1)} % (mark ${mostGrowth * 100} % over ${visitsForMemory} visits)`,
);
if (visits >= visitsForMemory && growth > mostGrowth) failures.push(`memory grew ${(growth * 100).toFixed(1)} % in the last 500 visits`);
const databaseBytes = fs.statSync(path.join(scratch, 'app.db')).size;
console.log(`  database      ${(databaseBytes / 1e6).toFixed(1)} MB, ${(databaseBytes / visits / 1e3).toFixed(0)} kB a visit`);
for (const failure of failures) console.log(`  FAILED ${failure}`);
fs.rmSync(scratch, { recursive: true, force: true });
process.exit(failures.length ? 1 : 0);
