import { GET as getComplaints } from '@/app/api/admin/complaints/route';
import { PATCH as patchComplaint } from '@/app/api/admin/complaints/[complaintId]/route';
import { GET as getEvents } from '@/app/api/admin/events/route';
import { GET as getDeletions } from '@/app/api/admin/deletions/route';
import { POST as postComplaint } from '@/app/api/cv/complaint/route';
import { db } from '@/lib/server/db/client';
import { staffEventsPageSchema } from '@/lib/shared/staff';
import { adminCookie, staff } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const complain = (json: unknown) => call(postComplaint, { method: 'POST', json });

describeOnBothDatabases('complaints', () => {
  let cookie = '';
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  afterEach(() => db().complaint.deleteMany());

  it('are acknowledged with a reference, kept encrypted, and listed for staff only', async () => {
    const response = await complain({ message: 'My report still opens after deletion.', email: 'jo@example.com' });
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    const [row] = await db().complaint.findMany();
    expect(Buffer.from(row?.bytes ?? []).includes('report')).toBe(false);
    expect((await call(getComplaints)).status).toBe(401);
    expect((await call(getDeletions)).status).toBe(401);
    expect(await (await call(getComplaints, { cookie })).json()).toMatchObject({
      count: 1,
      open: 1,
      complaints: [{ id: reference, message: 'My report still opens after deletion.', email: 'jo@example.com', acknowledgedAt: null }],
    });
  });

  it('record which staff read and handled them, by ids only', async () => {
    const { reference } = await (await complain({ message: 'Nobody answered my letter.' })).json();
    await call(getComplaints, { cookie });
    await call(patchComplaint, { method: 'PATCH', params: { complaintId: reference }, json: { status: 'acknowledged' }, cookie });
    const { events } = staffEventsPageSchema.parse(await (await call(getEvents, { cookie })).json());
    expect(events.slice(0, 2).map(({ action, staff: who, recordId }) => [action, who, recordId])).toEqual([
      ['complaint-acknowledged', staff.email, reference],
      ['complaints-read', staff.email, null],
    ]);
    expect((await call(getEvents)).status).toBe(401);
  });

  it('are marked acknowledged and closed, the first time of each standing', async () => {
    const { reference } = await (await complain({ message: 'Nobody answered my letter.' })).json();
    const mark = (status: string) =>
      call(patchComplaint, { method: 'PATCH', params: { complaintId: reference }, json: { status }, cookie });
    await mark('acknowledged');
    const first = await db().complaint.findUniqueOrThrow({ where: { id: reference } });
    await mark('closed');
    const { acknowledgedAt, closedAt } = await db().complaint.findUniqueOrThrow({ where: { id: reference } });
    expect([acknowledgedAt, closedAt]).toEqual([first.acknowledgedAt, expect.any(Date)]);
    expect((await mark('forgotten')).status).toBe(400);
    expect((await call(patchComplaint, { method: 'PATCH', params: { complaintId: reference }, json: { status: 'closed' } })).status).toBe(
      401,
    );
  });

  it.each([
    ['nothing said', { message: '   ' }],
    ['too much said', { message: 'x'.repeat(5_001) }],
    ['an address that is none', { message: 'Nobody answered my letter.', email: 'jo at example' }],
  ])('%s is refused', async (_name, json) => {
    expect((await complain(json)).status).toBe(400);
  });
});
