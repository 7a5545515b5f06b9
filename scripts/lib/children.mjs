// Makes what the server's child processes need before they start: their scripts and the lookup tables for titles and words.
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { hashFiles, isFresh, markFresh, root, run } from './project.mjs';

/** Entry points; the server forks the bundles by path. */
const children = ['reading', 'plain-reading', 'plain-fallback', 'engine', 'rendering'].map((lane) => `lib/server/workers/${lane}-child.ts`);
const tables = ['titles.bin', 'words.bin'].map((name) => path.join(root, '.cache', 'tables', name));

/** The tables are made again when the script that makes them changes. Its bundle contains all their sources except the word list, which is a package. */
async function makeTables() {
  const script = await bundle('scripts/make-tables.ts');
  const key = hashFiles([path.relative(root, script), 'package-lock.json']);
  if (isFresh('tables', key) && tables.every((file) => fs.existsSync(file))) return;
  await run(process.execPath, [script], { quiet: true });
  markFresh('tables', key);
}

export const prepareChildren = () => Promise.all([makeTables(), ...children.map((entry) => bundle(entry))]);
