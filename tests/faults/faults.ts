// npm run test:faults [-- --rounds 100 --seed 7 --only kills|scenarios]: what is acknowledged survives kill -9, and the
// site survives a lost database, a full disk, slow clients, a second instance and its own shutdown.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { docxCv, pdfCv } from '../support/cv-files';
import { script } from '../support/site/site';
import { runKillRounds, type LastStart } from './kill-rounds';
import { scenarios } from './scenarios';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: 'string', default: '' },
    /** Of the scenarios, those whose name contains this. */
    named: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-faults-'));
// Postgres runs as a user of its own where we are root, and must reach its folder.
fs.chmodSync(scratch, 0o755);
const totals = { passed: 0, failed: 0 };

function tell(name: string, faults: readonly string[]): void {
  if (faults.length) totals.failed++;
  else totals.passed++;
  console.log(`    ${faults.length ? 'FAILED' : 'held  '} ${name}`);
  for (const fault of faults.slice(0, 20)) console.log(`        ${fault}`);
}

const folder = (name: string): string => {
  const dir = path.join(scratch, name);
  fs.mkdirSync(dir, { recursive: true });
  return dir;
};

await (await script('build')).buildIfStale(console.log);
const { migrate } = await script('prisma');
const postgres = await (await script('postgres')).startPostgres(path.join(scratch, 'postgres'));

/** A migrated database of its own. */
async function makeDatabase(kind: 'SQLite' | 'Postgres', name: string, last?: string): Promise<string> {
  const url = kind === 'SQLite' ? `file:${path.join(folder(name), 'app.db')}` : `${postgres.url}/${name}`;
  if (kind === 'Postgres') await postgres.createDatabase(name);
  await migrate(url, { last });
  return url;
}

/** Kills on both databases, and what shows after the last start. */
async function kill(): Promise<{ name: string; lastStart: LastStart }[]> {
  console.log(`    seed ${seed} (repeat with --seed ${seed})`);
  const files = [
    { file: pdfCv, name: 'visitor.pdf' },
    { file: await docxCv(), name: 'visitor.docx' },
  ];
  const kills: { name: string; lastStart: LastStart }[] = [];
  for (const [index, kind] of (['Postgres', 'SQLite'] as const).entries()) {
    const own = index === 0 ? Math.ceil(rounds / 2) : Math.floor(rounds / 2);
    if (own === 0) continue;
    const databaseUrl = await makeDatabase(kind, `kills_${kind.toLowerCase()}`);
    const lastStart = await runKillRounds({ databaseUrl, dataDir: folder(`kills-${kind}`), rounds: own, seed: seed + index, files });
    kills.push({ name: `${own} kills on ${kind}`, lastStart });
  }
  return kills;
}

async function tellLastStart({ name, lastStart }: { name: string; lastStart: LastStart }): Promise<void> {
  const { acknowledged, faults } = await lastStart();
  tell(`${name}: ${acknowledged} acknowledged steps kept`, acknowledged === 0 ? ['nothing was acknowledged'] : faults);
}

async function runScenarios(): Promise<void> {
  for (const [name, run] of Object.entries(scenarios).filter(([name]) => name.includes(values.named)))
    tell(
      name,
      await run({ makeDatabase, folder }).catch((error: unknown) => [
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ]),
    );
}

try {
  const kills = values.only === 'scenarios' ? [] : await kill();
  // The scenarios run while the leases of the killed sites run out.
  await Promise.all([...kills.map(tellLastStart), ...(values.only === 'kills' ? [] : [runScenarios()])]);
} finally {
  await postgres.stop();
  fs.rmSync(scratch, { recursive: true, force: true });
}
if (values.report) fs.writeFileSync(values.report, JSON.stringify(totals));
console.log(`    ${totals.passed} held, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
