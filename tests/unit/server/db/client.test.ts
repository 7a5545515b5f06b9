/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeDatabase, db, prepareDatabase } from '@/lib/server/db/client';
import { useEnv } from '@/lib/server/env';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-client-'));
const normal = [{ synchronous: 1 }];
const synchronous = () => db().$queryRawUnsafe('PRAGMA synchronous');

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
});
