// npm run build makes everything that serving needs: clients, child processes, pages. `npx next start` then works alone.
import { generateClients } from './lib/prisma.mjs';
import { bundle } from './lib/bundle.mjs';
import { buildIfStale } from './lib/build.mjs';
import { prepareChildren } from './lib/children.mjs';
import { ensureInstalled } from './lib/project.mjs';

await ensureInstalled();
await generateClients();
await buildIfStale(console.log);
// Last, because a bundle made in the same second as one of its sources counts as stale and would be made again at each start.
await prepareChildren();
const scripts = ['lib/server/env.ts', 'lib/server/db/migrate.ts', 'scripts/operation.ts', 'scripts/admin-accounts.ts'];
for (const entry of scripts) await bundle(entry);
process.exit(0);
