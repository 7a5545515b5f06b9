import fs from 'node:fs';
import path from 'node:path';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

let loading: Promise<typeof SchemaEngine> | undefined;

/**
 * Prisma's schema engine as WebAssembly. One instance for each process, because a second one would overwrite the memory of the first's
 * callbacks.
 */
export const loadSchemaEngine = (): Promise<typeof SchemaEngine> => (loading ??= instantiate());

async function instantiate(): Promise<typeof SchemaEngine> {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = path.join(process.cwd(), 'node_modules', '@prisma', 'schema-engine-wasm', 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(file), { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
  return bindings.SchemaEngine;
}
