/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { closeDatabase, db, prepareDatabase } from '@/lib/server/db/client';
import { useEnv } from '@/lib/server/env';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-client-'));
const normal = [{ synchronous: 1 }];
const synchronous = () => db().$queryRawUnsafe('PRAGMA synchronous');
const wordRows = z.array(z.object({ word: z.string() }));
const words = async () => wordRows.parse(await db().$queryRawUnsafe('SELECT word FROM kept')).map((row) => row.word);

beforeAll(async () => {
  useEnv({ DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/app.db`, LOG_LEVEL: 'silent', NODE_ENV: 'test' });
  await prepareDatabase();
});
afterAll(async () => {
  await closeDatabase();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('the SQLite client', () => {
  it('keeps a write-ahead log, which makes acknowledged writes survive the death of the process', async () => {
    expect(await db().$queryRawUnsafe('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });

  it('never stops the process to wait for the disk at a commit: not at first, not in a transaction, not after one', async () => {
    expect(await synchronous()).toEqual(normal);
    expect(await db().$transaction((queries) => queries.$queryRawUnsafe('PRAGMA synchronous'))).toEqual(normal);
    expect(await synchronous()).toEqual(normal);
  });

  it('overwrites what is deleted, on every connection', async () => {
    expect(await db().$queryRawUnsafe('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }]);
  });

  it('keeps one connection however many transactions there are', async () => {
    // A temporary table is seen by the connection that made it and by no other.
    const mark = 'SELECT own FROM temp.mark';
    await db().$executeRawUnsafe('CREATE TEMP TABLE mark AS SELECT 7 AS own');
    await db().$executeRawUnsafe('CREATE TABLE kept (id INTEGER PRIMARY KEY, word TEXT UNIQUE)');
    for (let count = 0; count < 40; count++) {
      await db().$transaction(async (queries) => {
        await queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('word ${count}')`);
        expect(await queries.$queryRawUnsafe(mark)).toHaveLength(1);
      });
    }
    expect(await db().$queryRawUnsafe(mark)).toHaveLength(1);
    expect(await words()).toHaveLength(40);
  });

  it('keeps nothing of a transaction that fails, and works afterwards', async () => {
    const failing = db().$transaction(async (queries) => {
      await queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('half')`);
      await queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('word 1')`);
    });
    await expect(failing).rejects.toThrow();
    expect(await words()).toHaveLength(40);
    await db().$transaction((queries) => queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('whole')`));
    expect(await words()).toHaveLength(41);
  });

  it('keeps nothing of a transaction whose commit fails, and works afterwards', async () => {
    await db().$executeRawUnsafe('CREATE TABLE part (kept INTEGER REFERENCES kept (id) DEFERRABLE INITIALLY DEFERRED)');
    const failing = db().$transaction((queries) => queries.$executeRawUnsafe('INSERT INTO part (kept) VALUES (4711)'));
    await expect(failing).rejects.toThrow();
    await db().$transaction((queries) => queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('after')`));
    expect([await words(), await db().$queryRawUnsafe('SELECT * FROM part')]).toEqual([expect.arrayContaining(['after']), []]);
  });

  it.each([
    ['one statement alone', 'INSERT'],
    ['the whole transaction, as SQLite does by itself on a full disk', 'INSERT OR ROLLBACK'],
  ])('keeps nothing of a transaction that hides a failure which undid %s', async (_, insert) => {
    const swallowing = db().$transaction(async (queries) => {
      for (const word of ['before it', 'word 1', 'behind it'])
        await queries.$executeRawUnsafe(`${insert} INTO kept (word) VALUES ('${word}')`).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow();
    expect((await words()).filter((word) => word.endsWith(' it'))).toEqual([]);
    await db().$transaction((queries) => queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('later, ${insert}')`));
    expect(await words()).toContain(`later, ${insert}`);
  });

  it('works after the disk was full during a transaction', async () => {
    const most = async (pages: number) => db().$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`);
    const write = (word: string, length: number) =>
      db().$transaction(async (queries) => {
        await queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('${word}')`);
        await queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('${word}' || hex(zeroblob(${length})))`);
      });
    await most(1);
    await expect(write('too much', 500_000)).rejects.toThrow(/full/);
    await most(1_000_000);
    await write('enough', 10);
    expect((await words()).filter((word) => /much|enough/.test(word))).toEqual(['enough', `enough${'00'.repeat(10)}`]);
  });

  it('lets transactions wait for each other', async () => {
    const slow = (word: string) =>
      db().$transaction(async (queries) => {
        const before = await queries.$queryRawUnsafe('SELECT COUNT(*) AS count FROM kept');
        // Each question is a moment in which another transaction could begin.
        for (let asked = 0; asked < 5; asked++) await queries.$queryRawUnsafe('SELECT 1');
        await queries.$executeRawUnsafe(`INSERT INTO kept (word) VALUES ('${word}')`);
        return before;
      });
    const counts = await Promise.all(['one', 'two', 'three'].map(slow));
    expect(
      new Set(counts.map((count) => JSON.stringify(count, (_, value) => (typeof value === 'bigint' ? Number(value) : value)))).size,
    ).toBe(3);
  });
});

describe('the client of a ruined file', () => {
  it('says so at the first query, and ends no process before', async () => {
    const unheard = jest.fn();
    process.on('unhandledRejection', unheard);
    await closeDatabase();
    fs.writeFileSync(`${dataDir}/ruined.db`, 'no database at all '.repeat(500));
    useEnv({ DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/ruined.db`, LOG_LEVEL: 'silent', NODE_ENV: 'test' });
    await expect(db().$queryRawUnsafe('SELECT * FROM sqlite_schema')).rejects.toThrow(/not a database/);
    // What nobody handles is reported before the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});
