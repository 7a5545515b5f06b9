import { DELETE as revoke, POST as offer } from '@/app/api/cv/analysis/[analysisId]/hand-over/route';
import { GET as getPersonal } from '@/app/api/cv/analysis/[analysisId]/personal/route';
import { DELETE as deleteAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as openCode, POST as redeem } from '@/app/api/cv/hand-over/[code]/route';
import { db } from '@/lib/server/db/client';
import { purgeExpired } from '@/lib/server/services/personal-data/purge';
import { handOverAnswer, redeemedAnswer } from '@/lib/shared/hand-over';
import { timings } from '@/lib/shared/timings';
import { analysedCv } from '../../support/analysed-cv';
import { call, cookieOf } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

const draft = { guidedProgress: '{"progress":"Led the night team at Fernbank"}' };
const told = async (response: Response) => [response.status, (await response.json()).code];
const type = (code: string, headers: Record<string, string> = {}) => call(redeem, { method: 'POST', params: { code }, headers });

describeOnBothDatabases('carrying a report on to another device', () => {
  let own: { analysisId: string; cookie: string };
  beforeAll(async () => {
    own = await analysedCv();
  });
  afterEach(() => jest.restoreAllMocks());
  const params = () => ({ analysisId: own.analysisId });
  const ask = (json?: unknown, cookie: string | undefined = own.cookie) =>
    call(offer, { method: 'POST', params: params(), cookie, ...(json === undefined ? {} : { json }) });
  const newCode = async () => handOverAnswer.parse(await (await ask({ draft })).json());

  it('makes the other device the owner and gives it the draft, once, however the code is typed', async () => {
    const { code, url, expiresAt } = await newCode();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(url).toBe(`/carry-on#${code}`);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(10);
    const there = await type(` ${code.toLowerCase().replace('-', ' ')} `);
    expect(there.status).toBe(200);
    expect(redeemedAnswer.parse(await there.json())).toEqual({
      analysisId: own.analysisId,
      to: `/results/${own.analysisId}`,
      draft,
    });
    expect((await call(getPersonal, { params: params(), cookie: cookieOf(there) })).status).toBe(200);
    const again = await type(code);
    expect([await told(again), again.headers.getSetCookie()]).toEqual([[404, 'CODE_NOT_FOUND'], []]);
    expect(await db().handOver.count()).toBe(0);
  });

  it('needs no body where there is no draft', async () => {
    const { code } = handOverAnswer.parse(await (await ask()).json());
    expect(redeemedAnswer.parse(await (await type(code)).json()).draft).toEqual({});
  });

  it('refuses a draft under an unknown name', async () => {
    expect(await told(await ask({ draft: { user_email: 'jo@example.com' } }))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('works no longer once it is revoked, ten minutes have passed or a newer code was made', async () => {
    const first = await newCode();
    const second = await newCode();
    expect(await told(await type(first.code))).toEqual([404, 'CODE_NOT_FOUND']);
    expect((await call(revoke, { method: 'DELETE', params: params(), cookie: own.cookie })).status).toBe(204);
    expect(await told(await type(second.code))).toEqual([404, 'CODE_NOT_FOUND']);
    const third = await newCode();
    await db().handOver.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await told(await type(third.code))).toEqual([404, 'CODE_NOT_FOUND']);
    expect(await db().handOver.count()).toBe(0);
  });

  it('keeps neither code nor draft readable, and nothing after its time or with the report', async () => {
    const { code } = await newCode();
    const stored = JSON.stringify(await db().handOver.findMany());
    const bytes = (await db().handOver.findMany()).map((row) => Buffer.from(row.bytes).toString('latin1')).join();
    expect(stored + bytes).not.toMatch(new RegExp(`${code}|${code.replace('-', '')}|Fernbank`));
    await purgeExpired(new Date(Date.now() + timings.handOverMs + 1_000));
    expect(await db().handOver.count()).toBe(0);
    const other = await analysedCv();
    await call(offer, { method: 'POST', params: { analysisId: other.analysisId }, cookie: other.cookie });
    await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: other.analysisId }, cookie: other.cookie });
    expect(await db().handOver.count()).toBe(0);
  });

  it('belongs to the owner, and is not opened by a link or from another site', async () => {
    expect(await told(await ask({}, ''))).toEqual([403, 'NOT_OWNER']);
    expect(await told(await call(revoke, { method: 'DELETE', params: params() }))).toEqual([403, 'NOT_OWNER']);
    expect(await told(await call(offer, { method: 'POST', params: { analysisId: 'demo' }, cookie: own.cookie }))).toEqual([
      403,
      'DEMO_READ_ONLY',
    ]);
    const { code } = await newCode();
    expect((await call(openCode, { params: { code } })).status).toBe(405);
    expect(await told(await type(code, { origin: 'https://elsewhere.example' }))).toEqual([403, 'CROSS_SITE']);
    expect((await type(code)).status).toBe(200);
  });

  it.each(['', 'ABCD', '!!!!-!!!!', 'UUUU-UUUU', 'x'.repeat(41), 'ABCD-EFGH'])('takes %j for no code', async (code) => {
    expect(await told(await type(code))).toEqual([404, 'CODE_NOT_FOUND']);
  });
});

describeOnBothDatabases(
  'guessing codes',
  () => {
    it('is stopped after a few tries', async () => {
      for (let count = 0; count < 3; count++) expect((await type('ABCD-EFGH')).status).toBe(404);
      const refused = await type('ABCD-EFGH');
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    });
  },
  { RATE_LIMIT_LOGINS: '3' },
);
