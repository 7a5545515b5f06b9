import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReaderPool, type PoolOptions } from '@/lib/server/extract/reader-pool';

/** A stand-in for the bundled child: the first byte of the file says what it does. */
const child = `
process.on('message', ({ id, bytes }) => {
  const done = (result) => process.send({ state: 'done', id, result });
  const act = {
    0: () => done({ pid: process.pid, env: Object.keys(process.env) }),
    1: () => process.abort(),
    2: () => { for (;;); },
    3: () => { const kept = []; setInterval(() => kept.push(Buffer.alloc(8e6, 1)), 5); },
    4: () => process.send({ state: 'failed', id, error: 'upload/INSUFFICIENT_CONTENT', detail: '' }),
    5: () => { process.send({ state: 'recognising', id }); setTimeout(() => done({ pid: process.pid }), 900); },
    6: () => {},
  };
  act[bytes[0]]();
});
process.on('disconnect', () => process.exit(0));
`;
const answer = Uint8Array.of(0);
const file = (act: number) => Uint8Array.of(act);

describe('ReaderPool', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reader-pool-'));
  const childPath = path.join(folder, 'child.mjs');
  const pools: ReaderPool[] = [];
  const open = (options: Partial<PoolOptions> = {}): ReaderPool => {
    const pool = new ReaderPool({ childPath, ...options });
    pools.push(pool);
    return pool;
  };

  beforeAll(() => fs.writeFileSync(childPath, child));
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('reads file after file in a warm process', async () => {
    const pool = open({ size: 1 });
    expect(await pool.read(answer, 'pdf')).toEqual(await pool.read(answer, 'docx'));
  });

  it('gives a child no settings and no keys', async () => {
    const { env } = { env: [], ...(await open().read(answer, 'pdf')) };
    expect(env).toEqual(expect.arrayContaining(['NODE_ENV']));
    expect(env).not.toContain('PATH');
  });

  it.each([
    ['aborts its process', 1, {}],
    ['never ends', 2, { timeLimitMs: 300 }],
    ['eats memory', 3, { residentBytes: 200e6 }],
  ])('refuses a file that %s, and only that file', async (_, act, limits) => {
    const pool = open({ size: 1, ...limits });
    const [bad, good] = await Promise.allSettled([pool.read(file(act), 'pdf'), pool.read(answer, 'pdf')]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { id: 'upload/EXTRACTION_FAILED' } });
    expect(good.status).toBe('fulfilled');
  });

  it('passes on what the child found wrong with the file', async () => {
    await expect(open().read(file(4), 'pdf')).rejects.toMatchObject({ id: 'upload/INSUFFICIENT_CONTENT' });
  });

  it('gives a scan the longer time limit once OCR has begun', async () => {
    await expect(open({ timeLimitMs: 600, recogniseLimitMs: 5_000 }).read(file(5), 'pdf')).resolves.toBeDefined();
  });

  it('reads as many side by side as it may, and another behind each that takes long', async () => {
    const pool = open({ size: 3, atOnce: 1, longMs: 150, timeLimitMs: 2_000 });
    await Promise.all([pool.read(answer, 'pdf'), pool.read(answer, 'pdf')]);
    const begun = performance.now();
    const hanging = pool.read(file(6), 'pdf').catch(() => performance.now() - begun);
    const behind = await Promise.all(
      [answer, answer, answer].map((bytes) => pool.read(bytes, 'pdf').then(() => performance.now() - begun)),
    );
    for (const ms of behind) expect([ms >= 140, ms < 1_900]).toEqual([true, true]);
    expect(await hanging).toBeGreaterThan(1_900);
  });

  it('says it is busy when too many files wait', async () => {
    const pool = open({ size: 1, queueLength: 1 });
    const first = pool.read(answer, 'pdf');
    const second = pool.read(answer, 'pdf');
    await expect(pool.read(answer, 'pdf')).rejects.toMatchObject({ id: 'request/RATE_LIMIT', retryAfterSeconds: 20 });
    await Promise.all([first, second]);
  });

  it('replaces a child after its share of files', async () => {
    const pool = open({ size: 1, filesPerChild: 1 });
    expect(await pool.read(answer, 'pdf')).not.toEqual(await pool.read(answer, 'pdf'));
  });

  it('drops a file that nobody waits for any more', async () => {
    const pool = open({ size: 1 });
    const controller = new AbortController();
    const abandoned = pool.read(file(6), 'pdf', controller.signal);
    controller.abort(new Error('gone'));
    await expect(abandoned).rejects.toThrow('gone');
    await expect(pool.read(answer, 'pdf')).resolves.toBeDefined();
  });
});
