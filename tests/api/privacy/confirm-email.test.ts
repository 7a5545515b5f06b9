import { POST as postConfirmation } from '@/app/api/cv/confirm-email/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { maxAttempts, retryDelayMs } from '@/lib/server/attempts';
import { findUploadsOfEmail } from '@/lib/server/db/people';
import { db } from '@/lib/server/db/client';
import { env, useEnv } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { sendConfirmations } from '@/lib/server/mail/send-confirmations';
import { examine } from '@/lib/server/services/operation/doctor';
import { readMetrics } from '@/lib/server/services/operation/metrics';
import { leadToken } from '@/lib/server/services/personal-data/lead-token';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { owner, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { confirmationToken, mailServer, settingsWithoutMail, siteWithMail } from '../../support/mail-server';

const minute = 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms);

describeOnBothDatabases('an email on a site with a mail server', () => {
  const { letters, state, server } = mailServer();

  beforeAll(() => siteWithMail(server));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    letters.length = 0;
    state.isAway = false;
  });
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().lead.deleteMany();
    await db().rateLimiterFlexible.deleteMany();
  });

  async function leave(email: string, marketingConsent = false, sample = false): Promise<string> {
    const { analysisId } = await storeVisitor({ score: 66, sample, ownerHash: owner.ownerHash });
    const response = await call(postEmail, { method: 'POST', json: { id: analysisId, email, marketingConsent }, cookie: owner.cookie });
    expect(response.status).toBe(200);
    return analysisId;
  }
  const confirm = (token: string) => call(postConfirmation, { method: 'POST', path: '/api/cv/confirm-email', json: { token } });

  it('gets one letter, whose link makes it count: for staff, and for the webhook', async () => {
    await leave('priya@example.com');
    await sendConfirmations(later(1));
    await sendConfirmations(later(day));
    expect(letters.map(({ from, to }) => [from, to])).toEqual([['privacy@example.org', 'priya@example.com']]);
    expect([await findUploadsOfEmail('priya@example.com'), await db().webhookDelivery.count()]).toEqual([[], 0]);

    expect((await confirm(confirmationToken(letters[0]))).status).toBe(200);
    expect(await findUploadsOfEmail('priya@example.com')).toHaveLength(1);
    expect([await db().lead.count({ where: { proven: true } }), await db().webhookDelivery.count()]).toEqual([1, 1]);
    expect((await confirm(confirmationToken(letters[0]))).status).toBe(200);
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

  it('gets five letters a day at most, however many reports it is written on, and those beyond on the next day', async () => {
    for (let report = 0; report < 7; report++) await leave('Target@example.com');
    await sendConfirmations(later(1));
    await sendConfirmations(later(day - minute));
    expect(letters).toHaveLength(5);
    await sendConfirmations(later(day + minute));
    expect(letters).toHaveLength(7);
    expect(await db().lead.findMany({ select: { confirmAt: true, confirmTries: true } })).toEqual(
      Array(7).fill({ confirmAt: null, confirmTries: 1 }),
    );
  });

  it('gets no more of them by deleting reports, nor by another tag of one letter box', async () => {
    for (let report = 0; report < 9; report++) {
      await leave(report % 2 ? 'Again@example.com' : `again+${report}@example.com`);
      await sendConfirmations(later(1));
      await db().upload.deleteMany();
    }
    expect(letters).toHaveLength(5);
    const counts = await db().rateLimiterFlexible.findMany({ where: { key: { startsWith: 'letters:' } } });
    expect(JSON.stringify(counts)).not.toContain('again');
    await purgeExpired(later(day + minute));
    expect(await db().rateLimiterFlexible.count({ where: { key: { startsWith: 'letters:' } } })).toBe(0);
  });

  it('waits two days at most for its turn: a flood of one day is no letter for weeks', async () => {
    for (let report = 0; report < 17; report++) await leave('flooded@example.com');
    for (let days = 0; days < 6; days++) await sendConfirmations(later(days * (day + minute) + 1));
    expect(letters.length).toBeLessThanOrEqual(15);
    expect(await db().lead.count({ where: { confirmAt: { not: null } } })).toBe(0);
  });

  it('is not counted while the mail server refuses its letter, whose code stands in metrics, doctor and log', async () => {
    const warn = jest.spyOn(log(), 'warn');
    state.isAway = true;
    await leave('greylisted@example.com');
    for (let attempt = 0, at = 1; attempt < 7; attempt++, at += Math.max(6 * minute, retryDelayMs(attempt)) + 1)
      await sendConfirmations(later(at));
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ code: '451', attempt: 7 }), 'letter not accepted');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('greylisted');
    expect(await readMetrics()).toMatch(/\ncv_letters_waiting 1\n[^]*\ncv_letters_refused 1\n[^]*\ncv_letters_failed 0\n/);
    const told = async () => (await examine(new Date(), [])).find(({ text }) => text.includes('451'));
    expect(await told()).toMatchObject({ state: 'advice', text: expect.stringContaining('1 letter(s) were refused and are tried again') });

    await db().lead.updateMany({ data: { confirmTries: maxAttempts - 1, confirmAt: new Date() } });
    await sendConfirmations(later(1));
    expect(await readMetrics()).toMatch(/\ncv_letters_waiting 0\n[^]*\ncv_letters_refused 0\n[^]*\ncv_letters_failed 1\n/);
    expect(await told()).toMatchObject({ state: 'fault', text: expect.stringContaining('1 letter(s) were refused to the end') });

    state.isAway = false;
    await db().lead.updateMany({ data: { confirmTries: 0, confirmAt: new Date() } });
    await sendConfirmations(later(1));
    expect([letters.length, await told()]).toEqual([1, undefined]);
    warn.mockRestore();
  });

  it('asks for the address that its link leads to', async () => {
    const aboutLinks = async () => (await examine(new Date(), [])).find(({ text }) => text.includes('localhost'));
    expect(await aboutLinks()).toBeUndefined();
    const { PUBLIC_URL, SMTP_URL, DATA_DIR, DATABASE_URL } = env();
    useEnv({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent', NODE_ENV: 'test', SMTP_URL });
    expect(await aboutLinks()).toMatchObject({ state: 'fault' });
    useEnv({ ...settingsWithoutMail(), SMTP_URL, PUBLIC_URL });
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
