// npm run test:load [-- --visitors 50 --visits 200]: visitors upload, read, unlock, export and think; the page and the
// JSON calls stay quick meanwhile, though other clients upload without a pause and keep every reader of files busy. Idle and
// loaded times are of the same run, so that machines compare. With --instances the same behind a proxy on one Postgres.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { processesOf, processorSeconds, residentMegabytes } from '../support/site/memory';
import { startProxy } from '../support/site/proxy';
import { seeded } from '../support/site/seeded';
import { pause, script, startSite } from '../support/site/site';
import { Visitor } from '../support/site/visitor';
import { fileOf, mixedVisit } from './mixed-visit';

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
    /** More than one stand behind a proxy and share one Postgres. */
    instances: { type: 'string', default: '1' },
    /** Kills one of the instances with -9 when half of the visits have begun. */
    kill: { type: 'boolean', default: false },
  },
});
const visitors = Number(values.visitors);
const visits = Number(values.visits);
const thinkMs = Number(values.think);
const uploaders = Number(values.uploaders);
const instances = Number(values.instances);
const isPostgres = instances > 1 || values.database === 'Postgres';
const mostSlowing = 5;
/** In MB: of all processes of one instance, npm's own included, and of the one that answers. */
const mostIdle = { together: 350, web: 200 };
const mostLoaded = 450;
const idleSeconds = 20;
/** Below this, the memory says little of what many visits leave behind. */
const visitsForMemory = 2_000;
const secret = '0123456789abcdef'.repeat(4);

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

/** The cores' busy seconds since `before`. */
const coreTimes = () =>
  os.cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((sum, each) => sum + each, 0) }));
function busySeconds(before: ReturnType<typeof coreTimes>): number {
  const busy = (cores: typeof before) => cores.reduce((sum, { all, idle }) => sum + all - idle, 0);
  return (busy(coreTimes()) - busy(before)) / 1000;
}

/** The sites' own last words on what went wrong. */
const serverErrors = (): string[] =>
  sites
    .flatMap((_, at) => fs.readFileSync(path.join(scratch, `instance-${at}`, 'site.log'), 'utf8').split('\n'))
    .filter((line) => /"level":[56]0|Error/.test(line))
    .slice(-20);

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-load-'));
// Postgres runs as a user of its own where we are root, and must reach its folder.
fs.chmodSync(scratch, 0o755);
const postgres = isPostgres ? await (await script('postgres')).startPostgres(path.join(scratch, 'postgres')) : null;
await postgres?.createDatabase('load');
const databaseUrl = postgres ? `${postgres.url}/load` : `file:${path.join(scratch, 'app.db')}`;
await (await script('build')).buildIfStale(console.log);
await (await script('prisma')).migrate(databaseUrl);

const sites = await Promise.all(
  Array.from({ length: instances }, (_, at) => {
    const dir = path.join(scratch, `instance-${at}`);
    fs.mkdirSync(dir);
    const settings = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret, DATA_KEY: secret, TRUST_PROXY: String(instances > 1) };
    return startSite(dir, settings, { throughNpm: true });
  }),
);
const proxy = instances > 1 ? await startProxy(sites.map((site) => site.url)) : null;
const url = proxy?.url ?? sites[0]?.url ?? '';
const random = seeded(1);
const steps: Times = {};
const errors: string[] = [];
const failures: string[] = [];
let begun = 0;

async function step(name: string, wanted: number, call: () => Promise<Response | null>): Promise<Response | null> {
  const started = performance.now();
  let response = await call();
  // The instance died with the call: nothing was promised, so the visitor presses once more.
  for (let tries = 0; values.kill && response?.status === 502 && tries < instances; tries++) response = await call();
  (steps[name] ??= []).push(performance.now() - started);
  if (response?.status !== wanted) errors.push(`${name}: ${response?.status ?? 'no answer'}`);
  await pause(thinkMs * (0.5 + random()));
  return response?.status === wanted ? response : null;
}

let isOver = false;
let pressed = 0;
/** A client without a thought. */
async function press(): Promise<void> {
  while (!isOver) {
    const { file, name } = fileOf(pressed++);
    const response = await new Visitor(url).upload(file, name);
    if (response?.status !== 201 && !(values.kill && response?.status === 502))
      errors.push(`upload without a pause: ${response?.status ?? 'no answer'}`);
  }
}

await pause(idleSeconds * 1000);
for (const { pid } of sites) {
  const processes = processesOf(pid);
  const together = residentMegabytes([pid]);
  const web = Math.max(...processes.map(({ megabytes }) => megabytes));
  console.log(
    `  idle memory   ${together.toFixed(0)} MB (mark ${mostIdle.together}): ${processes.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ')}`,
  );
  if (together > mostIdle.together || web > mostIdle.web)
    failures.push(`idle memory ${together.toFixed(0)} MB, of which one process ${web.toFixed(0)}`);
}

// What the first calls load and compile is not counted.
const first = await mixedVisit(url, 0, step);
const addresses = { 'page /': '/', 'GET health': '/api/health', 'GET analysis': `/api/cv/analysis/${first}` };
const probes = Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, url + address]));
const endWarmUp = probe(probes);
await pause(2_000);
await endWarmUp();
const endIdle = probe(probes);
await pause(5_000);
const idleTimes = await endIdle();

for (const name of Object.keys(steps)) delete steps[name];
const kept: string[] = [];
const memory: number[] = [];
const watch = setInterval(() => memory.push(residentMegabytes(sites.map(({ pid }) => pid)) / instances), 1_000);
// A probe is no browser that asks again, so it stays away where an instance dies.
const endLoaded = values.kill ? async () => ({}) : probe(probes);
const started = performance.now();
const cores = coreTimes();
const pids = sites.map(({ pid }) => pid);
const workBefore = processorSeconds(pids);
const pressure = Array.from({ length: uploaders }, press);
await Promise.all(
  Array.from({ length: visitors }, async () => {
    await pause(random() * thinkMs);
    while (begun < visits) {
      const turn = begun++;
      if (values.kill && turn === Math.floor(visits / 2)) await sites.at(-1)?.kill();
      const id = await mixedVisit(url, turn, step);
      if (id) kept.push(id);
    }
  }),
);
const seconds = (performance.now() - started) / 1000;
const busy = busySeconds(cores);
const work = processorSeconds(pids) - workBefore;
const loadedTimes: Times = await endLoaded();
isOver = true;
await Promise.all(pressure);
clearInterval(watch);
const atTheEnd = values.kill ? [] : sites.flatMap(({ pid }) => processesOf(pid));
for (const id of kept) {
  const response = await new Visitor(url).read(id);
  if (response?.status !== 200) errors.push(`a report that was read answers ${response?.status ?? 'nothing'} at the end`);
}
proxy?.close();
await Promise.all(sites.map((site) => site.kill()));

failures.push(...errors.slice(0, 10));
console.log(
  `${visitors} visitors at once, ${visits} visits in ${seconds.toFixed(0)} s (${((3600 * visits) / seconds).toFixed(0)} an hour) beside ${pressed} uploads without a pause, ${errors.length} errors`,
);
console.log(
  `  ${instances} instance${instances > 1 ? 's' : ''}, ${isPostgres ? 'Postgres' : 'SQLite'}; of ${os.cpus().length} cores ${((100 * busy) / seconds / os.cpus().length).toFixed(0)} % used; the site's own ${values.kill ? 'is not counted where an instance dies' : `${(work / visits).toFixed(3)} core-seconds a visit`}`,
);
if (values.kill)
  console.log(`  one instance killed: ${proxy?.cut() ?? 0} calls cut off and made again, ${kept.length} reports there at the end`);
for (const [name, times] of Object.entries(loadedTimes)) {
  const [before, during] = [p95(idleTimes[name] ?? []), p95(times)];
  const slowing = during / before;
  if (slowing >= mostSlowing) failures.push(`${name} is ${slowing.toFixed(1)}x its idle p95`);
  console.log(
    `  ${name.padEnd(18)} p95 ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms loaded: ${slowing.toFixed(1)}x (mark ${mostSlowing}x, ${times.length} calls)`,
  );
}
for (const [name, times] of Object.entries(steps))
  console.log(`  ${name.padEnd(18)} p95 ${p95(times).toFixed(0)} ms loaded (${times.length} calls)`);
const last = memory.at(-1) ?? Number.NaN;
console.log(
  `  memory of an instance: ${memory[0]?.toFixed(0)} -> ${last.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)} (mark ${mostLoaded} over ${visitsForMemory} visits): ${atTheEnd.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ')}`,
);
if (visits >= visitsForMemory && !values.kill && last > mostLoaded) failures.push(`${last.toFixed(0)} MB after ${visits} visits`);
if (!isPostgres) {
  const databaseBytes = fs.statSync(path.join(scratch, 'app.db')).size;
  const each = databaseBytes / (visits + pressed) / 1e3;
  console.log(`  database      ${(databaseBytes / 1e6).toFixed(1)} MB, ${each.toFixed(0)} kB an upload`);
}
for (const failure of failures) console.log(`  FAILED ${failure}`);
if (errors.length > 0) for (const line of serverErrors()) console.log(`  log: ${line}`);
await postgres?.stop();
fs.rmSync(scratch, { recursive: true, force: true });
process.exit(failures.length ? 1 : 0);
