import fs from 'node:fs';
import path from 'node:path';
import { openAdapters } from './adapter';
import { withDatabaseLock } from './database-lock';
import { isPostgres } from './kind';
import { loadSchemaEngine } from './schema-engine';

/** The folders of a database's migrations and schema, relative to the working directory. */
const filesFor = (url: string) =>
  isPostgres(url)
    ? { migrations: path.resolve('prisma', 'migrations', 'postgresql'), schema: path.resolve('prisma', 'postgres', 'schema.prisma') }
    : { migrations: path.resolve('prisma', 'migrations', 'sqlite'), schema: path.resolve('prisma', 'schema.prisma') };

/**
 * Applies every migration that the database lacks, or those up to `last`; returns their names. Safe when several processes do it at
 * once.
 */
export const migrate = (url: string, { last }: { last?: string | undefined } = {}): Promise<string[]> =>
  withDatabaseLock(url, () => applyMigrations(url, last));

/** The same without the lock, for callers that hold it. */
export async function applyMigrations(url: string, last?: string): Promise<string[]> {
  const wanted = migrationNames(url).filter((name) => !last || name <= last);
  // The engine takes a second and tens of megabytes, so it is not loaded for a database that is up to date.
  const missing = await missingMigrations(url);
  return wanted.some((name) => missing.includes(name)) ? runEngine(url, wanted) : [];
}

/** The migrations that the database lacks; all of them where it cannot be reached. */
export const pendingMigrations = (url: string): Promise<string[]> => missingMigrations(url).catch(() => migrationNames(url));

/** In the order they are applied. */
function migrationNames(url: string): string[] {
  const { migrations } = filesFor(url);
  return fs
    .readdirSync(migrations)
    .filter((name) => fs.existsSync(path.join(migrations, name, 'migration.sql')))
    .sort();
}

/** Throws where the database cannot be reached. */
async function missingMigrations(url: string): Promise<string[]> {
  const { factory, close } = await openAdapters(url);
  try {
    const adapter = await factory.connect();
    await adapter.queryRaw({ sql: 'SELECT 1', args: [], argTypes: [] });
    const sql = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL';
    const applied = await adapter.queryRaw({ sql, args: [], argTypes: [] }).then(
      ({ rows }) => new Set(rows.map(([name]) => name)),
      // An empty database has no table of migrations.
      () => new Set<unknown>(),
    );
    return migrationNames(url).filter((name) => !applied.has(name));
  } finally {
    await close();
  }
}

async function runEngine(url: string, names: string[]): Promise<string[]> {
  const { bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils');
  const SchemaEngine = await loadSchemaEngine();
  const { migrations: baseDir, schema } = filesFor(url);
  const read = (...parts: string[]) => fs.readFileSync(path.join(...parts), 'utf8');
  const { factory, close } = await openAdapters(url);
  try {
    const engine = await SchemaEngine.new(
      { datamodels: [[schema, read(schema)]] },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    const { appliedMigrationNames } = await engine.applyMigrations({
      filters: { externalTables: [], externalEnums: [] },
      migrationsList: {
        baseDir,
        shadowDbInitScript: '',
        lockfile: { path: 'migration_lock.toml', content: read(baseDir, 'migration_lock.toml') },
        migrationDirectories: names.map((name) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: read(baseDir, name, 'migration.sql') } },
        })),
      },
    });
    return appliedMigrationNames;
  } finally {
    await close();
  }
}
