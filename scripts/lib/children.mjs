// What the child processes of the server need before they start: their scripts, and the tables that they look words up in.
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { hashFiles, isFresh, markFresh, root, run } from './project.mjs';

/** The server forks them by path. */
const children = ['reading', 'plain-reading', 'plain-fallback', 'engine', 'rendering'].map((lane) => `lib/server/workers/${lane}-child.ts`);
const tables = ['titles.bin', 'words.bin'].map((name) => path.join(root, '.cache', 'tables', name));

/** Made anew when the script that makes them is another: it holds every source but the list of words, which is a package. */
async function makeTables() {
  const script = await bundle('scripts/make-tables.ts');
  const key = hashFiles([path.relative(root, script), 'package-lock.json']);
  if (isFresh('tables', key) && tables.every((file) => fs.existsSync(file))) return;
  await run(process.execPath, [script], { quiet: true });
  markFresh('tables', key);
}

export const prepareChildren = () => Promise.all([makeTables(), ...children.map((entry) => bundle(entry))]);
