import http from 'node:http';
import { Webhook } from 'standardwebhooks';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { db } from '@/lib/server/db/client';
import { maxAttempts, retryDelayMs } from '@/lib/server/attempts';
import { env, useEnv } from '@/lib/server/env';
import { deliverLeads } from '@/lib/server/webhook/deliver-leads';
import { owner, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const secret = `whsec_${Buffer.from('a-secret-of-the-receiver').toString('base64')}`;
interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

describeOnBothDatabases('the webhook for new leads', () => {
  const received: Received[] = [];
  let status = 200;
  let receiver: http.Server;

  beforeAll(async () => {
    receiver = http.createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { DATA_DIR, DATABASE_URL } = env();
    const settings = { DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT_EMAILS: '0' };
    useEnv({ ...settings, WEBHOOK_URL: `http://127.0.0.1:${port}/leads`, WEBHOOK_SECRET: secret });
  });
  afterAll(() => new Promise((resolve) => receiver.close(resolve)));
  beforeEach(() => {
    received.length = 0;
    status = 200;
  });
  afterEach(() => db().upload.deleteMany());

  async function leave(email: string, sample = false): Promise<string> {
    const { analysisId } = await storeVisitor({ score: 66, sample, ownerHash: owner.ownerHash });
    const json = { id: analysisId, email, marketingConsent: true };
    const response = await call(postEmail, { method: 'POST', json, cookie: owner.cookie });
    expect(response.status).toBe(200);
    return analysisId;
  }
  const waiting = () => db().webhookDelivery.findMany();
  const later = (ms: number) => new Date(Date.now() + ms);

  it('tells the receiver of a lead once, signed so that it can be checked', async () => {
    const analysisId = await leave('priya@example.com');
    await deliverLeads(later(1));
    await deliverLeads(later(60_000));
    expect(received).toHaveLength(1);
    const [first] = received;
    const headers = Object.fromEntries(Object.entries(first?.headers ?? {}).map(([name, value]) => [name, String(value)]));
    const receiver = new Webhook(secret);
    expect(() => receiver.verify(`${first?.body} `, headers)).toThrow('No matching signature');
    expect(receiver.verify(first?.body ?? '', headers)).toMatchObject({
      event: 'lead.created',
      email: 'priya@example.com',
      analysisId,
      score: 66,
      marketingConsent: true,
    });
    expect(await waiting()).toEqual([]);
  });

  it('does not make the visitor wait: the lead is only put out', async () => {
    await leave('priya@example.com');
    expect(received).toHaveLength(0);
    expect(await waiting()).toHaveLength(1);
  });

  it('tries again later, and later still, until it is accepted', async () => {
    await leave('priya@example.com');
    status = 503;
    await deliverLeads(later(1));
    await deliverLeads(later(retryDelayMs(0) - 1_000));
    expect(received).toHaveLength(1);
    await deliverLeads(later(retryDelayMs(0) + 1_000));
    expect(received).toHaveLength(2);
    await deliverLeads(later(retryDelayMs(0) + retryDelayMs(1) - 5_000));
    expect(received).toHaveLength(2);
    status = 204;
    await deliverLeads(later(retryDelayMs(0) + retryDelayMs(1) + 5_000));
    expect(received).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  it('keeps what was never accepted, marked as failed, and stops trying', async () => {
    await leave('priya@example.com');
    status = 500;
    for (let attempt = 0, at = 1; attempt < maxAttempts + 3; attempt++, at += retryDelayMs(attempt) + 1) await deliverLeads(later(at));
    expect(received).toHaveLength(maxAttempts);
    const [failed] = await waiting();
    expect(failed?.failedAt).not.toBeNull();
  });

  it('takes no redirect for an acceptance', async () => {
    await leave('priya@example.com');
    status = 302;
    await deliverLeads(later(1));
    expect([received.length, (await waiting()).length]).toEqual([1, 1]);
  });

  it('is sent once though two instances look at the same time', async () => {
    await leave('priya@example.com');
    await Promise.all([deliverLeads(later(1)), deliverLeads(later(1)), deliverLeads(later(1))]);
    expect(received).toHaveLength(1);
  });

  it('says nothing of a second email, of the sample, or of a person deleted meanwhile', async () => {
    const analysisId = await leave('priya@example.com');
    await call(postEmail, { method: 'POST', json: { id: analysisId, email: 'second@example.com' }, cookie: owner.cookie });
    await leave('sample@example.com', true);
    expect(await waiting()).toHaveLength(1);
    await db().upload.deleteMany();
    await deliverLeads(later(1));
    expect(received).toHaveLength(0);
  });
});
