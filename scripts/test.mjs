// npm test runs everything, npm run check the quick half, node scripts/test.mjs <part> [pattern] one part.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, ensureInstalled, root, run } from './lib/project.mjs';

process.chdir(root);
process.env.NEXT_TELEMETRY_DISABLED = '1';
const [choice, ...patterns] = process.argv.slice(2);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-test-'));
// Where this runs as root, Postgres runs as another user, who must be able to read its folder.
fs.chmodSync(scratch, 0o755);
const reports = path.join(root, '.cache', 'test-reports');
fs.mkdirSync(reports, { recursive: true });
const cleanups = [() => fs.rmSync(scratch, { recursive: true, force: true })];
const totals = { passed: 0, failed: 0 };

const parts = {
  format: () => check('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  types: () => check('types', 'typescript/bin/tsc', ['--noEmit']),
  lint: () => check('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  unit: () => jest('unit'),
  'whole-corpus': () => jest('unit', { WHOLE_CORPUS: '1' }),
  components: () => jest('components'),
  api: async () => {
    await prepareDatabases();
    await jest('api');
  },
  e2e: async () => {
    const { runBrowserTests } = await import('./lib/browser-tests.mjs');
    add(await runBrowserTests({ scratch, report: path.join(reports, 'e2e.json'), patterns, cleanups }));
  },
  // Runs after the browser tests, because both use the built site.
  faults: async () => {
    const report = path.join(scratch, 'faults.json');
    const entry = [path.join(root, 'scripts', 'run.mjs'), 'tests/faults/faults.ts', '--rounds', '8', '--report', report];
    await run(process.execPath, entry).catch(() => {});
    add(fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : { passed: 0, failed: 1 });
  },
};
/** Steps run one after another. The parts of one step run at the same time, because none of them uses two cores. */
const quick = [['format', 'types', 'lint'], ['unit']];
const all = [...quick, ['components'], ['api'], ['e2e'], ['faults']];
const steps = choice === '--quick' ? quick : choice ? [[choice]] : all;
const chosen = steps.flat();

if (choice && choice !== '--quick' && !(choice in parts)) {
  console.error(`There is no part '${choice}'. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

try {
  await ensureInstalled({ development: true });
  const { generateClients } = await import('./lib/prisma.mjs');
  const { prepareChildren } = await import('./lib/children.mjs');
  await generateClients();
  await prepareChildren();
  // The type check includes the route types that Next generates.
  if (chosen.includes('types')) await run(process.execPath, [bin('next/dist/bin/next'), 'typegen'], { quiet: true });
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.join(', ')}`);
    await Promise.all(step.map(runPart));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed++;
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);

async function runPart(part) {
  const started = Date.now();
  await parts[part]();
  console.log(`    ${part}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

function add({ passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}

async function check(name, script, args) {
  try {
    // Quiet: the output of a failure is printed as a whole, not mixed with that of another part.
    await run(process.execPath, [bin(script), ...args], { quiet: true });
    add({ passed: 1, failed: 0 });
  } catch {
    console.error(`    ${name} failed`);
    add({ passed: 0, failed: 1 });
  }
}

async function jest(project, env = {}) {
  const report = path.join(reports, `${project}.json`);
  fs.rmSync(report, { force: true });
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, ...patterns];
  const failed = await run(process.execPath, ['--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js'), ...args], {
    env: { NODE_ENV: 'test', ...env },
  }).then(
    () => false,
    () => true,
  );
  if (!fs.existsSync(report)) return add({ passed: 0, failed: 1 });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const broken = numFailedTests + numRuntimeErrorTestSuites;
  add({ passed: numPassedTests, failed: failed && broken === 0 ? 1 : broken });
}

/** Makes a migrated SQLite file and a migrated Postgres database, which each suite copies. */
async function prepareDatabases() {
  const { migrate } = await import('./lib/prisma.mjs');
  const { startPostgres } = await import('./lib/postgres.mjs');
  const template = path.join(scratch, 'template.db');
  await migrate(`file:${template}`);
  const postgres = await startPostgres(path.join(scratch, 'postgres'));
  cleanups.push(postgres.stop);
  await postgres.createDatabase('template_app');
  await migrate(`${postgres.url}/template_app`);
  process.env.TEST_SQLITE_TEMPLATE = template;
  process.env.TEST_POSTGRES_URL = postgres.url;
}
