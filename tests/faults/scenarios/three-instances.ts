import http from 'node:http';
import { once } from 'node:events';
import { docxCv, pdfCv } from '../../support/cv-files';
import { startProxy } from '../../support/site/proxy';
import { seeded } from '../../support/site/seeded';
import { eventually, pause, startSite, type Site } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { brokenPromises, visit, type Promised } from '../acknowledged';
import { countUnfinished, halfDone, withDatabase } from '../stored';
import { makeAdmin, staff } from './make-admin';
import { expectations, type Scenario } from './scenario';

const secret = '0123456789abcdef'.repeat(4);
const names = ['a', 'b', 'c'];
const analyses = 12;
const leads = 6;
const mostLogins = 6;
/** High enough to be taken in steps, of three calls each. */
const mostEmails = 60;
const visitors = 4;
const lifeMs = 4_000;
/** A dead instance's lease must run out first (90 s), then comes the next look at the queue (60 s). */
const finishMs = 180_000;

export const threeInstances: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const databaseUrl = await makeDatabase('Postgres', 'three_instances');
  await makeAdmin(databaseUrl);
  const receiver = await startReceiver();
  const shared = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret, DATA_KEY: secret, TRUST_PROXY: 'true' };
  const startAll = (settings: Record<string, string>) =>
    Promise.all(names.map((name) => startSite(folder(`instance-${name}`), { ...shared, ...settings })));
  const stopAll = (sites: Site[]) => Promise.all(sites.map((site) => site.stop()));
  const count = async (sql: string) => Number((await withDatabase(databaseUrl, (query) => query(sql)))[0]?.count);
  const areFinished = (withinMs: number) => eventually(async () => (await countUnfinished(databaseUrl)) === 0, withinMs);

  const limited = await startAll({ RATE_LIMIT_LOGINS: String(mostLogins), RATE_LIMIT_EMAILS: String(mostEmails) });
  await signOutHolds(limited);
  await limitsHold(limited);
  await ownerLinkOpensOnce(limited);
  await stopAll(limited);

  const sending = await startAll({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
  await leadsGoOutOnce(sending);
  await acceptedAreFinished(sending);
  await stopAll(sending);
  receiver.close();

  // All of them abandoned: every instance finds them at the same moment when it starts.
  await withDatabase(databaseUrl, (query) =>
    query(`UPDATE "Analysis" SET "status" = 'processing', "result" = NULL, "score" = NULL, "attempts" = 0, "leaseUntil" = '2020-01-01'`),
  );
  const abandoned = await count(`SELECT COUNT(*) AS "count" FROM "Analysis"`);
  const sites = await startAll({});
  if (!(await areFinished(60_000))) faults.push('abandoned analyses were not taken up');
  expect('abandoned analyses made once', await count(`SELECT COUNT(*) AS "count" FROM "Analysis" WHERE "attempts" = 1`), abandoned);
  const turns = await count(`SELECT COUNT(*) AS "count" FROM "JobRun" WHERE "job" = 'purge turn'`);
  expect('purges, one in each hour of nine starts', await count(`SELECT COUNT(*) AS "count" FROM "JobRun" WHERE "job" = 'purge'`), turns);

  await deathLosesNothing(sites);
  faults.push(...(await halfDone(databaseUrl)));
  return faults;

  async function signOutHolds([a, b, c]: Site[]): Promise<void> {
    const [admin, atB, atC] = [a, b, c].map((site) => new Visitor(site?.url ?? ''));
    if (!admin || !atB || !atC) return;
    const cookie =
      (await admin.logIn(staff.email, staff.password))?.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ') ?? '';
    for (const at of [admin, atB, atC]) at.cookie = cookie;
    const isSignedIn = async (at: Visitor) => (await (await at.get('/api/admin/auth-status'))?.json())?.authenticated;
    expect('a session of A at B and C', [await isSignedIn(atB), await isSignedIn(atC)], [true, true]);
    await atB.logOut();
    expect('a session ended at B, at A and C', [await isSignedIn(admin), await isSignedIn(atC)], [false, false]);
  }

  /** Behind the proxy each call comes to the next instance; what a client says of its own address, the proxy overwrites. */
  async function limitsHold(all: Site[]): Promise<void> {
    const proxy = await startProxy(all.map(({ url }) => url));
    const statuses: unknown[] = [];
    for (let call = 1; call <= mostLogins + 2; call++) {
      const headers = { 'x-forwarded-for': `198.51.100.${call}` };
      statuses.push((await new Visitor(proxy.url).logIn(`nobody-${call}@example.com`, 'a wrong password', headers))?.status);
    }
    // The sign-in before came from the same machine, and counts.
    expect('sign-ins at all in turn', statuses, [...Array.from({ length: mostLogins - 1 }, () => 401), 429, 429, 429]);
    const asked = Array.from({ length: 2 * mostEmails }, () => new Visitor(proxy.url).unsubscribe('jo@example.com'));
    const answers = (await Promise.all(asked)).map((response) => response?.status ?? 'none');
    const passed = answers.filter((status) => status === 200).length;
    // What three instances have taken and not used, two calls each, is lost to the client.
    if (passed > mostEmails || passed < mostEmails - 6)
      faults.push(`${passed} calls passed a limit of ${mostEmails}: ${answers.sort().join(' ')}`);
    proxy.close();
  }

  async function ownerLinkOpensOnce(all: Site[]): Promise<void> {
    const owner = new Visitor(all[0]?.url ?? '');
    const upload = await (await owner.upload(await docxCv(), 'visitor.docx'))?.json();
    const { id } = await (await owner.analyse(upload.id, false))?.json();
    const { url: link } = await (await owner.ownerLink(id, `/results/${id}`))?.json();
    const opened = await Promise.all([...all, ...all].map(({ url }) => fetch(url + link, { redirect: 'manual' })));
    expect('cookies that one link gave', opened.filter(({ headers }) => headers.getSetCookie().length > 0).length, 1);
  }

  /** All three look for leads to send every ten seconds. */
  async function leadsGoOutOnce(all: Site[]): Promise<void> {
    for (let lead = 0; lead < leads; lead++) {
      const visitor = new Visitor(all[lead % all.length]?.url ?? '');
      const upload = await (await visitor.upload(await docxCv(), 'visitor.docx'))?.json();
      const { id } = await (await visitor.analyse(upload.id, false))?.json();
      expect('an unlocked report', (await visitor.unlock(id, `lead-${lead}@example.com`))?.status, 200);
    }
    const isSent = await eventually(async () => (await count(`SELECT COUNT(*) AS "count" FROM "WebhookDelivery"`)) === 0, 60_000);
    if (!isSent) faults.push('leads were not sent');
    // Whoever else held one would send it now.
    await pause(lifeMs);
    expect('leads sent, and different ones', [receiver.ids.length, new Set(receiver.ids).size], [leads, leads]);
  }

  async function acceptedAreFinished(all: Site[]): Promise<void> {
    const visitor = new Visitor(all[0]?.url ?? '');
    const upload = await (await visitor.upload(await docxCv(), 'visitor.docx'))?.json();
    for (let index = 0; index < analyses; index++) await new Visitor(all[index % all.length]?.url ?? '').analyse(upload.id, true);
    if (!(await areFinished(60_000))) faults.push('accepted analyses were not finished');
  }

  /** One dies in the midst of work; the visitors go on at the others, behind the same proxy. */
  async function deathLosesNothing(all: Site[]): Promise<void> {
    const proxy = await startProxy(all.map(({ url }) => url));
    const files = [
      { file: pdfCv, name: 'visitor.pdf' },
      { file: await docxCv(), name: 'visitor.docx' },
    ];
    const promised: Promised[] = [];
    let isOver = false;
    const work = Array.from({ length: visitors }, (_, at) => visit(proxy.url, seeded(at), files, () => isOver, promised));
    await eventually(async () => promised.length >= 2 * visitors, finishMs);
    await all.at(-1)?.kill();
    const before = promised.length;
    await pause(lifeMs);
    await eventually(async () => promised.length > before + visitors, finishMs);
    isOver = true;
    await Promise.all(work);
    if (!(await areFinished(finishMs))) faults.push('what the dead instance had accepted was not finished');
    faults.push(...(await brokenPromises(promised, proxy.url, true)));
    proxy.close();
    await stopAll(all.slice(0, -1));
  }
};

/** Accepts leads and keeps their ids. */
async function startReceiver(): Promise<{ url: string; ids: unknown[]; close: () => void }> {
  const ids: unknown[] = [];
  const server = http.createServer((request, response) => {
    ids.push(request.headers['webhook-id']);
    request.resume();
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, ids, close: () => server.close() };
}
