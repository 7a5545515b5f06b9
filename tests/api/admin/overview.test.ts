import { GET as getFigures } from '@/app/api/admin/figures/route';
import { GET as getOverview } from '@/app/api/admin/overview/route';
import { createAnalysis, failAnalysis } from '@/lib/server/db/analyses';
import { db } from '@/lib/server/db/client';
import { createLead } from '@/lib/server/db/leads';
import { createCall } from '@/lib/server/db/usage';
import { env, useEnv } from '@/lib/server/env';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { figuresSchema, overviewPageSchema } from '@/lib/shared/admin';
import { adminCookie, storeAnalysis, storeUpload, storeVisitor } from '../../support/admin';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';

describeOnBothDatabases('the overview', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await adminCookie();
  });
  afterEach(() => db().upload.deleteMany());
  const overview = async (query = '') =>
    overviewPageSchema.parse(await (await call(getOverview, { cookie, path: `/api/admin/overview${query}` })).json());

  it('joins what the same email left on two devices into one row', async () => {
    await storeVisitor({ email: 'Priya@example.com', score: 61, summary: 'First try.', ownerHash: 'phone', consent: true });
    const { uploadId, analysisId } = await storeVisitor({
      email: 'priya@EXAMPLE.com',
      score: 54,
      summary: 'Second try.',
      ownerHash: 'laptop',
      filename: 'newer.pdf',
    });
    const { people, count } = await overview();
    expect(count).toBe(1);
    expect(people).toEqual([
      expect.objectContaining({
        email: 'Priya@example.com',
        uploads: 2,
        analyses: 2,
        bestScore: 61,
        latestScore: 54,
        summary: 'Second try.',
        marketingConsent: true,
        uploadId,
        filename: 'newer.pdf',
        cvDownloadUrl: `/api/admin/uploads/${uploadId}/file`,
        reportUrl: `/api/admin/analyses/${analysisId}/report.pdf`,
      }),
    ]);
  });

  it('puts uploads of one browser without an email into one row, and names no email', async () => {
    await storeUpload({ ownerHash: 'phone' });
    await storeUpload({ ownerHash: 'phone' });
    await storeUpload({ ownerHash: 'laptop' });
    const { people, count } = await overview();
    expect([count, people.map((person) => person.uploads)]).toEqual([2, [1, 2]]);
    expect(people[0]).toMatchObject({ email: null, analyses: 0, bestScore: null, latestScore: null, summary: null, reportUrl: null });
  });

  it('counts a failed analysis as none', async () => {
    const uploadId = await storeUpload();
    await failAnalysis(await createAnalysis(uploadId, analysisOptionsSchema.parse({}), false), 'analysis/API_KEY_ERROR');
    expect((await overview()).people[0]).toMatchObject({ analyses: 0, bestScore: null });
  });

  it('leaves the bundled sample out', async () => {
    await storeVisitor({ sample: true, email: 'sample@example.com' });
    expect(await overview()).toEqual({ people: [], count: 0, next: null, previous: null });
  });

  it('pages to the end and back', async () => {
    for (const name of ['ann', 'ben', 'ann', 'cat', 'dan', 'ben']) await storeVisitor({ email: `${name}@example.com`, ownerHash: name });
    const first = await overview('?pageSize=3');
    const second = await overview(`?pageSize=3&after=${first.next}`);
    expect([...first.people, ...second.people].map((person) => person.email?.slice(0, 3))).toEqual(['ben', 'dan', 'cat', 'ann']);
    expect([first.count, second.count, second.next]).toEqual([4, 4, null]);
    expect((await overview(`?pageSize=3&before=${second.previous}`)).people).toEqual(first.people);
  });

  it('finds people by email, and no browser by its hash', async () => {
    await storeVisitor({ email: 'ann@example.com' });
    await storeUpload({ ownerHash: 'annabel' });
    const { people, count } = await overview('?search=ANN');
    expect([count, people.map((person) => person.email)]).toEqual([1, ['ann@example.com']]);
  });

  it('gives the figures of the dashboard', async () => {
    await storeVisitor({ score: 72, email: 'ann@example.com', ownerHash: 'a' });
    await storeVisitor({ score: 79, ownerHash: 'b' });
    await storeVisitor({ score: 100, ownerHash: 'c' });
    await storeVisitor({ score: 88, sample: true });
    const failing = await storeUpload({ ownerHash: 'd' });
    await failAnalysis(await createAnalysis(failing, analysisOptionsSchema.parse({}), false), 'analysis/API_KEY_ERROR');
    const old = await storeUpload({ ownerHash: 'e' });
    await db().upload.update({ where: { id: old }, data: { createdAt: new Date('2020-01-01') } });
    const figures = figuresSchema.parse(await (await call(getFigures, { cookie })).json());
    expect(figures.uploadsPerDay).toHaveLength(30);
    expect(figures.uploadsPerDay.reduce((sum, day) => sum + day.uploads, 0)).toBe(4);
    expect(figures.uploadsPerDay.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(figures.conversion).toEqual({ analyses: 3, leads: 1 });
    expect(figures.scores.filter((band) => band.count > 0)).toEqual([
      { from: 70, to: 79, count: 2 },
      { from: 90, to: 100, count: 1 },
    ]);
    expect(figures.engines).toEqual([{ name: 'built-in', count: 3 }]);
    expect(figures.errors).toEqual([{ name: 'API_KEY_ERROR', count: 1 }]);
    expect(figures.webhook).toBeNull();
    expect(figures.unsourcedClaims).toBeGreaterThan(0);
    expect([figures.claude, figures.lastPurge, figures.lastBackup]).toEqual([null, null, null]);
  });

  it('gives what Claude did, cost and failed at in thirty days', async () => {
    const record = { analysisId: null, purpose: 'analysis', model: 'claude-sonnet-5-5', requests: 1, kept: 9, dropped: 1, ms: 900 };
    const tokens = { inputTokens: 1_000_000, outputTokens: 100_000, cacheReadTokens: 1_000_000, cacheWriteTokens: 0 };
    const none = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const { DATA_DIR, DATABASE_URL } = env();
    const settings = { DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent', NODE_ENV: 'test' };
    useEnv({ ...settings, CLAUDE_INPUT_PRICE: '3', CLAUDE_OUTPUT_PRICE: '15', CLAUDE_DAILY_TOKENS: '5000' });
    try {
      await createCall({ ...record, ...tokens, outcome: 'written' });
      await createCall({ ...record, ...none, outcome: 'rate-limit' });
      const { claude } = figuresSchema.parse(await (await call(getFigures, { cookie })).json());
      expect(claude).toMatchObject({
        kept: 18,
        dropped: 2,
        calls: 2,
        inputTokens: 2_000_000,
        outputTokens: 100_000,
        tokensToday: 0,
        dailyTokens: 5_000,
        failures: [{ name: 'rate-limit', count: 1 }],
      });
      // A million fresh tokens at 3, a million read again at a tenth, 100,000 written at 15.
      expect(claude?.cost).toBeCloseTo(3 + 0.3 + 1.5);
    } finally {
      useEnv(settings);
      await db().claudeCall.deleteMany();
    }
  });

  it('puts nobody under an email that they did not leave in their own browser', async () => {
    const { analysisId } = await storeVisitor({ email: 'stranger@example.com', consent: true, proven: false });
    expect((await overview()).people.map(({ email, marketingConsent }) => [email, marketingConsent])).toEqual([[null, false]]);
    expect((await overview('?search=stranger')).people).toEqual([]);
    const lead = { email: 'owner@example.com', proven: true, analysisId, marketingConsent: false, consentWording: null };
    expect(await createLead(lead, { deliver: false, confirm: false })).toBe(true);
    expect((await overview()).people.map(({ email }) => email)).toEqual(['owner@example.com']);
  });

  it('keeps an upload under the first email left on it', async () => {
    const { uploadId } = await storeVisitor({ email: 'first@example.com' });
    const second = await storeAnalysis(uploadId);
    await createLead(
      { email: 'second@example.com', proven: true, analysisId: second, marketingConsent: false, consentWording: null },
      { deliver: false, confirm: false },
    );
    expect((await overview()).people.map((person) => person.email)).toEqual(['first@example.com']);
  });
});
