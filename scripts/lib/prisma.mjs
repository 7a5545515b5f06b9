// Prisma without its downloads: its command line generates clients without an engine, and the schema engine is WebAssembly.
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { bin, hashFiles, root, run } from './project.mjs';

const sqliteSchema = path.join(root, 'prisma', 'schema.prisma');
const commandLine = 'prisma-cli/build/index.js';
const postgresSchema = path.join(root, 'prisma', 'postgres', 'schema.prisma');

/** The Postgres schema is the same schema with another provider and output. */
export const derivePostgresSchema = (schema) =>
  schema
    .replace(/^\/\/ The one set[\s\S]*?\n(?=generator)/, '// Derived from prisma/schema.prisma by scripts/migration.mjs. Do not edit.\n')
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"../lib/generated/sqlite"', '"../../lib/generated/postgres"');

const generated = path.join(root, 'lib', 'generated');
/** The file that records what the committed clients were generated from. */
const madeOf = path.join(generated, 'made-of');

/**
 * Generates the clients if the schema has changed. They are committed, because the command line that generates them
 * comes with 210 MB of packages, which are installed for tests only.
 */
export async function generateClients() {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const key = `${hashFiles(['prisma/schema.prisma'])} ${dependencies['@prisma/client']}\n`;
  if (fs.existsSync(madeOf) && fs.readFileSync(madeOf, 'utf8') === key) return;
  if (!fs.existsSync(bin(commandLine)))
    throw new Error(`lib/generated does not fit prisma/schema.prisma: run 'npm run migration' and commit it.`);
  fs.rmSync(generated, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(postgresSchema), { recursive: true });
  const derived = derivePostgresSchema(fs.readFileSync(sqliteSchema, 'utf8'));
  if (!fs.existsSync(postgresSchema) || fs.readFileSync(postgresSchema, 'utf8') !== derived) fs.writeFileSync(postgresSchema, derived);
  for (const schema of [sqliteSchema, postgresSchema]) {
    await run(process.execPath, [bin(commandLine), 'generate', '--schema', schema], {
      quiet: true,
      // Any existing file will do: `generate` looks for the engine but never runs it.
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
    });
  }
  fs.writeFileSync(madeOf, key);
}

/** Runs the server's migrations for scripts. */
const fromServer = async (entry) => import(await bundle(entry));
export const migrate = async (url, options) => (await fromServer('lib/server/db/migrate.ts')).migrate(url, options);
export const pendingMigrations = async (url) => (await fromServer('lib/server/db/migrate.ts')).pendingMigrations(url);

/** The SQL from the last migrated schema (null: an empty database) to the present one, for one provider. */
export async function diffSchemas(provider, previous, next) {
  const { bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils');
  const { PrismaLibSql } = await import('@prisma/adapter-libsql');
  const { loadSchemaEngine } = await fromServer('lib/server/db/schema-engine.ts');
  const SchemaEngine = await loadSchemaEngine();
  const file = (content) => ({ files: [{ path: 'schema.prisma', content }] });
  // The engine requires an adapter, though the diff needs no database.
  const factory = new PrismaLibSql({ url: 'file:.cache/diff.db' });
  const engine = await SchemaEngine.new({ datamodels: [['schema.prisma', next]] }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
  const { stdout } = await engine.diff({
    from: previous === null ? { tag: 'empty' } : { tag: 'schemaDatamodel', ...file(previous) },
    to: { tag: 'schemaDatamodel', ...file(next) },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? '';
}
