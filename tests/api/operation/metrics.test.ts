import { GET as getHealth } from '@/app/api/health/route';
import { GET as getLive } from '@/app/api/health/live/route';
import { GET as getMetrics } from '@/app/api/metrics/route';
import { db } from '@/lib/server/db/client';
import { storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const token = 'a-token-for-the-metrics';
const read = (authorization?: string) => call(getMetrics, authorization ? { headers: { authorization } } : {});

describeOnBothDatabases(
  'the metrics',
  () => {
    afterEach(() => db().upload.deleteMany());

    it('open with their token only', async () => {
      expect((await read()).status).toBe(401);
      expect((await read('Bearer another-token')).status).toBe(401);
      expect((await read(`Bearer ${token}`)).status).toBe(200);
    });

    it('count, in the text format of Prometheus, and name nobody', async () => {
      await storeVisitor({ email: 'jo@example.com', filename: 'Jo-Example.pdf' });
      const text = await (await read(`Bearer ${token}`)).text();
      expect(text).toContain('\ncv_uploads 1\n');
      expect(text).toContain('\ncv_leads 1\n');
      for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+ \d+)$/);
      expect(text).not.toMatch(/jo@|Jo-/);
    });

    it('leave health to say whether the database answers, and liveness to say that the process does', async () => {
      expect((await call(getHealth)).status).toBe(200);
      const ping = jest.spyOn(db(), '$queryRawUnsafe').mockRejectedValue(new Error('gone'));
      expect([(await call(getHealth)).status, (await call(getLive)).status]).toEqual([503, 200]);
      ping.mockRestore();
    });

    it('are not asked for before the database has its tables: health says not ready until then', async () => {
      await db().$executeRawUnsafe('ALTER TABLE "Upload" RENAME TO "NotYet"');
      const health = await call(getHealth);
      await db().$executeRawUnsafe('ALTER TABLE "NotYet" RENAME TO "Upload"');
      expect([health.status, await health.json()]).toEqual([503, expect.objectContaining({ status: 'not ready', code: 'UNAVAILABLE' })]);
      expect((await call(getHealth)).status).toBe(200);
    });
  },
  { METRICS_TOKEN: token },
);

describeOnBothDatabases('metrics without a token in the settings', () => {
  it('are not there', async () => {
    expect((await read('Bearer ')).status).toBe(404);
    expect((await read('Bearer undefined')).status).toBe(404);
  });
});
