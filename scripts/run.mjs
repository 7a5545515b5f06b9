// Runs a TypeScript entry point outside Next: node scripts/run.mjs <entry.ts> [arguments…]
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, ensureInstalled } from './lib/project.mjs';

const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('Usage: node scripts/run.mjs <entry.ts> [arguments…]');
  process.exit(2);
}
// Tests and measurements need packages that the site itself does not.
await ensureInstalled({ quiet: true, development: entry.startsWith('tests/') });
const { bundle } = await import('./lib/bundle.mjs');
const { prepareChildren } = await import('./lib/children.mjs');
await prepareChildren();
const file = await bundle(entry);
process.argv = [process.argv[0], path.join(root, entry), ...rest];
await import(pathToFileURL(file).href);
