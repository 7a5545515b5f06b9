import { POST as postAnalyse } from '@/app/api/cv/analyse/route';
import { DELETE as deleteAnalysis } from '@/app/api/cv/analysis/[analysisId]/route';
import { GET as getMyData } from '@/app/api/cv/analysis/[analysisId]/my-data/route';
import { GET as getSent } from '@/app/api/cv/analysis/[analysisId]/sent/route';
import { POST as postJobMatch } from '@/app/api/cv/job-match/route';
import { POST as postSuggestion } from '@/app/api/cv/suggestion/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { joinLines } from '@/lib/cv/document/source-text';
import { writePlaceholders } from '@/lib/cv/redact/write-placeholders';
import { db } from '@/lib/server/db/client';
import { readDocument } from '@/lib/server/extract/read-document';
import { log } from '@/lib/server/log';
import { call, cookieOf, formWith } from '../../support/call';
import { describeOnBothDatabases } from '../../support/databases';
import { canaries, canaryCv } from '../../support/fake-claude/canary-cv';
import { emptyAnswer } from '../../support/fake-claude/good-answer';
import { answer, startFakeClaude, type FakeClaude, type Step } from '../../support/fake-claude/server';
import { setUpClaude } from '../../support/fake-claude/settings';

const grounded = answer({
  ...emptyAnswer,
  summary: 'Your CV shows that you can lead a night shift and cut picking errors with a new check at the gate.',
});

/** Written as it may have been taken apart: in other capitals, without spaces, in pieces. */
const squashed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');
const pieces = [
  ...Object.values(canaries),
  'Featherstonehaugh',
  'Pelican Mews',
  'quillon',
  'quillon.canary',
  '900873',
  '79460871',
  'Peregrine',
  '17/03/1986',
];

const leaks = (text: string): string[] => {
  const whole = squashed(text);
  return pieces.filter((piece) => whole.includes(squashed(piece)));
};

describeOnBothDatabases('what leaves this machine', () => {
  let fake: FakeClaude;
  const logged: unknown[][] = [];
  beforeAll(async () => {
    fake = await startFakeClaude();
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    logged.length = 0;
    for (const level of ['debug', 'info', 'warn', 'error'] as const)
      jest.spyOn(log(), level).mockImplementation((...line: unknown[]) => void logged.push(line));
  });
  afterEach(() => db().upload.deleteMany());

  const analysed = async (settings: Record<string, string>, ...steps: Step[]) => {
    setUpClaude(fake.url, settings);
    fake.play(...steps);
    const uploaded = await call(postUpload, { method: 'POST', form: formWith(await canaryCv(), canaries.file) });
    const { id: cvUploadId } = await uploaded.json();
    const response = await call(postAnalyse, { method: 'POST', path: '/api/cv/analyse?model=claude', json: { cvUploadId, options: {} } });
    return { response, body: await response.clone().text(), cookie: cookieOf(uploaded) };
  };
  const sent = (id: string, cookie?: string) => call(getSent, { params: { analysisId: id }, cookie });

  it('would be found out: every canary is known however it is written', () => {
    const { birthday: _birthday, ...others } = canaries;
    expect(leaks(Object.values(others).join(' | ').toUpperCase())).toEqual(expect.arrayContaining(Object.values(others)));
  });

  it('would hold canaries if the redaction were left out: these very tests would see them', async () => {
    setUpClaude(fake.url);
    fake.play(grounded);
    const file = await canaryCv();
    const { id: cvUploadId } = await (await call(postUpload, { method: 'POST', form: formWith(file, canaries.file) })).json();
    const { document } = await db().upload.findUniqueOrThrow({ where: { id: cvUploadId } });
    const { text, lines } = writePlaceholders(joinLines(await readDocument(file, 'docx')), []);
    await db().upload.update({ where: { id: cvUploadId }, data: { document: JSON.stringify({ ...JSON.parse(document), text, lines }) } });
    await call(postAnalyse, { method: 'POST', path: '/api/cv/analyse?model=claude', json: { cvUploadId, options: {} } });
    const { file: _file, linkedIn: _linkedIn, ...written } = canaries;
    expect(leaks(fake.outgoing())).toEqual(expect.arrayContaining(Object.values(written)));
  });

  it('is the redacted text: no canary in any byte that leaves, in the report or in the log', async () => {
    const { body } = await analysed({}, grounded);
    expect(JSON.parse(body).engine).toBe('claude');
    expect(fake.outgoing()).toContain('Cut picking errors from 3.1% to 1.2%');
    expect(leaks(fake.outgoing())).toEqual([]);
    expect(fake.outgoing()).not.toContain('.docx');
    expect(leaks(body)).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(leaks(JSON.stringify(logged))).toEqual([]);
  });

  it.each<[string, Step]>([
    ['a wrong key', { play: 'status', status: 401 }],
    ['a cut connection', { play: 'cut' }],
    ['an answer that repeats what it must not', answer(`{"summary": "Quillon, call ${canaries.phone}"`)],
  ])('holds no canary after %s, in the answer or in the log', async (_name, step) => {
    const { body, response } = await analysed({ ANALYSIS_ENGINE: 'claude' }, step);
    expect(response.status).toBe(502);
    expect(leaks(body)).toEqual([]);
    expect(leaks(JSON.stringify(logged))).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain('picking errors');
  });

  const typed = `Responsible for the rota with ${canaries.forename} ${canaries.surname}, ring ${canaries.phone} or write to ${canaries.email}`;
  it.each<[string, Step]>([
    ['an answer', answer('0|Led the audit of the gate\n1|Your CV does not show this. Add it only if it is true.')],
    ['a wrong key', { play: 'status', status: 401 }],
    ['a stream that is cut', { play: 'cut', text: '0|Led the audit of the gate\n' }],
  ])('holds none of what a visitor types for a suggestion or a job fit: %s', async (_name, step) => {
    const { body, cookie } = await analysed({}, grounded);
    const { id: analysisId } = JSON.parse(body);
    fake.play(step);
    const ask = (handler: typeof postSuggestion, json: object) => call(handler, { method: 'POST', cookie, json: { analysisId, ...json } });
    await ask(postSuggestion, { section: 'Work Experience', text: `Shift lead\n- ${typed}`, answers: { gap: typed } });
    await ask(postJobMatch, { jobDescription: `Shift lead\nEssential:\n- Leading a night shift\n- ${typed}` });
    expect(fake.messages).toHaveLength(2);
    expect(leaks(fake.outgoing())).toEqual([]);
    expect(leaks(JSON.stringify(logged))).toEqual([]);
  });

  it('is shown word for word in "What was sent", for its owner only', async () => {
    const { body, cookie } = await analysed({}, grounded);
    const { id } = JSON.parse(body);
    const shown = await (await sent(id, cookie)).json();
    expect(shown).toMatchObject({ engine: 'claude', later: [] });
    const { system, messages } = fake.messages[0]?.body ?? {};
    expect(system).toMatchObject([{ text: expect.any(String) }]);
    expect(messages).toMatchObject([{ role: 'user', content: expect.any(String) }]);
    const outgoing = JSON.stringify({ system, messages });
    for (const line of shown.sent.split('\n')) expect(outgoing).toContain(JSON.stringify(line).slice(1, -1));
    expect(leaks(shown.sent)).toEqual([]);
    const stranger = await sent(id);
    expect([stranger.status, (await stranger.json()).code]).toEqual([403, 'NOT_OWNER']);
  });

  it('includes what was added where an answer had to be asked for again', async () => {
    const { body, cookie } = await analysed({}, answer('{"summary": 5}'), grounded);
    const { later } = await (await sent(JSON.parse(body).id, cookie)).json();
    expect(later).toMatchObject([{ purpose: 'analysis', text: expect.stringContaining('did not fit the schema') }]);
    for (const line of later[0].text.split('\n').filter(Boolean))
      expect(fake.messages[1]?.raw).toContain(JSON.stringify(line).slice(1, -1));
  });

  it('is part of the data that its owner can download', async () => {
    const { body, cookie } = await analysed({}, grounded);
    const { id } = JSON.parse(body);
    const { sent: shown } = await (await sent(id, cookie)).json();
    const held = await (await call(getMyData, { params: { analysisId: id }, cookie })).json();
    expect(held.analyses[0].sent).toEqual([{ createdAt: expect.any(String), purpose: 'analysis', text: shown }]);
  });

  it('is told truly even where Claude failed and the report is our own', async () => {
    const { body, cookie } = await analysed({}, { play: 'status', status: 529 });
    const shown = await (await sent(JSON.parse(body).id, cookie)).json();
    expect(shown.engine).toBe('built-in');
    expect(shown.sent).toContain('Cut picking errors');
  });

  it('is nothing at all with the built-in engine', async () => {
    const { body, cookie } = await analysed({ ANALYSIS_ENGINE: 'built-in' }, grounded);
    expect(await (await sent(JSON.parse(body).id, cookie)).json()).toEqual({ sent: null, engine: 'built-in', later: [] });
    expect(fake.outgoing()).toBe('');
  });

  it('goes with the analysis when its owner deletes it; only the cost stays', async () => {
    const { body, cookie } = await analysed({}, grounded);
    const { id } = JSON.parse(body);
    await call(deleteAnalysis, { method: 'DELETE', params: { analysisId: id }, cookie });
    expect((await sent(id, cookie)).status).toBe(404);
    expect(await db().sentText.count()).toBe(0);
    expect(await db().claudeCall.findMany({ where: { analysisId: id } })).toEqual([]);
    expect(await db().claudeCall.count()).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown id', '999999999', 404, 'ANALYSIS_NOT_FOUND'],
    ['the demo', 'demo', 403, 'DEMO_READ_ONLY'],
  ])('answers %s with its error', async (_name, id, status, code) => {
    const response = await sent(id);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });
});
