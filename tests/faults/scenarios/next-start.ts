import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pdfCv } from '../../support/cv-files';
import { eventually, script, startSite, type Site } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { withDatabase } from '../stored';
import { expectations, type Scenario } from './scenario';

/** No migration has a name before it: what is made with it is an empty database. */
const noMigration = '0';
const email = 'first@example.com';
/** A generated password is asked for: nothing else makes the admin. */
const settings = { ADMIN_EMAIL: email, ADMIN_PASSWORD: '' };

/** On a built tree `next start` needs no script before it: the server migrates and makes the first admin, once. */
export const nextStart: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();

  const alone = folder('next-start-alone');
  const answers = await healthFromTheFirstMoment(alone);
  const [ready, ...before] = answers.toReversed();
  expect('health at last', ready?.status, 200);
  expect(
    'health before',
    before.filter(({ status, body }) => status !== 503 || body.status !== 'not ready' || body.code !== 'UNAVAILABLE'),
    [],
  );

  const shared = folder('next-start-shared');
  const onFile = await Promise.all([startSite(shared, settings), startSite(shared, settings)]);
  expect('admins after two starts at once on one file', (await adminsOf(`file:${path.join(shared, 'app.db')}`)).length, 1);
  await serves(onFile, shared);
  await Promise.all(onFile.map((site) => site.stop()));

  const url = await makeDatabase('Postgres', 'next_start', noMigration);
  const [a, b] = [folder('next-start-a'), folder('next-start-b')];
  const secrets = { NEXTAUTH_SECRET: 's'.repeat(64), DATA_KEY: '0'.repeat(64), DATABASE_URL: url };
  const onPostgres = await Promise.all([startSite(a, { ...settings, ...secrets }), startSite(b, { ...settings, ...secrets })]);
  expect('admins after two starts at once on one Postgres', (await adminsOf(url)).length, 1);
  const told = [a, b].filter((dir) => fs.existsSync(path.join(dir, 'admin-password')));
  expect('instances that were told the password', told.length, 1);
  await serves(onPostgres, told[0] ?? a);
  await Promise.all(onPostgres.map((site) => site.stop()));
  return faults;

  async function serves(sites: Site[], dataDir: string): Promise<void> {
    const file = path.join(dataDir, 'admin-password');
    expect('others may read the password', fs.statSync(file).mode & 0o077, 0);
    for (const site of sites) {
      const visitor = new Visitor(site.url);
      expect('an upload', (await visitor.upload(pdfCv, 'visitor.pdf'))?.status, 201);
      expect('the admin signs in', (await visitor.logIn(email, fs.readFileSync(file, 'utf8').trim()))?.status, 200);
    }
  }
};

const adminsOf = (url: string) => withDatabase(url, (query) => query('SELECT "email" FROM "Admin"'));

/** Every answer of `/api/health` from the start of the process to the first 200. */
async function healthFromTheFirstMoment(dataDir: string): Promise<{ status: number; body: Record<string, unknown> }[]> {
  const port: number = await (await script('free-port')).freePort();
  const args = [path.resolve('node_modules/next/dist/bin/next'), 'start', '--port', String(port)];
  const server = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
  });
  const answers: { status: number; body: Record<string, unknown> }[] = [];
  await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    answers.push({ status: response.status, body: await response.json() });
    return response.ok;
  }, 60_000);
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  return answers;
}
