import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jobKinds, type ReadResult } from '@/lib/server/workers/job-kinds';
import { Lane, type Caller } from '@/lib/server/workers/lane';
import { lanes, type LaneOptions } from '@/lib/server/workers/lanes';

/** A stand-in for the bundled child: the first byte of the file says what it does. */
const child = `
process.on('message', ({ id, input: { bytes } }) => {
  const done = (output) => process.send({ state: 'done', id, output });
  const read = (redaction) => done({ redaction, fallback: false });
  const act = {
    0: () => read({ pid: process.pid, env: Object.keys(process.env) }),
    1: () => process.abort(),
    2: () => { for (;;); },
    3: () => { const kept = []; setInterval(() => kept.push(Buffer.alloc(8e6, 1)), 5); },
    4: () => process.send({ state: 'failed', id, error: 'upload/INSUFFICIENT_CONTENT', detail: '' }),
    5: () => setTimeout(() => read({ pid: process.pid }), 60),
    6: () => {},
    9: () => setTimeout(() => read({ pid: process.pid }), 1_000),
    // Between two looks at the clock it works for itself: asking alone would be the system's work.
    10: () => { const before = process.cpuUsage(); let sum = 0; while (process.cpuUsage(before).user < 300_000) for (let i = 0; i < 1e6; i++) sum += i % 7; read({ pid: process.pid, sum }); },
    7: () => done('what no reading gives'),
    8: () => process.send({ state: 'failed', id, error: null, detail: 'TypeError at read-pdf.ts' }),
  };
  act[bytes[0]]();
});
process.on('disconnect', () => process.exit(0));
`;
const answer = Uint8Array.of(0);
const file = (act: number) => Uint8Array.of(act);

async function pidOf(reading: Promise<ReadResult | null>): Promise<number> {
  const { pid } = { pid: 0, ...(await reading)?.redaction };
  return pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a lane of the pool', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lane-'));
  const opened: Lane[] = [];
  let clients = 0;
  const open = (options: Partial<LaneOptions> = {}, deadlines: Partial<(typeof jobKinds)['read']> = {}) => {
    const kinds = { ...jobKinds, read: { ...jobKinds.read, ...deadlines } };
    const lane = new Lane({ ...lanes.reading, script: 'child', ...options }, kinds, folder);
    opened.push(lane);
    return (bytes: Uint8Array, caller: Partial<Caller> & { isLimited?: boolean } = {}) => {
      const { client = `client ${(clients += 1)}`, signal, isLimited = true } = caller;
      return lane.run('read', { bytes, format: 'pdf' }, { client, signal }, { isLimited, onWorked: () => undefined });
    };
  };

  beforeAll(() => fs.writeFileSync(path.join(folder, 'child.mjs'), child));
  afterEach(() => Promise.all(opened.splice(0).map((lane) => lane.close())));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('does job after job in a warm process', async () => {
    const read = open({ size: 1 });
    expect(await read(answer)).toEqual(await read(answer));
  });

  it('gives a child no settings and no keys', async () => {
    const { env } = { env: [], ...(await open()(answer))?.redaction };
    expect(env).toEqual(expect.arrayContaining(['NODE_ENV']));
    expect(env).not.toContain('PATH');
  });

  it.each([
    ['aborts its process', 1, {}, {}],
    ['never ends', 2, {}, { processorMs: 1_000 }],
    ['waits for nothing', 6, {}, { deadlineMs: 1_000 }],
    ['eats memory', 3, { residentBytes: 200e6 }, {}],
    ['makes it answer what no reading gives', 7, {}, {}],
  ])('refuses a file that %s, and only that file', async (_, act, limits, deadlines) => {
    const read = open({ size: 1, ...limits }, deadlines);
    const [bad, good] = await Promise.allSettled([read(file(act)), read(answer)]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { id: 'upload/EXTRACTION_FAILED' } });
    expect(good.status).toBe('fulfilled');
  });

  it('lets a job wait longer than it may work, as on a busy machine', async () => {
    await expect(open({}, { processorMs: 400 })(file(9))).resolves.toBeDefined();
  });

  it('passes on what the child found wrong with the file', async () => {
    await expect(open()(file(4))).rejects.toMatchObject({ id: 'upload/INSUFFICIENT_CONTENT' });
  });

  it('logs where an error of ours was thrown', async () => {
    await expect(open()(file(8))).rejects.toMatchObject({ id: 'upload/EXTRACTION_FAILED', cause: new Error('TypeError at read-pdf.ts') });
  });

  it('does as many jobs side by side as it may, and another behind each that takes long', async () => {
    const read = open({ size: 3, atOnce: 1, longMs: 150 }, { deadlineMs: 2_000 });
    await Promise.all([read(answer), read(answer)]);
    const begun = performance.now();
    const hanging = read(file(6)).catch(() => performance.now() - begun);
    const behind = await Promise.all([answer, answer, answer].map((bytes) => read(bytes).then(() => performance.now() - begun)));
    for (const ms of behind) expect([ms >= 140, ms < 1_900]).toEqual([true, true]);
    expect(await hanging).toBeGreaterThan(1_900);
  });

  it('says it is busy when too many jobs wait', async () => {
    const read = open({ size: 1, queueLength: 1 });
    const first = read(answer);
    const second = read(answer);
    await expect(read(answer)).rejects.toMatchObject({ id: 'request/RATE_LIMIT', retryAfterSeconds: 20 });
    await Promise.all([first, second]);
  });

  it('has one job of a client in work at a time, so that others have their turn', async () => {
    const read = open({ size: 2, atOnce: 2 });
    const hostile = read(file(6), { client: 'a', signal: AbortSignal.timeout(700) }).catch(() => 'gone');
    const second = read(answer, { client: 'a' });
    expect(await Promise.race([second.then(() => 'own'), read(answer, { client: 'b' }).then(() => 'other')])).toBe('other');
    expect(await hostile).toBe('gone');
    await expect(second).resolves.toBeDefined();
  });

  it('gives the next turn to the client whose jobs took least time', async () => {
    const read = open({ size: 1, atOnce: 1 });
    const ended: string[] = [];
    const ask = (client: string) => read(file(5), { client }).then(() => ended.push(client));
    await Promise.all([ask('a'), ask('a'), ask('a'), ask('b'), ask('c')]);
    expect(ended).toEqual(['a', 'b', 'c', 'a', 'a']);
  });

  it('leaves one child for others, where a client may have several jobs in work', async () => {
    const read = open({ size: 3, atOnce: 1, longMs: 50 }, { deadlineMs: 1_500 });
    const begun = performance.now();
    const end = () => performance.now() - begun;
    const hanging = [6, 6, 6].map((act) => read(file(act), { client: 'a', isLimited: false }).then(end, end));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await read(answer, { client: 'b', isLimited: false });
    expect(end()).toBeLessThan(1_400);
    const [first = 0, second = 0, third = 0] = await Promise.all(hanging);
    expect([first < 2_500, second < 2_500, third > 2_500]).toEqual([true, true, true]);
  });

  it('says it is busy to a client with too many jobs waiting, and to no other', async () => {
    const read = open({ size: 1, atOnce: 1, queueLengthPerClient: 1 });
    const own = [read(answer, { client: 'a' }), read(answer, { client: 'a' })];
    await expect(read(answer, { client: 'a' })).rejects.toMatchObject({ id: 'request/RATE_LIMIT' });
    await Promise.all([...own, read(answer, { client: 'b' })]);
  });

  it('says how long a child worked, and a second at least where the child was lost with its job', async () => {
    const times: number[] = [];
    const lane = new Lane({ ...lanes.reading, script: 'child' }, { ...jobKinds, read: { ...jobKinds.read, deadlineMs: 2_000 } }, folder);
    opened.push(lane);
    const read = (act: number) =>
      lane.run('read', { bytes: file(act), format: 'pdf' }, { client: 'a' }, { isLimited: true, onWorked: (ms) => times.push(ms) });
    await read(9);
    await read(10);
    await read(6).catch(() => undefined);
    expect(times.map((ms) => [ms >= 200, ms >= 1_000])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it('replaces a child after its share of jobs', async () => {
    const read = open({ size: 1, jobsPerChild: 1 });
    expect(await read(answer)).not.toEqual(await read(answer));
  });

  it('ends a child that has been idle, where its lane keeps none', async () => {
    const read = open({ size: 1, idleMs: 50, warm: 0 });
    const pid = await pidOf(read(answer));
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(read(answer)).resolves.toBeDefined();
  });

  it('keeps as many idle children as its lane keeps warm, and ends the others', async () => {
    const read = open({ size: 2, atOnce: 2, idleMs: 100, warm: 1 });
    const pids = await Promise.all([pidOf(read(answer)), pidOf(read(answer))]);
    while (pids.every(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(pids.filter(isRunning)).toEqual([await pidOf(read(answer))]);
  });

  it('drops a job that nobody waits for any more', async () => {
    const read = open({ size: 1 });
    const controller = new AbortController();
    const abandoned = read(file(6), { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(abandoned).rejects.toThrow('gone');
    await expect(read(answer)).resolves.toBeDefined();
  });

  it('answers UNAVAILABLE where its script is not built', () => {
    expect(() => open({ script: 'nothing' })).toThrow(expect.objectContaining({ id: 'server/UNAVAILABLE' }));
  });
});
