import { GET as getEvents } from '@/app/api/admin/events/route';
import { db } from '@/lib/server/db/client';
import { recordEvent } from '@/lib/server/db/audit-events';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { staffEventsPageSchema } from '@/lib/shared/staff';
import { adminCookie, logIn, staff } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases('what the staff did', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  beforeEach(() => db().auditEvent.deleteMany());

  const page = async (query = '') =>
    staffEventsPageSchema.parse(await (await call(getEvents, { cookie, path: `/api/admin/events${query}` })).json());
  const actions = async (query = '') => (await page(query)).events.map(({ action }) => action);
  /** One event a minute, the first the oldest. */
  async function happened(...list: Parameters<typeof recordEvent>[0][]): Promise<void> {
    for (const [index, action] of list.entries()) {
      await recordEvent(action, null);
      const newest = await db().auditEvent.findFirstOrThrow({ where: { action }, orderBy: { createdAt: 'desc' } });
      await db().auditEvent.update({ where: { id: newest.id }, data: { createdAt: new Date(Date.UTC(2026, 10, 1, 9, index)) } });
    }
  }

  it('is listed with the newest first, by whom', async () => {
    await logIn();
    const [event] = (await page()).events;
    expect(event).toMatchObject({ action: 'sign-in', staff: staff.email, recordId: null });
  });

  it('lists refused sign-ins separately, so that they cannot bury what staff did', async () => {
    await happened('file-downloaded', 'person-deleted');
    for (let attempt = 0; attempt < 60; attempt++) await recordEvent('sign-in-refused', null);
    expect(await actions()).toEqual(['person-deleted', 'file-downloaded']);
    expect((await page('?kind=refused')).count).toBe(60);
  });

  it.each([
    ['exports', ['leads-exported', 'file-downloaded']],
    ['deletions', ['person-deleted']],
    ['accounts', ['admin-created']],
    ['sign-ins', ['code-refused']],
    ['complaints', ['complaints-read']],
    ['refused', ['sign-in-refused']],
  ])('is shown by kind: %s', async (kind, expected) => {
    await happened(
      'file-downloaded',
      'person-deleted',
      'leads-exported',
      'admin-created',
      'code-refused',
      'complaints-read',
      'sign-in-refused',
    );
    expect(await actions(`?kind=${kind}`)).toEqual(expected);
  });

  it('comes in pages, forwards and backwards', async () => {
    await happened('sign-in', 'sign-out', 'file-downloaded', 'person-deleted', 'complaints-read');
    const first = await page('?pageSize=2');
    expect([first.count, first.previous]).toEqual([5, null]);
    const second = await page(`?pageSize=2&after=${first.next}`);
    expect(second.events.map(({ action }) => action)).toEqual(['file-downloaded', 'sign-out']);
    expect((await page(`?pageSize=2&before=${second.previous}`)).events).toEqual(first.events);
    expect(await actions('?pageSize=2&last=1')).toEqual(['sign-out', 'sign-in']);
  });

  it.each(['?kind=everything', '?after=made-up'])('answers 400 to %s', async (query) => {
    expect((await call(getEvents, { cookie, path: `/api/admin/events${query}` })).status).toBe(400);
  });

  it('is kept for a year, refused sign-ins for a month', async () => {
    const now = new Date();
    const ages = { 'sign-in': [1, 364, 366], 'sign-in-refused': [1, 29, 31] } as const;
    for (const [action, days] of Object.entries(ages))
      await db().auditEvent.createMany({
        data: days.map((age) => ({ id: `${action}-${age}`, action, createdAt: new Date(now.getTime() - age * day) })),
      });
    await purgeExpired(now);
    const left = (await db().auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id);
    expect(left).toEqual(['sign-in-1', 'sign-in-364', 'sign-in-refused-1', 'sign-in-refused-29']);
  });
});
