import { GET as getSent } from '@/app/api/cv/analysis/[analysisId]/sent/route';
import { POST as postJobMatch } from '@/app/api/cv/job-match/route';
import { POST as postSuggestion } from '@/app/api/cv/suggestion/route';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { draftMediaType } from '@/lib/shared/drafts';
import { jobMatchAnswer, suggestionAnswer } from '@/lib/shared/wire';
import { analysedCv } from '../../support/analysed-cv';
import { call } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { callsOf } from '../../support/fake-claude/calls';
import { answer, startFakeClaude, type FakeClaude, type Step } from '../../support/fake-claude/server';
import { hurry, setUpClaude } from '../../support/fake-claude/settings';

const text = 'Ward Sister\n- Responsible for answering calls from relatives\n- Helped to train 12 colleagues in the new system';
const claudeLines = ['Took [add figure] calls a day from relatives', 'Helped to teach 12 colleagues the new system'];
const better = claudeLines.map((line, index) => `${index}|${line}`).join('\n');

const advert = 'Ward Manager\nEssential:\n- Experience of leading a team on an acute ward\n- Experience of helicopter maintenance';

/** Every failure of the provider, and what a visitor is told where Claude alone is demanded. */
const failures: [name: string, kind: string, status: number, code: string, step: Step][] = [
  ['a wrong key', 'key', 502, 'API_KEY_ERROR', { play: 'status', status: 401 }],
  ['a rate limit', 'rate-limit', 429, 'RATE_LIMIT', { play: 'status', status: 429, retryAfter: 7 }],
  ['overload', 'overloaded', 429, 'RATE_LIMIT', { play: 'status', status: 529 }],
  ['overload in the middle', 'overloaded', 429, 'RATE_LIMIT', { play: 'error', text: '0|Prep', type: 'overloaded_error' }],
  ['a fault of the provider', 'unavailable', 502, 'API_KEY_ERROR', { play: 'status', status: 500 }],
  ['a connection that is refused', 'connection', 502, 'API_KEY_ERROR', { play: 'hang-up' }],
  ['a connection that is cut', 'connection', 502, 'API_KEY_ERROR', { play: 'cut', text: '0|Prep' }],
  ['a time-out', 'timeout', 502, 'API_KEY_ERROR', { play: 'stall' }],
  ['a refusal', 'refusal', 502, 'API_KEY_ERROR', { play: 'answer', text: 'I cannot', stop: 'refusal' }],
  ['no line of the kind asked for', 'malformed', 502, 'API_KEY_ERROR', answer('Certainly! Here are your lines:\n* one\n* two')],
  ['an answer cut short', 'truncated', 502, 'API_KEY_ERROR', { play: 'answer', text: '0|Prepare the rota', stop: 'max_tokens' }],
  ['an empty answer', 'empty', 502, 'API_KEY_ERROR', answer('')],
];

describeOnBothDatabases('suggestions and job fit in Claude’s words', () => {
  let fake: FakeClaude;
  let own: { analysisId: string; cookie: string };
  let builtInLines: string[];
  beforeAll(async () => {
    fake = await startFakeClaude();
    own = await analysedCv();
    builtInLines = linesOf(await (await suggest(false)).json());
    expect(builtInLines).toHaveLength(2);
  });
  afterAll(() => fake.close());
  afterEach(async () => {
    await db().claudeCall.deleteMany();
    await db().sentText.deleteMany();
  });

  const headersOf = (isStream: boolean): Record<string, string> => (isStream ? { accept: `${draftMediaType}, application/json` } : {});
  const suggest = (isStream: boolean, asked: object = { text }) =>
    call(postSuggestion, {
      method: 'POST',
      json: { analysisId: own.analysisId, section: 'Work Experience', ...asked },
      cookie: own.cookie,
      headers: headersOf(isStream),
    });
  const match = (isStream: boolean) =>
    call(postJobMatch, {
      method: 'POST',
      json: { analysisId: own.analysisId, jobDescription: advert },
      cookie: own.cookie,
      headers: headersOf(isStream),
    });
  const eventsOf = async (response: Response) => {
    expect(response.headers.get('content-type')).toBe(draftMediaType);
    return (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const linesOf = (body: unknown) => suggestionAnswer.parse(body).items.map(({ after }) => after);

  describe('as one answer', () => {
    it('brings Claude’s lines in their places', async () => {
      setUpClaude(fake.url);
      fake.play(answer(better));
      const response = await suggest(false);
      expect(response.headers.get('content-type')).toContain('application/json');
      const body = await response.json();
      expect(linesOf(body)).toEqual(claudeLines);
      expect(body).toMatchObject({ engine: 'claude', suggestion: expect.stringContaining(claudeLines[0] ?? '') });
      expect(await callsOf(own.analysisId)).toMatchObject([{ purpose: 'suggestion', outcome: 'written', kept: 2, dropped: 0 }]);
    });

    it('leaves the built-in line where Claude invents', async () => {
      setUpClaude(fake.url);
      fake.play(answer(`0|${claudeLines[0]}\n1|Help teach 40 colleagues the new system at Mayfield Clinic`));
      expect(linesOf(await (await suggest(false)).json())).toEqual([claudeLines[0], builtInLines[1]]);
      expect(await callsOf(own.analysisId)).toMatchObject([{ kept: 1, dropped: 1 }]);
    });

    it('explains job fit without moving it', async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'built-in' });
      const plain = jobMatchAnswer.parse(await (await match(false)).json());
      const missing = plain.criteria.findIndex(({ state }) => state === 'missing');
      setUpClaude(fake.url);
      const said = 'Your CV does not show this. Add it only if it is true.';
      fake.play(answer(`${missing}|${said}`));
      const explained = jobMatchAnswer.parse(await (await match(false)).json());
      expect(explained.criteria[missing]?.explanation).toBe(said);
      const withoutWords = explained.criteria.map(({ explanation: _explanation, ...criterion }) => criterion);
      expect({ ...explained, criteria: withoutWords }).toEqual(plain);
    });
  });

  describe('as it is written', () => {
    it('is the built-in suggestion first, then each line that passed, while the rest is still being written', async () => {
      setUpClaude(fake.url);
      fake.play({ play: 'hold', text: `0|${claudeLines[0]}\n1|Help tea`, rest: 'ch 40 colleagues the new system\n' });
      const reader = (await suggest(true)).body?.getReader();
      const next = async () => new TextDecoder().decode((await reader?.read())?.value);
      const draft = JSON.parse(await next());
      expect([draft.type, draft.answer.engine, linesOf(draft.answer)]).toEqual(['draft', 'built-in', builtInLines]);
      expect(JSON.parse(await next())).toEqual({ type: 'change', index: 0, text: claudeLines[0] });
      fake.release();
      expect(JSON.parse(await next())).toEqual({ type: 'done' });
      expect((await reader?.read())?.done).toBe(true);
    });

    it('is the same for job fit', async () => {
      setUpClaude(fake.url);
      fake.play(answer('1|Your CV does not show this. Add it only if it is true.\n'));
      expect((await eventsOf(await match(true))).map(({ type }) => type)).toEqual(['draft', 'change', 'done']);
    });

    it('ends Claude’s call when the reader goes away', async () => {
      setUpClaude(fake.url);
      fake.play({ play: 'hold', text: `0|${claudeLines[0]}\n`, rest: '' });
      const reader = (await suggest(true)).body?.getReader();
      await reader?.read();
      await reader?.read();
      await reader?.cancel();
      await until(() => fake.abandoned() === 1);
      await until(async () => (await callsOf(own.analysisId)).length === 1);
      expect(await callsOf(own.analysisId)).toMatchObject([{ outcome: 'cancelled', kept: 1 }]);
    });

    it('is one JSON answer, as without the wish, where the built-in engine writes', async () => {
      setUpClaude(fake.url, { ANTHROPIC_API_KEY: '' });
      fake.play(answer(better));
      for (const ask of [suggest, match]) {
        const [plain, wished] = [await ask(false), await ask(true)];
        expect(wished.headers.get('content-type')).toContain('application/json');
        expect(await wished.text()).toBe(await plain.text());
      }
      expect(fake.outgoing()).toBe('');
    });
  });

  describe.each(failures)('%s', (_name, kind, status, code, step) => {
    beforeEach(() => kind === 'timeout' && hurry());

    it(`answers ${status} ${code} in both forms where Claude alone is demanded`, async () => {
      setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude' });
      fake.play(step);
      for (const ask of [() => suggest(false), () => suggest(true)]) {
        const response = await ask();
        expect([response.status, (await response.json()).code]).toEqual([status, code]);
      }
      expect((await callsOf(own.analysisId)).map(({ outcome }) => outcome)).toEqual([kind, kind]);
    });

    it('gives the built-in words otherwise, and the operator a line', async () => {
      setUpClaude(fake.url);
      fake.play(step);
      const warn = jest.spyOn(log(), 'warn');
      const body = await (await suggest(false)).json();
      expect([body.engine, linesOf(body)]).toEqual(['built-in', builtInLines]);
      expect((await eventsOf(await suggest(true))).map(({ type }) => type)).toEqual(['draft', 'done']);
      expect(warn.mock.calls).toEqual(Array.from({ length: 2 }, () => [{ analysis: own.analysisId, failure: kind }, expect.any(String)]));
    });
  });

  it('is withdrawn with its code where Claude alone is demanded and fails after it began', async () => {
    setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude' });
    fake.play({ play: 'error', text: `0|${claudeLines[0]}\n1|Help`, type: 'overloaded_error' });
    const response = await suggest(true);
    expect(response.status).toBe(200);
    const events = await eventsOf(response);
    expect(events.map(({ type }) => type)).toEqual(['draft', 'change', 'problem']);
    expect(events.at(-1)).toMatchObject({ code: 'RATE_LIMIT', message: expect.stringContaining('busy') });
  });

  it('answers 503 API_KEY_ERROR where Claude alone is demanded without a key', async () => {
    setUpClaude(fake.url, { ANALYSIS_ENGINE: 'claude', ANTHROPIC_API_KEY: '' });
    for (const response of [await suggest(true), await match(false)])
      expect([response.status, (await response.json()).code]).toEqual([503, 'API_KEY_ERROR']);
  });

  it('leaves Claude alone for a minute after three failures in a row', async () => {
    setUpClaude(fake.url);
    fake.play({ play: 'status', status: 529 });
    for (let round = 0; round < 4; round++) await suggest(false);
    expect(fake.messages).toHaveLength(3);
    expect((await callsOf(own.analysisId)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('overloaded'));
  });

  it('is shown word for word in "What was sent": suggestions and job match too', async () => {
    setUpClaude(fake.url);
    fake.play(answer(better));
    await suggest(false, { text: `${text}\n- Priya Ramsbottom led the audit, ring 07700 900123` });
    await match(false);
    const { sent, later } = await (await call(getSent, { params: { analysisId: own.analysisId }, cookie: own.cookie })).json();
    expect(sent).toBeNull();
    expect(later.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['suggestion', 'job-fit']);
    expect(later.map(({ text: shown }: { text: string }) => shown)).toEqual(fake.messages.map(({ body }) => textOf(body)));
    expect(fake.outgoing()).not.toMatch(/priya|ramsbottom|900123/i);
  });
});

/** The words of one request as they went out: the instructions and the data. */
function textOf({ system, messages }: { system?: unknown; messages?: unknown }): string {
  const [instructions] = Array.isArray(system) ? system : [];
  const [turn] = Array.isArray(messages) ? messages : [];
  return `${instructions.text}\n\n${turn.content}`;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 200) throw new Error('It never came true.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
