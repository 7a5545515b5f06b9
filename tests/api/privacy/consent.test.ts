import { POST as postUnsubscribe } from '@/app/api/cv/unsubscribe/route';
import { POST as postEmail } from '@/app/api/cv/update-email/route';
import { db } from '@/lib/server/db/client';
import { deletePerson } from '@/lib/server/services/personal-data/delete-person';
import { personalWords } from '@/lib/server/services/personal-data/personal-data';
import { purgeExpired, purgeInTurn } from '@/lib/server/services/personal-data/purge';
import { leadToken } from '@/lib/server/services/personal-data/lead-token';
import { owner, storeUpload, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const day = 24 * 60 * 60 * 1000;
const unsubscribe = (json: unknown) => call(postUnsubscribe, { method: 'POST', path: '/api/cv/unsubscribe', json });
const consentOf = async (email: string) => (await db().lead.findMany({ where: { email } })).map((lead) => lead.marketingConsent);

describeOnBothDatabases('the retention purge', () => {
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().lead.deleteMany();
    await db().suppression.deleteMany();
    await db().jobRun.deleteMany();
  });

  it('takes report, file and text after RETENTION_DAYS, and the email unless it consented to marketing', async () => {
    await storeVisitor({ email: 'plain@example.com' });
    await storeVisitor({ email: 'consenting@example.com', consent: true });
    await purgeExpired(new Date(Date.now() + 29 * day));
    expect([await db().upload.count(), await db().lead.count()]).toEqual([2, 2]);
    await purgeExpired(new Date(Date.now() + 31 * day));
    expect([await db().upload.count(), await db().uploadFile.count(), await db().analysis.count()]).toEqual([0, 0, 0]);
    expect(await db().lead.findMany({ select: { email: true, analysisId: true, marketingConsent: true, consentWording: true } })).toEqual([
      { email: 'consenting@example.com', analysisId: null, marketingConsent: true, consentWording: '1: Yes, please.' },
    ]);
  });

  it('takes after a day what was never analysed, and the bundled sample with its consents', async () => {
    await storeUpload({ filename: 'forgotten.pdf' });
    await storeVisitor({ filename: 'sample.pdf', sample: true, email: 'trying@example.com', consent: true });
    await storeVisitor({ filename: 'analysed.pdf' });
    const names = async () => (await db().upload.findMany({ orderBy: { filename: 'asc' } })).map((upload) => upload.filename);
    await purgeExpired(new Date(Date.now() + 0.9 * day));
    expect(await names()).toEqual(['analysed.pdf', 'forgotten.pdf', 'sample.pdf']);
    await purgeExpired(new Date(Date.now() + 1.1 * day));
    expect(await names()).toEqual(['analysed.pdf']);
    expect(await db().lead.count()).toBe(0);
  });

  it('leaves a record that it ran, with what it removed', async () => {
    await storeVisitor({ email: 'plain@example.com' });
    const now = new Date(Date.now() + 31 * day);
    await purgeExpired(now);
    const [run] = await db().jobRun.findMany({ where: { job: 'purge' } });
    expect(run?.startedAt).toEqual(now);
    expect(JSON.parse(run?.removed ?? '{}')).toMatchObject({ uploads: 1, leadsKept: 0 });
  });

  it('is run by one of several instances, once an hour', async () => {
    const now = new Date('2031-05-05T10:20:00Z');
    const runs = () => db().jobRun.count({ where: { job: 'purge' } });
    await Promise.all([purgeInTurn(now), purgeInTurn(now), purgeInTurn(now)]);
    expect(await runs()).toBe(1);
    await purgeInTurn(new Date('2031-05-05T10:59:00Z'));
    expect(await runs()).toBe(1);
    await purgeInTurn(new Date('2031-05-05T11:01:00Z'));
    expect(await runs()).toBe(2);
    await purgeInTurn(new Date('2031-05-07T11:01:00Z'));
    expect(await db().jobRun.count({ where: { job: { not: 'purge' } } })).toBe(1);
  });

  it('is outlived by an address that staff can still delete on request', async () => {
    await storeVisitor({ email: 'consenting@example.com', consent: true });
    await purgeExpired(new Date(Date.now() + 31 * day));
    expect(await deletePerson({ email: 'Consenting@example.com' }, 'staff')).toEqual({ emails: 1, uploads: 0, analyses: 0 });
    expect(await db().lead.count()).toBe(0);
  });
});

describeOnBothDatabases('unsubscribing', () => {
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().lead.deleteMany();
    await db().suppression.deleteMany();
  });

  it('withdraws the consent by address, keeps the report open, and deletes an address that only the consent kept', async () => {
    await storeVisitor({ email: 'old@example.com', consent: true });
    await purgeExpired(new Date(Date.now() + 31 * day));
    await storeVisitor({ email: 'new@example.com', consent: true });
    expect((await unsubscribe({ email: 'OLD@example.com' })).status).toBe(200);
    expect((await unsubscribe({ email: 'new@example.com' })).status).toBe(200);
    expect(await db().lead.findMany({ select: { email: true, marketingConsent: true, withdrawnAt: true } })).toEqual([
      { email: 'new@example.com', marketingConsent: false, withdrawnAt: expect.any(Date) },
    ]);
  });

  it('works with the link of an email in one click, and with nobody else’s', async () => {
    await storeVisitor({ email: 'jo@example.com', consent: true });
    const lead = await db().lead.findFirstOrThrow();
    const token = leadToken('unsubscribe', lead.id);
    const forged = await unsubscribe({ token: `${lead.id}.${token.split('.')[1]?.split('').reverse().join('')}` });
    expect([forged.status, await consentOf('jo@example.com')]).toEqual([400, [true]]);
    const clicked = await call(postUnsubscribe, {
      method: 'POST',
      path: `/api/cv/unsubscribe?token=${encodeURIComponent(token)}`,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([clicked.status, await consentOf('jo@example.com')]).toEqual([200, [false]]);
  });

  it('answers the same for an unknown address, and 400 for a malformed one', async () => {
    const known = await unsubscribe({ email: 'nobody@example.com' });
    expect([known.status, await known.json()]).toEqual([200, { status: 'success' }]);
    expect((await unsubscribe({ email: 'no address' })).status).toBe(400);
  });

  it('holds against a later tick of the box, and keeps no readable address', async () => {
    await unsubscribe({ email: 'jo@example.com' });
    const { analysisId } = await storeVisitor({ ownerHash: owner.ownerHash });
    const json = { id: analysisId, email: 'Jo@example.com', marketingConsent: true };
    await call(postEmail, { method: 'POST', json, cookie: owner.cookie });
    expect(await consentOf('Jo@example.com')).toEqual([false]);
    expect(JSON.stringify(await db().suppression.findMany())).not.toContain('jo@');
  });
});

describeOnBothDatabases('a CV that suggests somebody below the minimum age', () => {
  afterEach(() => db().upload.deleteMany());

  it('unlocks as any other, but no consent to marketing is kept', async () => {
    const cases = [
      [`12/03/${new Date().getFullYear() - 15}`, false],
      ['12/03/1986', true],
    ] as const;
    for (const [birthday, consents] of cases) {
      const { uploadId, analysisId } = await storeVisitor({ birthday, ownerHash: owner.ownerHash });
      const json = { id: analysisId, email: 'young@example.com', marketingConsent: true };
      expect((await call(postEmail, { method: 'POST', path: '/api/cv/update-email', json, cookie: owner.cookie })).status).toBe(200);
      expect((await personalWords(uploadId)).isMinor).toBe(!consents);
      expect((await db().lead.findMany()).map((lead) => [lead.marketingConsent, lead.consentWording === null])).toEqual([
        [consents, !consents],
      ]);
      await db().lead.deleteMany();
    }
  });
});
