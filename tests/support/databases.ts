import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { closeDatabase, prepareDatabase } from '@/lib/server/db/client';
import { useEnv } from '@/lib/server/env';
import { closePool } from '@/lib/server/workers/pool';

const kinds = ['SQLite', 'Postgres'] as const;
let copies = 0;

/** Runs the same tests on both databases, each suite on a copy of its own of a migrated database. */
export function describeOnBothDatabases(title: string, tests: () => void, settings: Record<string, string> = {}): void {
  for (const kind of kinds) {
    describe(`${title} (${kind})`, () => {
      let drop = async (): Promise<void> => undefined;
      beforeAll(async () => {
        const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'analyse-my-cv-data-'));
        const copy = kind === 'SQLite' ? copySqlite(dataDir) : await copyPostgres();
        drop = async () => {
          await copy.drop();
          fs.rmSync(dataDir, { recursive: true, force: true });
        };
        useEnv({ DATA_DIR: dataDir, DATABASE_URL: copy.url, LOG_LEVEL: 'silent', NODE_ENV: 'test', ...noLimits, ...settings });
        await prepareDatabase();
      });
      afterAll(async () => {
        await closePool();
        await closeDatabase();
        await drop();
      });
      tests();
    });
  }
}

const noLimits = {
  RATE_LIMIT_UPLOADS: '0',
  RATE_LIMIT_ANALYSES: '0',
  RATE_LIMIT_EMAILS: '0',
  RATE_LIMIT_LOGINS: '0',
  RATE_LIMIT_READS: '0',
  STORAGE_QUOTA_MB: '0',
};

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with 'node scripts/test.mjs api'.`);
  return value;
}

function copySqlite(dataDir: string) {
  const file = path.join(dataDir, 'test.db');
  fs.copyFileSync(setting('TEST_SQLITE_TEMPLATE'), file);
  return { url: `file:${file}`, drop: async () => undefined };
}

async function copyPostgres() {
  const server = setting('TEST_POSTGRES_URL');
  const name = `test_${process.pid}_${copies++}`;
  await onServer(`${server}/postgres`, `CREATE DATABASE ${name} TEMPLATE template_app`);
  return { url: `${server}/${name}`, drop: () => onServer(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
