// node scripts/run.mjs tests/bench/admin.ts [rows]: the admin lists with 100,000 people, on SQLite and on Postgres.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { csvRows } from '@/lib/server/csv/csv-rows';
import { csvStream } from '@/lib/server/csv/csv-stream';
import { cvAnalyses, cvUploads, leadEmails } from '@/lib/server/db/admin-lists';
import { closeDatabase, db, prepareDatabase } from '@/lib/server/db/client';
import { countEngines, countErrors, countScores, countUploadsPerDay } from '@/lib/server/db/figures';
import { readBatches, readPage, type KeysetList, type PageRequest } from '@/lib/server/db/keyset';
import { people } from '@/lib/server/db/overview';
import { useEnv as takeEnv } from '@/lib/server/env';
import type { LeadEmail } from '@/lib/shared/admin';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { comparePairs, median, printLine, timeOf } from './pairs';
import { script } from './servers';

const [wish, exportUrl] = process.argv.slice(2);
const rows = Number(wish ?? 100_000);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-bench-'));
// Postgres runs as a user of its own where this runs as root.
fs.chmodSync(scratch, 0o755);
const met: boolean[] = [];
const show = (...line: Parameters<typeof printLine>) => met.push(printLine(...line));
const ms = (value: number) => `${value.toFixed(1)} ms`;
const start = Date.UTC(2026, 0, 1);
type Kind = 'SQLite' | 'Postgres';

/** Rows as heavy as they really are, so that a query that reads them shows; made inside the database, ten thousand at a time. */
async function seed(kind: Kind): Promise<void> {
  const text = (length: number) => (kind === 'SQLite' ? `replace(hex(zeroblob(${length / 2})), '0', 'a')` : `repeat('a', ${length})`);
  const time =
    kind === 'SQLite'
      ? `strftime('%Y-%m-%dT%H:%M:%S.000+00:00', ${start / 1000} + "i" * 61, 'unixepoch')`
      : `to_timestamp(${start / 1000} + "i" * 61) AT TIME ZONE 'UTC'`;
  const summary = `'clear and well ordered, with figures in most of the lines that speak of work. say what you want next. ' || "i"`;
  const options = JSON.stringify(analysisOptionsSchema.parse({}));
  const fill = (from: number, table: string, values: Record<string, string>) => {
    const columns = Object.keys(values).map((name) => `"${name}"`);
    const numbers = `WITH RECURSIVE "n"("i") AS (SELECT ${from} UNION ALL SELECT "i" + 1 FROM "n" WHERE "i" + 1 < ${Math.min(from + 10_000, rows)})`;
    return db().$executeRawUnsafe(
      `INSERT INTO "${table}" (${columns.join(', ')}) ${numbers} SELECT ${Object.values(values).join(', ')} FROM "n"`,
    );
  };
  for (let from = 0; from < rows; from += 10_000) {
    await fill(from, 'Upload', {
      id: `'u' || "i"`,
      createdAt: time,
      filename: `'CV ' || "i" || '.pdf'`,
      filenameSearch: `'cv ' || "i" || '.pdf'`,
      fileType: `'pdf'`,
      contentLength: `10000 + "i" % 7919`,
      pages: '2',
      fallback: 'false',
      ownerHash: `'browser-' || "i"`,
      personKey: `'person.' || "i" || '@example.com'`,
      document: text(3_000),
    });
    await fill(from, 'Analysis', {
      id: `'a' || "i"`,
      createdAt: time,
      uploadId: `'u' || "i"`,
      status: `'ready'`,
      options: `'${options}'`,
      result: text(5_000),
      score: `"i" % 101`,
      summary,
      summarySearch: summary,
      engine: `'built-in'`,
    });
    await fill(from, 'Lead', {
      id: `'l' || "i"`,
      createdAt: time,
      email: `'person.' || "i" || '@example.com'`,
      emailSearch: `'person.' || "i" || '@example.com'`,
      analysisId: `'a' || "i"`,
      marketingConsent: `"i" % 3 = 0`,
    });
  }
}

const page = (wish: Partial<PageRequest>): PageRequest => ({
  sort: '-createdAt',
  search: null,
  after: null,
  before: null,
  last: false,
  pageSize: 50,
  ...wish,
});

async function measureList<Row extends { id: string }>(name: string, list: KeysetList<Row>, sort: string, needle: string): Promise<void> {
  const { count } = await readPage(list, page({ sort }));
  if (count !== rows) throw new Error(`${name} counts ${count} of ${rows}`);
  const { ratio, anchorMs, ownMs } = await comparePairs(
    () => readPage(list, page({ sort })),
    () => readPage(list, page({ sort, last: true })),
    45,
  );
  show({ goal: `${name}: last page against first`, figure: `${ms(anchorMs)}, ${ms(ownMs)}`, ratio, mark: 1.3 });
  for (const search of [needle, 'nothing like it']) {
    const times: number[] = [];
    for (let round = 0; round < 7; round++) times.push(await timeOf(() => readPage(list, page({ sort, search }))));
    show({ goal: `${name}: search for '${search}' against half a second`, figure: ms(median(times)), ratio: median(times) / 500, mark: 1 });
  }
}

const columns = {
  id: (row: LeadEmail) => row.id,
  email: (row: LeadEmail) => row.email,
  analysisId: (row: LeadEmail) => row.analysisId,
  createdAt: (row: LeadEmail) => row.createdAt,
  marketingConsent: (row: LeadEmail) => row.marketingConsent,
};

const rss = () => process.memoryUsage().rss / 1024 / 1024;

interface Exported {
  firstByteMs: number;
  totalMs: number;
  extraMb: number;
  lines: number;
}

async function streamedExport(): Promise<Exported> {
  const before = rss();
  let peak = before;
  let firstByteMs = 0;
  let lines = 0;
  const started = performance.now();
  const reader = csvStream(columns, readBatches(leadEmails, { sort: '-createdAt', search: null })).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    firstByteMs ||= performance.now() - started;
    for (const byte of value) if (byte === 10) lines++;
    peak = Math.max(peak, rss());
  }
  return { firstByteMs, totalMs: performance.now() - started, extraMb: peak - before, lines };
}

/** What an export is without streaming; its first byte is its last. */
async function wholeExport(): Promise<Exported> {
  const before = rss();
  const started = performance.now();
  const all = await db().lead.findMany({ where: { sample: false }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  const csv = csvRows(all.map((lead) => [lead.id, lead.email, lead.analysisId, lead.createdAt.toISOString(), lead.marketingConsent]));
  const totalMs = performance.now() - started;
  return { firstByteMs: totalMs, totalMs, extraMb: rss() - before, lines: csv.split('\n').length };
}

const exportRounds = 3;
/** A server has answered before an export is asked of it: what the first pages take is not the export's. */
const pagesBefore = 100;

/** In a process of its own, whose memory knows nothing of the seeding. */
function exportAlone(how: 'streamed' | 'whole', url: string): Exported {
  return JSON.parse(execFileSync(process.execPath, ['scripts/run.mjs', 'tests/bench/admin.ts', how, url], { encoding: 'utf8' }));
}

function measureExport(url: string): void {
  const rounds = Array.from({ length: exportRounds }, () => ({ own: exportAlone('streamed', url), whole: exportAlone('whole', url) }));
  for (const { own } of rounds) if (own.lines !== rows + 1) throw new Error(`The export has ${own.lines} lines for ${rows} rows`);
  const ratioOf = (of: (exported: Exported) => number) => median(rounds.map(({ own, whole }) => of(own) / of(whole)));
  const middle = (how: 'own' | 'whole', of: (exported: Exported) => number) => median(rounds.map((round) => of(round[how])));
  const firstByte = (exported: Exported) => exported.firstByteMs;
  const total = (exported: Exported) => exported.totalMs;
  const extra = (exported: Exported) => exported.extraMb;
  show({
    goal: 'export: first byte against loading everything',
    figure: `${ms(middle('own', firstByte))} of ${ms(middle('whole', firstByte))}`,
    ratio: ratioOf(firstByte),
    mark: 0.1,
  });
  show({
    goal: 'export: whole time against loading everything',
    figure: `${ms(middle('own', total))} of ${ms(middle('whole', total))}`,
    ratio: ratioOf(total),
    mark: 0.8,
  });
  const most = Math.max(...rounds.map(({ own }) => own.extraMb));
  show({
    goal: 'export: most extra memory against 60 MB',
    figure: `${most.toFixed(0)} MB, loading everything ${middle('whole', extra).toFixed(0)} MB`,
    ratio: most / 60,
    mark: 1,
  });
}

async function measure(name: Kind, url: string): Promise<void> {
  takeEnv({ DATA_DIR: scratch, DATABASE_URL: url, LOG_LEVEL: 'silent' });
  await (await script('prisma')).migrate(url);
  await prepareDatabase();
  console.log(`\n${name}: seeding ${rows} people took ${ms(await timeOf(() => seed(name)))}`);
  if (name === 'Postgres') await db().$executeRawUnsafe('VACUUM ANALYZE');
  measureExport(url);
  await measureList('lead emails', leadEmails, '-createdAt', 'person.4242');
  await measureList('lead emails by email', leadEmails, 'email', 'person.4242');
  await measureList('CV uploads', cvUploads, '-uploadedAt', 'cv 4242');
  await measureList('CV uploads by size', cvUploads, 'contentLength', 'cv 4242');
  await measureList('CV analyses', cvAnalyses, '-createdAt', 'next. 4242');
  await measureList('CV analyses by score', cvAnalyses, '-score', 'next. 4242');
  await measureList('overview', people(null), '-lastSeenAt', 'person.4242');
  const since = new Date(start + (rows - 43_000) * 61_000);
  const figures = () => Promise.all([countUploadsPerDay(since), countScores(), countEngines(), countErrors()]);
  await figures();
  const figuresMs = await timeOf(figures);
  show({ goal: 'dashboard figures against half a second', figure: ms(figuresMs), ratio: figuresMs / 500, mark: 1 });
  await closeDatabase();
}

if (wish === 'streamed' || wish === 'whole') {
  takeEnv({ DATA_DIR: scratch, DATABASE_URL: exportUrl, LOG_LEVEL: 'silent' });
  for (let read = 0; read < pagesBefore; read++) await readPage(leadEmails, page({}));
  process.stdout.write(JSON.stringify(await (wish === 'streamed' ? streamedExport() : wholeExport())));
  fs.rmSync(scratch, { recursive: true, force: true });
  process.exit(0);
}

try {
  await measure('SQLite', `file:${path.join(scratch, 'app.db')}`);
  const postgres = await (await script('postgres')).startPostgres(path.join(scratch, 'postgres'));
  try {
    await postgres.createDatabase('bench');
    await measure('Postgres', `${postgres.url}/bench`);
  } finally {
    await postgres.stop();
  }
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${met.filter(Boolean).length} of ${met.length} goals met`);
process.exit(met.every(Boolean) ? 0 : 1);
