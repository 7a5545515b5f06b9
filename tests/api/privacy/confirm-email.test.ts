import { SMTPServer } from 'smtp-server';
import { POST as postConfirmation } from '@/app/api/cv/confirm-email/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { maxAttempts, retryDelayMs } from '@/lib/server/attempts';
import { findUploadsOfEmail } from '@/lib/server/db/people';
import { db } from '@/lib/server/db/client';
import { env, useEnv } from '@/lib/server/env';
import { sendConfirmations } from '@/lib/server/mail/send-confirmations';
import { leadToken } from '@/lib/server/services/personal-data/lead-token';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { owner, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const minute = 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms);

interface Letter {
  from: string;
  to: string;
  text: string;
}

/** A mail server that keeps what it takes, and takes nothing while `isAway`. */
function mailServer() {
  const letters: Letter[] = [];
  const state = { isAway: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, answer) => answer(state.isAway ? new Error('Try later') : null),
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        // Long lines are folded by '=' at their ends, and '=' itself is written '=3D'.
        letters.push({ from, to, text: Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=') });
        answer();
      });
    },
  });
  return { letters, state, server };
}

describeOnBothDatabases('an email on a site with a mail server', () => {
  const { letters, state, server } = mailServer();

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const { DATA_DIR, DATABASE_URL } = env();
    useEnv({
      ...{ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT_EMAILS: '0' },
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'http://cv.example.org',
      OPERATOR_CONTACT: 'privacy@example.org',
      WEBHOOK_URL: 'https://crm.example.org/leads',
      WEBHOOK_SECRET: 'a-secret-of-the-receiver',
    });
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    letters.length = 0;
    state.isAway = false;
  });
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().lead.deleteMany();
  });

  async function leave(email: string, marketingConsent = false, sample = false): Promise<string> {
    const { analysisId } = await storeVisitor({ score: 66, sample, ownerHash: owner.ownerHash });
    const response = await call(postEmail, { method: 'POST', json: { id: analysisId, email, marketingConsent }, cookie: owner.cookie });
    expect(response.status).toBe(200);
    return analysisId;
  }
  const confirm = (token: string) => call(postConfirmation, { method: 'POST', path: '/api/cv/confirm-email', json: { token } });
  const tokenOf = (letter: Letter | undefined): string =>
    decodeURIComponent(/http:\/\/cv\.example\.org\/confirm-email\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '');

  it('gets one letter, whose link makes it count: for staff, and for the webhook', async () => {
    await leave('priya@example.com');
    await sendConfirmations(later(1));
    await sendConfirmations(later(day));
    expect(letters.map(({ from, to }) => [from, to])).toEqual([['privacy@example.org', 'priya@example.com']]);
    expect([await findUploadsOfEmail('priya@example.com'), await db().webhookDelivery.count()]).toEqual([[], 0]);

    expect((await confirm(tokenOf(letters[0]))).status).toBe(200);
    expect(await findUploadsOfEmail('priya@example.com')).toHaveLength(1);
    expect([await db().lead.count({ where: { proven: true } }), await db().webhookDelivery.count()]).toEqual([1, 1]);
    expect((await confirm(tokenOf(letters[0]))).status).toBe(200);
    expect(await db().webhookDelivery.count()).toBe(1);
  });

  it('mentions a consent to marketing only where one was given', async () => {
    await leave('asked@example.com', true);
    await leave('unasked@example.com');
    await sendConfirmations(later(1));
    const told = Object.fromEntries(letters.map(({ to, text }) => [to, text.includes('Also send me')]));
    expect(told).toEqual({ 'asked@example.com': true, 'unasked@example.com': false });
  });

  it('waits for a mail server that is away, and is given up after the last attempt', async () => {
    state.isAway = true;
    await leave('late@example.com');
    await sendConfirmations(later(1));
    state.isAway = false;
    await sendConfirmations(later(4 * minute));
    expect(letters).toHaveLength(0);
    await sendConfirmations(later(6 * minute));
    expect(letters).toHaveLength(1);

    state.isAway = true;
    await leave('never@example.com');
    for (let attempt = 0, at = 1; attempt <= maxAttempts; attempt++, at += Math.max(6 * minute, retryDelayMs(attempt)) + 1)
      await sendConfirmations(later(at));
    const left = await db().lead.findFirstOrThrow({ where: { email: 'never@example.com' } });
    expect([left.confirmTries, left.confirmAt, left.proven]).toEqual([maxAttempts, null, false]);
  });

  it('gets its letter once where several instances send at one moment', async () => {
    await leave('once@example.com');
    await Promise.all([sendConfirmations(later(1)), sendConfirmations(later(1)), sendConfirmations(later(1))]);
    expect(letters).toHaveLength(1);
  });

  it('gets five letters a day at most, however many reports it is written on', async () => {
    for (let report = 0; report < 7; report++) await leave('Target@example.com');
    await sendConfirmations(later(1));
    expect(letters).toHaveLength(5);
  });

  it('gets none for the bundled sample', async () => {
    await leave('trying@example.com', false, true);
    await sendConfirmations(later(1));
    expect(letters).toHaveLength(0);
  });

  it('is confirmed by its own link only, and by none once the report is deleted', async () => {
    await leave('jo@example.com');
    const { id } = await db().lead.findFirstOrThrow();
    const forged = [`${id}.${'a'.repeat(43)}`, leadToken('unsubscribe', id), id];
    expect(await Promise.all(forged.map(async (token) => (await confirm(token)).status))).toEqual([404, 404, 404]);
    expect(await db().lead.count({ where: { proven: true } })).toBe(0);
    await db().upload.deleteMany();
    const gone = await confirm(leadToken('confirm-email', id));
    expect([gone.status, (await gone.json()).code]).toEqual([404, 'LINK_UNKNOWN']);
  });

  it('outlives its report by a consent only once it is confirmed', async () => {
    await leave('confirmed@example.com', true);
    await leave('unconfirmed@example.com', true);
    const { id } = await db().lead.findFirstOrThrow({ where: { email: 'confirmed@example.com' } });
    await confirm(leadToken('confirm-email', id));
    await purgeExpired(later(31 * day));
    expect((await db().lead.findMany()).map(({ email }) => email)).toEqual(['confirmed@example.com']);
  });
});
