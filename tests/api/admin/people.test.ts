import { DELETE as deletePeople } from '@/app/api/admin/people/route';
import { db } from '@/lib/server/db/client';
import { adminCookie, storeUpload, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

describeOnBothDatabases('deleting a person', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().auditEvent.deleteMany();
  });
  const remove = (query: string, headers: Record<string, string> = {}) =>
    call(deletePeople, { method: 'DELETE', cookie, path: `/api/admin/people${query}`, headers });
  const left = async () => ({
    emails: await db().lead.count(),
    analyses: await db().analysis.count(),
    uploads: await db().upload.count(),
    files: await db().uploadFile.count(),
    secrets: await db().uploadSecrets.count(),
  });

  it('removes emails, analyses, uploads, files and originals of that person, and of nobody else', async () => {
    await storeVisitor({ email: 'priya@example.com', ownerHash: 'phone' });
    await storeVisitor({ email: 'Priya@Example.com', ownerHash: 'laptop' });
    await storeVisitor({ email: 'ann@example.com', ownerHash: 'other' });
    const response = await remove('?email=PRIYA@example.com');
    expect([response.status, await response.json()]).toEqual([200, { status: 'success', emails: 2, uploads: 2, analyses: 2 }]);
    expect(await left()).toEqual({ emails: 1, analyses: 1, uploads: 1, files: 1, secrets: 1 });
    expect((await db().lead.findFirst())?.email).toBe('ann@example.com');
  });

  it('removes a person without an email by one of their uploads', async () => {
    const uploadId = await storeUpload({ ownerHash: 'phone' });
    await storeUpload({ ownerHash: 'phone' });
    await storeUpload({ ownerHash: 'laptop' });
    expect(await (await remove(`?uploadId=${uploadId}`)).json()).toMatchObject({ uploads: 2 });
    expect((await left()).uploads).toBe(1);
  });

  it('writes down the ids of what went, and no address', async () => {
    const { uploadId } = await storeVisitor({ email: 'priya@example.com' });
    await remove('?email=priya@example.com');
    const events = await db().auditEvent.findMany({ where: { action: 'person-deleted' } });
    expect(events.map((event) => event.recordId)).toEqual([uploadId]);
    expect(JSON.stringify(events)).not.toContain('priya');
  });

  it.each(['?email=nobody@example.com', '?uploadId=AAAAAAAAAAAAAAAAAAAAAAAA'])('answers 404 to %s', async (query) => {
    const response = await remove(query);
    expect([response.status, (await response.json()).code]).toEqual([404, 'PERSON_NOT_FOUND']);
  });

  it.each(['', '?email=', '?everyone=1'])('answers 400 to %j and removes nothing', async (query) => {
    await storeVisitor({ email: 'priya@example.com' });
    expect((await remove(query)).status).toBe(400);
    expect((await left()).uploads).toBe(1);
  });

  it('is refused from another site', async () => {
    await storeVisitor({ email: 'priya@example.com' });
    expect((await remove('?email=priya@example.com', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await left()).uploads).toBe(1);
  });
});
