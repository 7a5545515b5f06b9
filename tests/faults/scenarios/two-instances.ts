import { docxCv } from '../../support/cv-files';
import { eventually, startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { countUnfinished, withDatabase } from '../stored';
import { makeAdmin, staff } from './make-admin';
import { expectations, type Scenario } from './scenario';

const analyses = 12;
const secret = '0123456789abcdef'.repeat(4);
const limit = 6;

export const twoInstances: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const databaseUrl = await makeDatabase('Postgres', 'two_instances');
  const settings = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret, DATA_KEY: secret, RATE_LIMIT_LOGINS: String(limit) };
  await makeAdmin(databaseUrl);
  const start = (name: string) => startSite(folder(`instance-${name}`), settings);
  const [a, b] = await Promise.all([start('a'), start('b')]);

  const admin = new Visitor(a.url);
  const signedIn = await admin.logIn(staff.email, staff.password);
  admin.cookie = signedIn?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const atB = Object.assign(new Visitor(b.url), { cookie: admin.cookie });
  expect('a session of A at B', (await (await atB.get('/api/admin/auth-status'))?.json())?.authenticated, true);
  await atB.logOut();
  expect('a session ended at B, at A', (await (await admin.get('/api/admin/auth-status'))?.json())?.authenticated, false);

  // The right sign-in was the first call of this address; a made-up X-Forwarded-For does not make another of it.
  const statuses: unknown[] = [];
  for (let call = 1; call <= limit; call++) {
    const at = new Visitor(call % 2 ? a.url : b.url);
    statuses.push((await at.logIn(`nobody-${call}@example.com`, 'a wrong password', { 'x-forwarded-for': `198.51.100.${call}` }))?.status);
  }
  expect('sign-ins at both in turn', statuses, [...Array.from({ length: limit - 1 }, () => 401), 429]);

  const visitor = new Visitor(a.url);
  const upload = await (await visitor.upload(await docxCv(), 'visitor.docx'))?.json();
  for (let index = 0; index < analyses; index++) await new Visitor(index % 2 ? a.url : b.url).analyse(upload.id, true);
  if (!(await eventually(async () => (await countUnfinished(databaseUrl)) === 0, 60_000)))
    faults.push('accepted analyses were not finished');
  await Promise.all([a.stop(), b.stop()]);

  // All of them abandoned: both instances find them at the same moment when they start.
  await withDatabase(databaseUrl, (query) =>
    query(`UPDATE "Analysis" SET "status" = 'processing', "result" = NULL, "score" = NULL, "attempts" = 0, "leaseUntil" = '2020-01-01'`),
  );
  const again = await Promise.all([start('a'), start('b')]);
  if (!(await eventually(async () => (await countUnfinished(databaseUrl)) === 0, 60_000)))
    faults.push('abandoned analyses were not taken up');
  const attempts = await withDatabase(databaseUrl, (query) => query(`SELECT "attempts" FROM "Analysis" WHERE "status" = 'ready'`));
  expect(
    'runs of each abandoned analysis',
    attempts.map((row) => row.attempts),
    Array.from({ length: analyses }, () => 1),
  );

  // One of them dies: the other goes on.
  await again[0].kill();
  const late = new Visitor(again[1].url);
  const second = await (await late.upload(await docxCv(), 'visitor.docx'))?.json();
  expect('an analysis after the other instance died', (await late.analyse(second.id, false))?.status, 200);
  await again[1].stop();
  return faults;
};
