import fs from 'node:fs';
import path from 'node:path';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { isPostgres, sqliteFile } from './kind';

const busyTimeoutMs = 5_000;

/** Connections beside the client's own, for migrations and their lock. `close` ends all of them. */
export async function openAdapters(url: string, timeoutMs = busyTimeoutMs) {
  const factory = await factoryFor(url, timeoutMs);
  const opened: SqlDriverAdapter[] = [];
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    opened.push(adapter);
    return adapter;
  };
  return { factory, close: async () => void (await Promise.all(opened.map((adapter) => adapter.dispose()))) };
}

async function factoryFor(url: string, timeoutMs: number): Promise<SqlMigrationAwareDriverAdapterFactory> {
  if (isPostgres(url)) {
    const { PrismaPg } = await import('@prisma/adapter-pg');
    return new PrismaPg({ connectionString: url });
  }
  fs.mkdirSync(path.dirname(path.resolve(sqliteFile(url))), { recursive: true });
  const { PrismaLibSql } = await import('@prisma/adapter-libsql');
  return new PrismaLibSql({ url, timeout: timeoutMs });
}
