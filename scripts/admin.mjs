// npm run admin -- create|reset|list: the staff accounts, by whoever has the machine. It works on the settings of
// `npm start`, and before the first start too.
import { loadDotEnv } from './lib/dot-env.mjs';
import { ensureInstalled, root } from './lib/project.mjs';

try {
  process.chdir(root);
  // A backup, or a database that is made here, is read by this user only.
  process.umask(0o077);
  loadDotEnv();
  await ensureInstalled({ quiet: true });
  const { generateClients, migrate } = await import('./lib/prisma.mjs');
  const { bundle } = await import('./lib/bundle.mjs');
  await generateClients();
  const admin = await import(await bundle('scripts/admin-accounts.ts'));
  await migrate(admin.databaseUrl());
  process.exitCode = await admin.run(process.argv.slice(2), process.stdin, {
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
  });
  await admin.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
