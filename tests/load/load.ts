// npm run test:load [-- --visitors 50 --visits 200]: visitors upload, read, unlock and think; the page and the JSON calls
// stay quick meanwhile, though other clients upload without a pause and keep every reader of files busy. Idle and loaded
// times are of the same run, so that machines compare.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { docxCv, pdfCv } from '../support/cv-files';
import { seeded } from '../support/site/seeded';
import { pause, script, startSite } from '../support/site/site';
import { Visitor } from '../support/site/visitor';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '50' },
    visits: { type: 'string', default: '200' },
    /** Mean pause between two steps of a visitor, in ms. */
    think: { type: 'string', default: '2000' },
    /** Clients that upload again and again: as many as there are readers. */
    uploaders: { type: 'string', default: '2' },
    /** 'SQLite', or 'Postgres', which it brings along. */
    database: { type: 'string', default: 'SQLite' },
  },
});
const visitors = Number(values.visitors);
const visits = Number(values.visits);
const thinkMs = Number(values.think);
const uploaders = Number(values.uploaders);
const mostSlowing = 5;
const mostGrowth = 0.05;
/** Below this, growth says more of the garbage collector than of a leak. */
const visitsForMemory = 2_000;

const files = [
  { file: new Uint8Array(pdfCv), name: 'visitor.pdf' },
  { file: new Uint8Array(await docxCv()), name: 'visitor.docx' },
];

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

type Times = Record<string, number[]>;

/** Begins to measure the addresses; what it answers ends the measuring and gives the times. */
function probe(addresses: Record<string, string>): () => Promise<Times> {
  const child = fork(path.resolve('tests/load/probe.mjs'), [JSON.stringify(addresses)]);
  const measured = new Promise<Times>((resolve, reject) => {
    child.once('message', (times: Times) => resolve(times));
    child.once('exit', () => reject(new Error('A probe got no answer from the site.')));
  });
  child.send('begin');
  return async () => {
    child.send('end');
    return measured.finally(() => child.disconnect());
  };
}

/** The share of all cores' time that was used since `before`. */
const coreTimes = () =>
  os.cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((sum, each) => sum + each, 0) }));
function busyShare(before: ReturnType<typeof coreTimes>): number {
  const sum = (cores: typeof before, name: 'idle' | 'all') => cores.reduce((total, core) => total + core[name], 0);
  const now = coreTimes();
  return 1 - (sum(now, 'idle') - sum(before, 'idle')) / (sum(now, 'all') - sum(before, 'all'));
}

const residentMegabytes = (pid: number): number => {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-load-'));
// Postgres runs as a user of its own where we are root, and must reach its folder.
fs.chmodSync(scratch, 0o755);
const isPostgres = values.database === 'Postgres';
const postgres = isPostgres ? await (await script('postgres')).startPostgres(path.join(scratch, 'postgres')) : null;
await postgres?.createDatabase('load');
const databaseUrl = postgres ? `${postgres.url}/load` : `file:${path.join(scratch, 'app.db')}`;
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

/** The id of the report that was read and unlocked. */
async function visit(): Promise<string | undefined> {
  const visitor = new Visitor(site.url);
  const { file, name } = files[Math.floor(random() * files.length)] ?? { file: new Uint8Array(), name: '' };
  const upload = await step('upload', 201, () => visitor.upload(file, name));
  if (!upload) return undefined;
  const { id: uploadId } = await upload.json();
  const accepted = await step('analyse', 202, () => visitor.analyse(uploadId, true));
  if (!accepted) return undefined;
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
  return id;
}

let isOver = false;
let pressed = 0;
/** A client without a thought. */
async function press(): Promise<void> {
  while (!isOver) {
    const { file, name } = files[pressed % files.length] ?? { file: new Uint8Array(), name: '' };
    const response = await new Visitor(site.url).upload(file, name);
    if (response?.status !== 201) errors.push(`upload without a pause: ${response?.status ?? 'no answer'}`);
    pressed++;
  }
}

// What the first calls load and compile is not counted.
const first = await visit();
const addresses = { 'page /': '/', 'GET health': '/api/health', 'GET analysis': `/api/cv/analysis/${first}` };
const probes = Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, site.url + address]));
const endWarmUp = probe(probes);
await pause(2_000);
await endWarmUp();
const endIdle = probe(probes);
await pause(5_000);
const idleTimes = await endIdle();

begun = 0;
for (const times of Object.values(steps)) times.length = 0;
const endLoaded = probe(probes);
const started = performance.now();
const cores = coreTimes();
const pressure = Array.from({ length: uploaders }, press);
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
const seconds = (performance.now() - started) / 1000;
const loadedTimes = await endLoaded();
const busy = busyShare(cores);
isOver = true;
await Promise.all(pressure);
await site.stop();

const failures = [...errors.slice(0, 10)];
console.log(
  `${visitors} visitors at once, ${steps.upload?.length ?? 0} visits in ${seconds.toFixed(0)} s (${((3600 * visits) / seconds).toFixed(0)} an hour) beside ${pressed} uploads without a pause, ${errors.length} errors`,
);
console.log(`  ${os.cpus().length} cores     ${(busy * 100).toFixed(0)} % of their time used; ${values.database}`);
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
// Of fifty visits each: the garbage collector moves a single figure by more than the mark.
const mean = (part: number[]): number => part.reduce((sum, each) => sum + each, 0) / part.length;
const growth = mean(recent.slice(-50)) / mean(recent.slice(0, 50)) - 1;
console.log(
  `  server memory ${memory[0]?.toFixed(0)} -> ${memory.at(-1)?.toFixed(0)} MB; last ${recent.length} visits: ${(growth * 100).toFixed(1)} % (mark ${mostGrowth * 100} % over ${visitsForMemory} visits)`,
);
if (visits >= visitsForMemory && growth > mostGrowth) failures.push(`memory grew ${(growth * 100).toFixed(1)} % in the last 500 visits`);
if (!isPostgres) {
  const databaseBytes = fs.statSync(path.join(scratch, 'app.db')).size;
  const each = databaseBytes / ((steps.upload?.length ?? 0) + pressed) / 1e3;
  console.log(`  database      ${(databaseBytes / 1e6).toFixed(1)} MB, ${each.toFixed(0)} kB an upload`);
}
for (const failure of failures) console.log(`  FAILED ${failure}`);
await postgres?.stop();
fs.rmSync(scratch, { recursive: true, force: true });
process.exit(failures.length ? 1 : 0);
