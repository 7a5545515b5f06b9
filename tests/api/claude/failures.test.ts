import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { GET as getAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { fallBackNotice } from '@/lib/server/analysers/claude/claude-analyser';
import { db } from '@/lib/server/db/client';
import { sumCalls } from '@/lib/server/db/usage';
import { acceptAnalysis, finishAccepted } from '@/lib/server/services/analyses/analyse-upload';
import { resumeAbandoned } from '@/lib/server/services/analyses/resume-abandoned';
import { serverItself } from '@/lib/server/workers/pool';
import { tokensSpentToday } from '@/lib/server/services/usage/usage-budget';
import { log } from '@/lib/server/log';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { call, formWith } from '../../support/call';
import { docxCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';
import { goodAnswer } from '../../support/fake-claude/good-answer';
import { callsOf } from '../../support/fake-claude/calls';
import { answer, startFakeClaude, type FakeClaude, type Step } from '../../support/fake-claude/server';
import { hurry, setUpClaude } from '../../support/fake-claude/settings';

const options = analysisOptionsSchema.parse({});
const upload = async (): Promise<string> => {
  const response = await call(postUpload, { method: 'POST', form: formWith(await docxCv(), 'Priya-Ramsbottom-CV.docx') });
  return (await response.json()).id;
};
const analyse = async () =>
  call(postAnalyse, { method: 'POST', path: '/api/cv/analyse?model=claude', json: { cvUploadId: await upload(), options } });

const cut: Step = { play: 'cut' };
const failures: [name: string, kind: string, status: number, code: string, steps: Step[]][] = [
  ['a wrong key', 'key', 502, 'API_KEY_ERROR', [{ play: 'status', status: 401, at: 'count' }]],
  ['a key that may not', 'key', 502, 'API_KEY_ERROR', [{ play: 'status', status: 403 }]],
  ['a rate limit', 'rate-limit', 429, 'RATE_LIMIT', [{ play: 'status', status: 429, retryAfter: 7 }]],
  ['overload', 'overloaded', 429, 'RATE_LIMIT', [{ play: 'status', status: 529 }]],
  ['a fault of the provider', 'unavailable', 502, 'API_KEY_ERROR', [{ play: 'status', status: 500 }]],
  ['an unknown model', 'rejected', 502, 'API_KEY_ERROR', [{ play: 'status', status: 404 }]],
  ['a connection that is refused', 'connection', 502, 'API_KEY_ERROR', [{ play: 'hang-up' }]],
  ['a connection that is cut', 'connection', 502, 'API_KEY_ERROR', [cut]],
  ['a time-out', 'timeout', 502, 'API_KEY_ERROR', [{ play: 'stall' }]],
  ['a refusal', 'refusal', 502, 'API_KEY_ERROR', [{ play: 'answer', text: '', stop: 'refusal' }]],
  ['an answer that is no JSON, twice', 'malformed', 502, 'API_KEY_ERROR', [answer('Certainly! Here is')]],
  ['a body that is no message', 'malformed', 502, 'API_KEY_ERROR', [{ play: 'garbage' }]],
  ['an answer cut short, twice', 'truncated', 502, 'API_KEY_ERROR', [{ play: 'answer', text: '{"summary":"', stop: 'max_tokens' }]],
  [
    'an answer the window was too small for, twice',
    'truncated',
    502,
    'API_KEY_ERROR',
    [{ play: 'answer', text: '{"summary":"', stop: 'model_context_window_exceeded' }],
  ],
  ['an empty answer, twice', 'empty', 502, 'API_KEY_ERROR', [answer('')]],
];

describeOnBothDatabases('Claude as the writer', () => {
  let fake: FakeClaude;
  beforeAll(async () => {
    fake = await startFakeClaude();
  });
  afterAll(() => fake.close());
  afterEach(async () => {
    await db().upload.deleteMany();
    await db().claudeCall.deleteMany();
    await db().claudeDay.deleteMany();
  });

  describe.each(failures)('%s', (_name, kind, status, code, steps) => {
    beforeEach(() => kind === 'timeout' && hurry());

    it(`answers ${status} ${code} where Claude alone is demanded, and leaves no analysis behind`, async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude' });
      fake.play(...steps);
      const response = await analyse();
      expect([response.status, (await response.json()).code]).toEqual([status, code]);
      expect(response.headers.get('retry-after')).toBe(status === 429 ? (kind === 'rate-limit' ? '7' : '60') : null);
      expect(await db().analysis.count()).toBe(0);
      expect((await sumCalls(new Date(0))).map(({ outcome }) => outcome)).toEqual([kind]);
    });

    it('gives the built-in report with a quiet note and a line for the operator otherwise', async () => {
      setUpClaude(fake.url);
      fake.play(...steps);
      const warn = jest.spyOn(log(), 'warn');
      const response = await analyse();
      const { id, ...result } = await response.json();
      expect([response.status, result.engine]).toEqual([200, 'built-in']);
      expect(result.notices).toContain(fallBackNotice);
      expect(warn.mock.calls).toEqual([[{ analysis: id, failure: kind }, expect.any(String)]]);
    });
  });

  describe('without a key', () => {
    it('answers 503 API_KEY_ERROR where Claude alone is demanded', async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude', ANTHROPIC_API_KEY: '' });
      fake.play(answer(goodAnswer));
      const response = await analyse();
      expect([response.status, (await response.json()).code]).toEqual([503, 'API_KEY_ERROR']);
      expect(fake.outgoing()).toBe('');
    });

    it('says so at once in the asynchronous form too, and accepts nothing', async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude', ANTHROPIC_API_KEY: '' });
      const response = await call(postAnalyse, {
        method: 'POST',
        json: { cvUploadId: await upload(), options },
        headers: { prefer: 'respond-async' },
      });
      expect([response.status, (await response.json()).code]).toEqual([503, 'API_KEY_ERROR']);
      expect(await db().analysis.count()).toBe(0);
    });

    it.each(['auto', 'built-in'])('writes the report itself, without a note, for ANALYSIS_ENGINE=%s', async (engine) => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: engine, ...(engine === 'auto' ? { ANTHROPIC_API_KEY: '' } : {}) });
      fake.play(answer(goodAnswer));
      const result = await (await analyse()).json();
      expect(result.engine).toBe('built-in');
      expect(result.notices).not.toContain(fallBackNotice);
      expect(fake.outgoing()).toBe('');
    });
  });

  describe('a good answer', () => {
    it('makes the report Claude’s, and its cost is kept with the analysis', async () => {
      setUpClaude(fake.url);
      fake.play(answer(goodAnswer));
      const { id, ...result } = await (await analyse()).json();
      expect(result).toMatchObject({ engine: 'claude', summary: goodAnswer.summary });
      const [cost] = await callsOf(id);
      expect(cost).toMatchObject({ outcome: 'written', requests: 1, purpose: 'analysis', dropped: 0 });
      expect(cost?.kept).toBeGreaterThan(5);
      const spent = (cost?.inputTokens ?? 0) + (cost?.outputTokens ?? 0) + (cost?.cacheReadTokens ?? 0) + (cost?.cacheWriteTokens ?? 0);
      expect(await tokensSpentToday(new Date())).toBe(spent);
    });

    it('is asked for again, once, with the reason where it does not fit', async () => {
      setUpClaude(fake.url);
      fake.play(answer('{"summary": 5}'), answer(goodAnswer));
      const result = await (await analyse()).json();
      expect(result.engine).toBe('claude');
      expect(fake.messages).toHaveLength(2);
      expect(fake.messages[1]?.raw).toContain('did not fit the schema');
    });

    it('is asked for without much thought, and counted as it is asked', async () => {
      setUpClaude(fake.url);
      fake.play(answer(goodAnswer));
      await analyse();
      const { max_tokens: most, ...asked } = fake.messages[0]?.body ?? {};
      expect(asked.output_config).toMatchObject({ effort: 'low', format: { type: 'json_schema' } });
      expect(fake.counts.map(({ body }) => body)).toEqual([asked]);
      expect(most).toBeGreaterThan(2 * 2_400);
    });

    it('is asked for without a word on effort from a model that knows none', async () => {
      setUpClaude(fake.url, { ANTHROPIC_EFFORT: 'none' });
      fake.play(answer(goodAnswer));
      await analyse();
      expect(fake.messages[0]?.body.output_config).toEqual({ format: expect.anything() });
    });

    it('caches the part that never changes', async () => {
      setUpClaude(fake.url);
      fake.play(answer(goodAnswer));
      await analyse();
      expect(fake.messages[0]?.body.system).toMatchObject([{ type: 'text', cache_control: { type: 'ephemeral' } }]);
    });
  });

  describe('the budget of the day', () => {
    it('is never overdrawn: the report is the built-in one once it is spent, and nothing is asked', async () => {
      setUpClaude(fake.url, { CLAUDE_DAILY_TOKENS: '18000' });
      fake.play(answer(goodAnswer));
      const engines: string[] = [];
      for (let round = 0; round < 4; round++) engines.push((await (await analyse()).json()).engine);
      expect(engines).toContain('claude');
      expect(engines.at(-1)).toBe('built-in');
      expect(fake.messages).toHaveLength(engines.filter((engine) => engine === 'claude').length);
      expect(await tokensSpentToday(new Date())).toBeLessThanOrEqual(18_000);
    });

    it('answers RATE_LIMIT where Claude alone is demanded', async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude', CLAUDE_DAILY_TOKENS: '100' });
      fake.play(answer(goodAnswer));
      const response = await analyse();
      expect([response.status, (await response.json()).code]).toEqual([429, 'RATE_LIMIT']);
      expect(fake.messages).toHaveLength(0);
    });

    it('is given back what a failed call did not use', async () => {
      setUpClaude(fake.url);
      fake.play({ play: 'status', status: 529 });
      await analyse();
      expect(await tokensSpentToday(new Date())).toBe(0);
    });
  });

  describe('after three failures in a row', () => {
    it('asks no more for a minute', async () => {
      setUpClaude(fake.url);
      fake.play({ play: 'status', status: 529 });
      for (let round = 0; round < 5; round++) await analyse();
      expect(fake.messages).toHaveLength(3);
    });

    it('says when to come back where Claude alone is demanded', async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude' });
      fake.play({ play: 'status', status: 500 });
      for (let round = 0; round < 3; round++) await analyse();
      const response = await analyse();
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
    });
  });

  describe('an accepted analysis', () => {
    const accept = async () => (await acceptAnalysis(await upload(), options, serverItself)).id;
    const acceptAndFinish = async () => {
      const { id, made } = await acceptAnalysis(await upload(), options, serverItself);
      await finishAccepted(id, () => made);
      return id;
    };
    const longAgo = new Date(Date.now() - 3_600_000);

    it('is written once, however many take it up after a restart', async () => {
      setUpClaude(fake.url);
      fake.play(answer(goodAnswer));
      const id = await accept();
      await db().analysis.update({ where: { id }, data: { leaseUntil: longAgo } });
      await Promise.all([resumeAbandoned(), resumeAbandoned(), resumeAbandoned(), resumeAbandoned()]);
      expect(fake.messages).toHaveLength(1);
      expect((await db().analysis.findUniqueOrThrow({ where: { id } })).engine).toBe('claude');
    });

    it('is never written again once it is finished', async () => {
      setUpClaude(fake.url);
      fake.play(answer(goodAnswer));
      const id = await acceptAndFinish();
      await db().analysis.update({ where: { id }, data: { leaseUntil: longAgo } });
      await resumeAbandoned();
      await resumeAbandoned();
      expect(fake.messages).toHaveLength(1);
      expect(await callsOf(id)).toHaveLength(1);
    });

    it('tells afterwards what failed where Claude alone is demanded', async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude' });
      fake.play({ play: 'status', status: 401 });
      jest.spyOn(log(), 'error').mockImplementation(() => undefined);
      const id = await acceptAndFinish();
      const response = await call(getAnalysis, { params: { analysisId: id } });
      expect([response.status, (await response.json()).code]).toEqual([502, 'API_KEY_ERROR']);
    });
  });
});
