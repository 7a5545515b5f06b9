import { GET as getEmail, PUT as putEmail } from '@/app/api/cv/analysis/[analysisId]/email/route';
import { POST as postConfirmation } from '@/app/api/cv/confirm-email/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { db } from '@/lib/server/db/client';
import { findUploadsOfEmail } from '@/lib/server/db/people';
import { sendConfirmations } from '@/lib/server/mail/send-confirmations';
import { owner, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { confirmationToken, mailServer, siteWithMail } from '../../support/mail-server';

const later = (ms: number) => new Date(Date.now() + ms);
const stranger = `visitor=${'s'.repeat(43)}`;

const give = (id: string, email: string, marketingConsent = false) =>
  call(postEmail, { method: 'POST', json: { id, email, marketingConsent }, cookie: owner.cookie });
const change = (analysisId: string, email: string, cookie = owner.cookie) =>
  call(putEmail, { method: 'PUT', params: { analysisId }, json: { email }, cookie });
const read = (analysisId: string, cookie = owner.cookie) => call(getEmail, { params: { analysisId }, cookie });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const confirm = (token: string) => call(postConfirmation, { method: 'POST', path: '/api/cv/confirm-email', json: { token } });

const storeOwn = async (): Promise<string> => (await storeVisitor({ ownerHash: owner.ownerHash })).analysisId;
const empty = async () => {
  await db().upload.deleteMany();
  await db().lead.deleteMany();
};

describeOnBothDatabases('a mistyped email on a site with a mail server', () => {
  const { letters, server } = mailServer();

  beforeAll(() => siteWithMail(server));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => void (letters.length = 0));
  afterEach(empty);

  it('is put right by its owner: a new letter goes out, and the old link opens nothing', async () => {
    const id = await storeOwn();
    await give(id, 'mei@exmaple.com', true);
    await sendConfirmations(later(1));
    expect((await change(id, 'mei@example.com')).status).toBe(200);
    expect(await (await read(id)).json()).toEqual({ email: 'mei@example.com', isConfirmed: false, mayChange: true });
    await sendConfirmations(later(1));
    expect(letters.map(({ to }) => to)).toEqual(['mei@exmaple.com', 'mei@example.com']);
    expect(letters[1]?.text).toContain('Also send me');
    expect(await codeOf(await confirm(confirmationToken(letters[0])))).toEqual([404, 'LINK_UNKNOWN']);
    expect((await confirm(confirmationToken(letters[1]))).status).toBe(200);
    expect([await findUploadsOfEmail('mei@exmaple.com'), (await findUploadsOfEmail('mei@example.com')).length]).toEqual([[], 1]);
    expect(await db().lead.findMany({ select: { email: true, proven: true, marketingConsent: true } })).toEqual([
      { email: 'mei@example.com', proven: true, marketingConsent: true },
    ]);
  });

  it('stays once it is confirmed', async () => {
    const id = await storeOwn();
    await give(id, 'olu@example.com');
    await sendConfirmations(later(1));
    await confirm(confirmationToken(letters[0]));
    expect(await codeOf(await change(id, 'other@example.com'))).toEqual([409, 'CONFIRMED']);
    expect(await (await read(id)).json()).toEqual({ email: 'olu@example.com', isConfirmed: true, mayChange: false });
  });

  it('is sent no second letter where nothing was changed', async () => {
    const id = await storeOwn();
    await give(id, 'same@example.com');
    await change(id, 'same@example.com');
    await sendConfirmations(later(1));
    await change(id, 'same@example.com');
    await sendConfirmations(later(1));
    expect(letters).toHaveLength(1);
  });

  it('sends a stranger five letters a day at most, however often it is changed', async () => {
    const id = await storeOwn();
    await give(id, 'victim@example.com');
    for (let turn = 0; turn < 7; turn++) {
      await sendConfirmations(later(1));
      await change(id, `away${turn}@example.com`);
      await change(id, 'Victim@example.com');
    }
    await sendConfirmations(later(1));
    expect(letters.filter(({ to }) => to.toLowerCase() === 'victim@example.com')).toHaveLength(5);
  });
});

describeOnBothDatabases(
  'a mistyped email on a site without a mail server',
  () => {
    afterEach(empty);

    it('is put right as often as need be: staff find the report by the last one, and the webhook is told of it', async () => {
      const id = await storeOwn();
      await give(id, 'first@example.com');
      await change(id, 'second@example.com');
      expect((await change(id, 'third@example.com')).status).toBe(200);
      expect(await (await read(id)).json()).toEqual({ email: 'third@example.com', isConfirmed: false, mayChange: true });
      const found = await Promise.all(['first', 'second', 'third'].map((name) => findUploadsOfEmail(`${name}@example.com`)));
      expect(found.map((uploads) => uploads.length)).toEqual([0, 0, 1]);
      expect(await db().webhookDelivery.findMany({ select: { lead: { select: { email: true } } } })).toEqual([
        { lead: { email: 'third@example.com' } },
      ]);
    });

    it('is read and changed in the browser of its owner alone', async () => {
      const id = await storeOwn();
      await give(id, 'own@example.com');
      expect(await codeOf(await change(id, 'other@example.com', stranger))).toEqual([403, 'NOT_OWNER']);
      expect(await codeOf(await read(id, stranger))).toEqual([403, 'NOT_OWNER']);
      expect((await (await read(id)).json()).email).toBe('own@example.com');
    });

    it('must have been given before, and be an address', async () => {
      const id = await storeOwn();
      expect(await (await read(id)).json()).toEqual({ email: null, isConfirmed: false, mayChange: false });
      expect(await codeOf(await change(id, 'new@example.com'))).toEqual([404, 'NOT_GIVEN']);
      await give(id, 'own@example.com');
      expect(await codeOf(await change(id, 'no address'))).toEqual([400, 'INVALID_EMAIL']);
      expect(await codeOf(await change('unknown', 'new@example.com'))).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    });
  },
  { WEBHOOK_URL: 'https://crm.example.org/leads', WEBHOOK_SECRET: 'a-secret-of-the-receiver' },
);
