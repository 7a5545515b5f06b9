import { DELETE as remove, PATCH as change } from '@/app/api/admin/staff/[staffId]/route';
import { GET as list, POST as add } from '@/app/api/admin/staff/route';
import { GET as getLeads } from '@/app/api/lead-emails/route';
import { db } from '@/lib/server/db/client';
import { staffListSchema, type StaffMember } from '@/lib/shared/staff';
import { adminCookie, logIn, staff } from '../../support/admin';
import { call, cookieOf } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describeOnBothDatabases('staff accounts', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await adminCookie();
  });
  afterEach(async () => {
    await db().admin.deleteMany();
    await db().auditEvent.deleteMany();
  });
  const addStaff = (email: string, role: string) => call(add, { method: 'POST', cookie, json: { email, role } });
  const all = async () => staffListSchema.parse(await (await call(list, { cookie })).json()).staff;
  const named = async (email: string) => (await all()).find((member) => member.email === email)?.id ?? '';
  const changeRole = (id: string, role: string) => call(change, { method: 'PATCH', cookie, params: { staffId: id }, json: { role } });
  const removeStaff = (id: string) => call(remove, { method: 'DELETE', cookie, params: { staffId: id } });

  it('are listed with role and second factor, and nothing that opens them', async () => {
    const answer = await (await call(list, { cookie })).json();
    const expected: StaffMember = {
      id: expect.any(String),
      email: staff.email,
      role: 'owner',
      createdAt: expect.any(String),
      hasSecondFactor: false,
    };
    expect(answer).toEqual({ staff: [expected] });
  });

  it('are made with a password that is told once', async () => {
    const response = await addStaff(' New.Viewer@example.com', 'viewer');
    expect(response.status).toBe(201);
    const { email, password } = await response.json();
    expect([email, password]).toEqual(['new.viewer@example.com', expect.stringMatching(/^[\w-]{24}$/)]);
    expect((await logIn({ email, password })).status).toBe(200);
    expect((await all()).map(({ role }) => role)).toEqual(['owner', 'viewer']);
  });

  it.each([
    [staff.email, 'owner', [409, 'STAFF_EXISTS']],
    ['not-an-email', 'viewer', [400, 'INVALID_REQUEST']],
    ['somebody@example.com', 'admin', [400, 'INVALID_REQUEST']],
  ])('are refused for %s as %s', async (email, role, refusal) => {
    expect(await codeOf(await addStaff(email, role))).toEqual(refusal);
    expect(await db().admin.count()).toBe(1);
  });

  it('get another role at once, in sessions that are open too', async () => {
    const { email, password } = await (await addStaff('b@example.com', 'owner')).json();
    const theirs = cookieOf(await logIn({ email, password }));
    const exported = async () => (await call(getLeads, { path: '/api/lead-emails?format=csv', cookie: theirs })).status;
    expect(await exported()).toBe(200);
    expect((await changeRole(await named(email), 'viewer')).status).toBe(200);
    expect(await exported()).toBe(403);
    await changeRole(await named(email), 'owner');
    expect(await exported()).toBe(200);
  });

  it('are removed with their sessions', async () => {
    const { email, password } = await (await addStaff('b@example.com', 'viewer')).json();
    const theirs = cookieOf(await logIn({ email, password }));
    expect((await removeStaff(await named(email))).status).toBe(200);
    expect((await call(getLeads, { cookie: theirs })).status).toBe(401);
    expect((await logIn({ email, password })).status).toBe(401);
  });

  it('keep an owner: the last one is neither removed nor made a viewer', async () => {
    const id = await named(staff.email);
    expect(await codeOf(await removeStaff(id))).toEqual([409, 'LAST_OWNER']);
    expect(await codeOf(await changeRole(id, 'viewer'))).toEqual([409, 'LAST_OWNER']);
    expect((await changeRole(id, 'owner')).status).toBe(200);
  });

  it('keep an owner when two do it to each other at one moment', async () => {
    const { email } = await (await addStaff('b@example.com', 'owner')).json();
    const [a, b] = [await named(staff.email), await named(email)];
    const answers = await Promise.all([changeRole(a, 'viewer'), changeRole(b, 'viewer')]);
    // The second finds one owner left, or is none itself any more.
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await db().admin.count({ where: { role: 'owner' } })).toBe(1);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAAAA', 'no id of ours'])('answer 404 for %j', async (id) => {
    expect(await codeOf(await removeStaff(id))).toEqual([404, 'STAFF_NOT_FOUND']);
    expect(await codeOf(await changeRole(id, 'owner'))).toEqual([404, 'STAFF_NOT_FOUND']);
    expect(await codeOf(await changeRole(id, 'viewer'))).toEqual([404, 'STAFF_NOT_FOUND']);
  });

  it('are recorded when they change: who did it to whom, by ids', async () => {
    await addStaff('b@example.com', 'viewer');
    const id = await named('b@example.com');
    await changeRole(id, 'owner');
    await removeStaff(id);
    const events = await db().auditEvent.findMany({ where: { action: { startsWith: 'admin-' } }, orderBy: { createdAt: 'asc' } });
    expect(events.map(({ action, recordId }) => [action, recordId])).toEqual([
      ['admin-created', id],
      ['admin-role-changed', id],
      ['admin-removed', id],
    ]);
    expect(JSON.stringify(events)).not.toContain('example.com');
  });
});
