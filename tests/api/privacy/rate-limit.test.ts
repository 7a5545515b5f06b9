import { GET as getUnknown } from '@/app/api/[[...unknown]]/route';
import { GET as getStatus } from '@/app/api/admin/auth-status/route';
import { DELETE as deleteUpload, POST as postUploadAddress } from '@/app/api/cv/upload/[uploadId]/route';
import { POST as postUnsubscribe } from '@/app/api/cv/unsubscribe/route';
import { db } from '@/lib/server/db/client';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const hour = 60 * 60 * 1000;
const limit = 3;
const address = '198.51.100.77';

describeOnBothDatabases(
  'a rate limit',
  () => {
    const ask = (from: string) =>
      call(postUnsubscribe, { method: 'POST', json: { email: 'jo@example.com' }, headers: { 'x-forwarded-for': from } });
    const statuses = async (from: string, calls: number) => {
      const found: number[] = [];
      for (let count = 0; count < calls; count++) found.push((await ask(from)).status);
      return found;
    };

    it('holds for one address, and says when to come back', async () => {
      expect(await statuses(address, limit + 1)).toEqual([...Array.from({ length: limit }, () => 200), 429]);
      expect(Number((await ask(address)).headers.get('retry-after'))).toBeGreaterThan(500);
      expect((await ask('198.51.100.78')).status).toBe(200);
    });

    it('believes of a chain of addresses only the last, which our own proxy wrote', async () => {
      const made = (count: number) => `203.0.113.${count}, ${address}`;
      expect((await ask(made(1))).status).toBe(429);
      expect((await ask(made(2))).status).toBe(429);
    });

    it('holds for a whole IPv6 network of 64 bits, and whatever port a proxy writes', async () => {
      expect(await statuses('2001:db8:7:7::1', limit)).toEqual(Array.from({ length: limit }, () => 200));
      expect((await ask('2001:db8:7:7:ffff::2')).status).toBe(429);
      expect((await ask('[2001:db8:7:7::3]:40000')).status).toBe(429);
      expect((await ask('2001:db8:7:8::1')).status).toBe(200);
      expect((await ask(`${address}:40001`)).status).toBe(429);
    });

    it('holds for every call that has none of its own, all on one count', async () => {
      const from = { headers: { 'x-forwarded-for': '198.51.100.90' } };
      const uploadId = 'A'.repeat(24);
      expect((await call(getStatus, from)).status).toBe(200);
      expect((await call(getUnknown, from)).status).toBe(404);
      expect((await call(deleteUpload, { ...from, method: 'DELETE', params: { uploadId } })).status).toBe(404);
      for (const [handler, method] of [
        [getStatus, 'GET'],
        [getUnknown, 'GET'],
        [deleteUpload, 'DELETE'],
        [postUploadAddress, 'POST'],
      ] as const)
        expect((await call(handler, { ...from, method, params: { uploadId } })).status).toBe(429);
      expect((await call(getStatus, { headers: { 'x-forwarded-for': '198.51.100.91' } })).status).toBe(200);
    });

    it('still counts, each instance for itself, where the database does not answer', async () => {
      globalThis.callAllowances?.clear();
      const broken = jest.spyOn(db(), '$queryRaw').mockRejectedValue(new Error('gone'));
      expect(await statuses('198.51.100.95', limit + 1)).toEqual([...Array.from({ length: limit }, () => 200), 429]);
      broken.mockRestore();
      globalThis.callAllowances?.clear();
    });

    it('keeps no address in readable form, and nothing once its time is over', async () => {
      await ask(address);
      const rows = await db().rateLimiterFlexible.findMany();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(address);
      await purgeExpired(new Date());
      expect(await db().rateLimiterFlexible.count()).toBe(rows.length);
      await purgeExpired(new Date(Date.now() + hour));
      expect(await db().rateLimiterFlexible.count()).toBe(0);
    });

    it('holds over several instances and over a restart', async () => {
      const from = '198.51.100.90';
      expect(await statuses(from, limit - 1)).toEqual([200, 200]);
      // Another process knows only what the database does.
      globalThis.callAllowances = undefined;
      expect(await statuses(from, 2)).toEqual([200, 429]);
    });

    it('lets as many calls pass as it says where they come all at once', async () => {
      const calls = Array.from({ length: 4 * limit }, () => ask('198.51.100.91'));
      const passed = (await Promise.all(calls)).filter(({ status }) => status === 200);
      expect(passed).toHaveLength(limit);
    });

    it('begins anew where a clock that ran ahead set its end', async () => {
      const from = '198.51.100.92';
      expect(await statuses(from, limit + 1)).toContain(429);
      await db().rateLimiterFlexible.updateMany({ data: { expire: new Date(Date.now() + 24 * hour) } });
      globalThis.callAllowances = undefined;
      expect(await statuses(from, 1)).toEqual([200]);
    });
  },
  { RATE_LIMIT_EMAILS: String(limit), RATE_LIMIT_READS: String(limit) },
);

const high = 200;

describeOnBothDatabases(
  'a high rate limit',
  () => {
    const ask = () => call(postUnsubscribe, { method: 'POST', json: { email: 'jo@example.com' } });

    it('is taken from the database in steps, and is never passed by two instances together', async () => {
      expect((await ask()).status).toBe(200);
      const [{ points } = { points: 0 }] = await db().rateLimiterFlexible.findMany();
      expect(points).toBe(high / 20);
      // Another instance has taken all but the first one's step.
      await db().rateLimiterFlexible.updateMany({ data: { points: high } });
      const statuses = [];
      for (let count = 0; count < points; count++) statuses.push((await ask()).status);
      expect(statuses).toEqual([...Array.from({ length: points - 1 }, () => 200), 429]);
    });

    it('leaves to the other instances what calls that come all at once do not need', async () => {
      await db().rateLimiterFlexible.deleteMany();
      globalThis.callAllowances = undefined;
      await Promise.all(Array.from({ length: high / 5 }, ask));
      const [{ points } = { points: 0 }] = await db().rateLimiterFlexible.findMany();
      expect(points).toBe(high / 5);
    });

    it('lets as many calls pass as it says where they come all at once', async () => {
      await db().rateLimiterFlexible.deleteMany();
      globalThis.callAllowances = undefined;
      const answers = await Promise.all(Array.from({ length: high + 50 }, ask));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(high);
    });
  },
  { RATE_LIMIT_EMAILS: String(high) },
);
