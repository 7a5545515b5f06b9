// Everything `npm start` would make before it serves, made ahead: clients, child processes, pages. For a container image.
import { generateClients } from './lib/prisma.mjs';
import { bundle, bundleChildren } from './lib/bundle.mjs';
import { buildIfStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/project.mjs';

await ensureInstalled();
await generateClients();
await buildIfStale(console.log);
// Last: a bundle made in the second in which one of its sources was is not believed, and would be made again at each start.
await bundleChildren();
for (const entry of ['scripts/prepare.ts', 'scripts/operation.ts', 'scripts/admin-accounts.ts']) await bundle(entry);
process.exit(0);
