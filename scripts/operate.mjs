// npm run doctor | backup | restore: the operator's commands. They use the settings of `npm start`.
import { loadDotEnv } from './lib/dot-env.mjs';
import { ensureInstalled, root } from './lib/project.mjs';

try {
  process.chdir(root);
  // Files made here, such as a backup, are readable by this user only.
  process.umask(0o077);
  loadDotEnv();
  await ensureInstalled({ quiet: true });
  const { generateClients, migrate, pendingMigrations } = await import('./lib/prisma.mjs');
  const { bundle } = await import('./lib/bundle.mjs');
  const { prepareChildren } = await import('./lib/children.mjs');
  await generateClients();
  await prepareChildren();
  const operation = await import(await bundle('scripts/operation.ts'));
  const [verb, ...args] = process.argv.slice(2);
  process.exitCode = await operation.run(verb, args, { migrate, pendingMigrations, say: (text) => console.log(text) });
  await operation.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
