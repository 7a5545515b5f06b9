import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresClient } from '@/lib/generated/postgres/client';
import { PrismaClient as SqliteClient } from '@/lib/generated/sqlite/client';
import { env } from '@/lib/server/env';
import { isPostgres } from './kind';

type Database = SqliteClient;
/** What both the client and a transaction offer. */
export type Queries = Omit<Database, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

const connections = 10;
const statementTimeoutMs = 15_000;
const busyTimeoutMs = 5_000;

type SqliteConnection = ReturnType<PrismaLibSql['createClient']>;
type SqliteTransaction = Awaited<ReturnType<SqliteConnection['transaction']>>;

/**
 * One connection for everything, set up once. The driver would give each transaction the connection and open another, which takes time
 * and, because none is ever closed, hundreds of megabytes under load.
 */
class Sqlite extends PrismaLibSql {
  override createClient(config: Parameters<PrismaLibSql['createClient']>[0]): SqliteConnection {
    const connection = super.createClient(config);
    // If the file is damaged, the first query reports it to its caller.
    const set = (pragma: string) => void connection.execute(`PRAGMA ${pragma}`).catch(() => undefined);
    // Waiting for the disk at every commit blocks the whole process, for milliseconds even on a good disk. With a write-ahead log,
    // acknowledged data survives the death of the process without that; see docs/decisions/0011.
    set('synchronous=NORMAL');
    // Deleted data is overwritten, not only unlinked.
    set('secure_delete=ON');
    connection.transaction = async () => {
      await connection.execute('BEGIN');
      return transactionOn(connection);
    };
    return connection;
  }
}

/**
 * Prisma lets nothing else use the connection until the transaction has ended. A failure may have ended it already (SQLite rolls back
 * by itself when the disk is full or fails), and a later statement would then be committed at once, so later statements are refused.
 */
function transactionOn(connection: SqliteConnection): SqliteTransaction {
  let closed = false;
  let hasFailed = false;
  const unlessFailed = async <T>(act: () => Promise<T>): Promise<T> => {
    if (hasFailed) throw new Error('A statement of this transaction failed: nothing of it is kept.');
    try {
      return await act();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const end = async (sql: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    closed = true;
    await connection.execute(sql);
  };
  const unsupported = () => Promise.reject(new Error('Prisma sends one statement at a time.'));
  return {
    execute: (statement: Parameters<SqliteTransaction['execute']>[0]) => unlessFailed(() => connection.execute(statement)),
    commit: () =>
      unlessFailed(() => end('COMMIT')).catch(async (error: unknown) => {
        // After a full disk or a busy file no transaction may stay open for the next caller.
        await end('ROLLBACK').catch(() => undefined);
        throw error;
      }),
    rollback: () => end('ROLLBACK'),
    close: () => undefined,
    batch: unsupported,
    executeMultiple: unsupported,
    get closed() {
      return closed;
    },
  };
}

/** Both clients are generated from one set of models, so one type serves for both: the only cast of its kind. */
function connect(url: string): Database {
  if (!isPostgres(url)) return new SqliteClient({ adapter: new Sqlite({ url, timeout: busyTimeoutMs }) });
  const adapter = new PrismaPg({ connectionString: url, max: connections, statement_timeout: statementTimeoutMs });
  return new PostgresClient({ adapter }) as unknown as SqliteClient;
}

declare global {
  // One client for each process: Next bundles this module several times.
  var databaseClient: { url: string; client: Database } | undefined;
}

/** The database named by DATABASE_URL. */
export function db(): Database {
  const url = env().DATABASE_URL;
  if (globalThis.databaseClient?.url !== url) globalThis.databaseClient = { url, client: connect(url) };
  return globalThis.databaseClient.client;
}

/** Once per start: WAL lets readers and one writer work at the same time; it persists in the file. */
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
