import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresClient } from '@/lib/generated/postgres/client';
import { PrismaClient as SqliteClient } from '@/lib/generated/sqlite/client';
import { env } from '@/lib/server/env';
import { isPostgres } from './kind';

export type Database = SqliteClient;
/** What both the client and a transaction offer. */
export type Queries = Omit<Database, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

const connections = 10;
const statementTimeoutMs = 15_000;
const busyTimeoutMs = 5_000;

type SqliteConnection = ReturnType<PrismaLibSql['createClient']>;
type SqliteTransaction = Awaited<ReturnType<SqliteConnection['transaction']>>;

/**
 * One connection for everything, set up once. The driver would give each transaction the connection and open another,
 * which costs time and, since none is ever closed, hundreds of megabytes under load.
 */
class Sqlite extends PrismaLibSql {
  override createClient(config: Parameters<PrismaLibSql['createClient']>[0]): SqliteConnection {
    const connection = super.createClient(config);
    // Of a ruined file the first query tells whoever asked.
    const set = (pragma: string) => void connection.execute(`PRAGMA ${pragma}`).catch(() => undefined);
    // Waiting for the disk at every commit stops the whole process, for milliseconds on a good disk. With a write-ahead
    // log what is acknowledged survives the death of the process without it; see docs/decisions/0011.
    set('synchronous=NORMAL');
    // What is deleted is overwritten, not only unlinked.
    set('secure_delete=ON');
    connection.transaction = async () => {
      await connection.execute('BEGIN');
      return transactionOn(connection);
    };
    return connection;
  }
}

/**
 * Prisma lets nothing else onto the connection until the transaction has ended. A failure may have ended it already (SQLite
 * rolls back by itself on a full disk or a broken one), and what came next would be kept at once: so nothing comes next.
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
        // A full disk or a busy file: nothing of it may stay open for whoever comes next.
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
