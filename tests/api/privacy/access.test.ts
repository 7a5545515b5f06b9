import fs from 'node:fs';
import path from 'node:path';
import { GET as exportPerson } from '@/app/api/admin/people/route';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { createComplaint } from '@/lib/server/db/complaints';
import { makeBackup } from '@/lib/server/services/operation/backup';
import { examine } from '@/lib/server/services/operation/doctor';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { unsubscribe } from '@/lib/server/services/personal-data/unsubscribe';
import { adminCookie, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases('a request for access that came by email', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().lead.deleteMany();
    await db().suppression.deleteMany();
    await db().complaint.deleteMany();
    await db().auditEvent.deleteMany();
  });
  const ask = (email: string, given = cookie) =>
    call(exportPerson, { path: `/api/admin/people?email=${encodeURIComponent(email)}`, cookie: given });

  it('is answered with everything held of that person, on whichever device, and nothing of anybody else', async () => {
    await storeVisitor({ email: 'priya@example.com', ownerHash: 'phone', filename: 'On-the-phone.pdf' });
    await storeVisitor({ email: 'Priya@Example.com', ownerHash: 'laptop', filename: 'On-the-laptop.pdf' });
    await storeVisitor({ email: 'ann@example.com', ownerHash: 'other', filename: 'Of-Ann.pdf' });
    const response = await ask('PRIYA@example.com');
    expect([response.status, response.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('personal-data.json')]);
    const text = await response.text();
    for (const own of ['On-the-phone.pdf', 'On-the-laptop.pdf', 'priya@example.com']) expect(text).toContain(own);
    expect(text).not.toMatch(/Of-Ann|ann@example/);
    expect((await db().auditEvent.findMany({ where: { action: 'person-exported' } })).map((event) => event.recordId)).toEqual([null]);
  });

  it('holds nothing of a report on which somebody else than its owner wrote the address', async () => {
    await storeVisitor({ email: 'stranger@example.com', proven: false });
    expect((await ask('stranger@example.com')).status).toBe(404);
  });

  it('holds each improved version once, whether an email was left on it or not', async () => {
    const { uploadId } = await storeVisitor({ email: 'priya@example.com', filename: 'First.pdf' });
    await storeVisitor({ originalId: uploadId, filename: 'Second.pdf' });
    const third = await storeVisitor({ originalId: uploadId, filename: 'Third.pdf', email: 'priya@example.com' });
    await storeVisitor({ filename: 'Of-Ann.pdf' });
    const held = await (await ask('priya@example.com')).json();
    const filenames = held.uploads.map(({ upload }: { upload: { filename: string } }) => upload.filename);
    expect(filenames).toEqual(['First.pdf', 'Second.pdf', 'Third.pdf']);
    // Whoever left their email on a version alone is the person of the original too, as in a deletion.
    await db().lead.deleteMany({ where: { NOT: { analysisId: third.analysisId } } });
    await db().upload.updateMany({ where: { NOT: { id: third.uploadId } }, data: { personKey: 'browser' } });
    expect((await (await ask('priya@example.com')).json()).uploads).toHaveLength(3);
  });

  it('holds the complaints that gave this address, and nobody else’s', async () => {
    const createdAt = new Date('2026-11-21T09:00:00.000Z');
    const id = await createComplaint({ message: 'My report still opens.', email: 'Jo@Example.com' }, createdAt);
    await createComplaint({ message: 'Mine too.', email: 'ann@example.com' }, createdAt);
    await createComplaint({ message: 'And mine.', email: null }, createdAt);
    expect(await (await ask('jo@example.com')).json()).toEqual({
      uploads: [],
      addresses: [],
      complaints: [
        {
          id,
          message: 'My report still opens.',
          email: 'Jo@Example.com',
          createdAt: createdAt.toISOString(),
          acknowledgedAt: null,
          closedAt: null,
        },
      ],
      wantsNoMarketing: false,
    });
  });

  it('names an address that only a consent kept, and a withdrawal that is remembered', async () => {
    await storeVisitor({ email: 'kept@example.com', consent: true });
    await storeVisitor({ email: 'gone@example.com', consent: true });
    await purgeExpired(new Date(Date.now() + 31 * day));
    await unsubscribe({ email: 'gone@example.com' }, new Date());
    // The purge of a later day ended the session.
    cookie = await adminCookie();
    expect(await (await ask('kept@example.com')).json()).toMatchObject({
      uploads: [],
      addresses: [{ email: 'kept@example.com', marketingConsent: true, consentWording: '1: Yes, please.' }],
      wantsNoMarketing: false,
    });
    expect(await (await ask('gone@example.com')).json()).toEqual({
      uploads: [],
      addresses: [],
      complaints: [],
      wantsNoMarketing: true,
    });
  });

  it('finds nobody under an address that was never given', async () => {
    expect((await ask('nobody@example.com')).status).toBe(404);
  });

  it('is for staff only', async () => {
    await storeVisitor({ email: 'priya@example.com' });
    expect((await ask('priya@example.com', '')).status).toBe(401);
  });
});

describeOnBothDatabases('the doctor', () => {
  it('finds what other users of the machine could read', async () => {
    const { DATA_DIR } = env();
    const aboutModes = async () => (await examine(new Date(), [])).find(({ text }) => /user who runs|other users/.test(text));
    const names = fs.readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' });
    for (const name of names) fs.chmodSync(path.join(DATA_DIR, name), 0o700);
    expect(await aboutModes()).toMatchObject({ state: 'well' });
    const file = path.join(DATA_DIR, 'backups', 'copy');
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, '', { mode: 0o644 });
    expect(await aboutModes()).toEqual({
      state: 'fault',
      text: `1 file(s), such as ${file}, can be read by other users of this machine; run chmod -R go= ${DATA_DIR}.`,
    });
    fs.rmSync(file);
  });

  it('asks for consents of over two years to be asked for again', async () => {
    await storeVisitor({ email: 'old@example.com', consent: true });
    await makeBackup(new Date(), 30);
    const sentences = async (now: Date) => (await examine(now, [])).map((finding) => finding.text);
    expect((await sentences(new Date())).some((text) => /over two years/.test(text))).toBe(false);
    expect(await sentences(new Date(Date.now() + 731 * day))).toContain(
      '1 consent(s) to marketing are over two years old; ask those people again or delete them.',
    );
  });
});
