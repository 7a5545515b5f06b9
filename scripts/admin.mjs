// npm run admin -- create|reset|list manages staff accounts from the command line. It uses the settings of `npm start`
// and also works before the first start.
import { loadDotEnv } from './lib/dot-env.mjs';
import { ensureInstalled, root } from './lib/project.mjs';

try {
  process.chdir(root);
  // Files made here, such as a new database, are readable by this user only.
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
