// The part of `npm start` before the server: packages, settings, generated code and the build. Sends the settings to its parent.
import path from 'node:path';
import { ensureInstalled } from './lib/project.mjs';

const development = process.argv.includes('--dev');

try {
  await ensureInstalled({ development });
  const { generateClients } = await import('./lib/prisma.mjs');
  const { bundle } = await import('./lib/bundle.mjs');
  const { prepareChildren } = await import('./lib/children.mjs');
  const { buildIfStale } = await import('./lib/build.mjs');
  // Wrong settings are reported before the build, which takes a minute; the server checks them again.
  const { env } = await import(await bundle('lib/server/env.ts'));
  const { PORT, HOST, DATA_DIR, generated } = env();
  for (const name of generated) console.log(`Made a new secret: ${path.join(DATA_DIR, name)} (keep it with your backups)`);
  await generateClients();
  await prepareChildren();
  if (!development) await buildIfStale(console.log);
  process.send({ PORT, HOST }, () => process.exit(0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
