import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresClient } from '@/lib/generated/postgres/client';
import { PrismaClient as SqliteClient } from '@/lib/generated/sqlite/client';
import { env } from '@/lib/server/env';

export type Database = SqliteClient;
/** What both the client and a transaction offer. */
export type Queries = Omit<Database, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

const connections = 10;
const statementTimeoutMs = 15_000;
const busyTimeoutMs = 5_000;

/**
 * SQLite's waiting for the disk at every commit stops the whole process, for milliseconds on a good disk. With a write-ahead log
 * what is acknowledged survives the death of the process without it; see DECISIONS.md. The driver opens a new connection
 * after each transaction, and each begins with the waiting on.
 */
class Sqlite extends PrismaLibSql {
  override createClient(config: Parameters<PrismaLibSql['createClient']>[0]): ReturnType<PrismaLibSql['createClient']> {
    const client = super.createClient(config);
    const begin = client.transaction.bind(client);
    const waitLess = () => client.execute('PRAGMA synchronous=NORMAL');
    client.transaction = async (...mode: [] | Parameters<typeof begin>) => {
      const transaction = await begin(...mode);
      await waitLess();
      return transaction;
    };
    void waitLess();
    return client;
  }
}

/** Both clients are generated from one set of models, so one type serves: the only cast of its kind. */
function connect(url: string): Database {
  if (!isPostgres(url)) return new SqliteClient({ adapter: new Sqlite({ url, timeout: busyTimeoutMs }) });
  const adapter = new PrismaPg({ connectionString: url, max: connections, statement_timeout: statementTimeoutMs });
  return new PostgresClient({ adapter }) as unknown as SqliteClient;
}

declare global {
  // One client a process, though Next bundles this module several times.
  var databaseClient: { url: string; client: Database } | undefined;
}

/** The database named by DATABASE_URL. */
export function db(): Database {
  const url = env().DATABASE_URL;
  if (globalThis.databaseClient?.url !== url) globalThis.databaseClient = { url, client: connect(url) };
  return globalThis.databaseClient.client;
}

/** Once per start: WAL lets readers and one writer work side by side; it persists in the file. */
export async function prepareDatabase(): Promise<void> {
  if (!isPostgres(env().DATABASE_URL)) await db().$queryRawUnsafe('PRAGMA journal_mode=WAL');
}

export async function pingDatabase(): Promise<void> {
  await db().$queryRawUnsafe('SELECT 1');
}

export async function closeDatabase(): Promise<void> {
  await globalThis.databaseClient?.client.$disconnect();
  globalThis.databaseClient = undefined;
}
