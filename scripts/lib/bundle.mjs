// One mechanism for TypeScript that runs in plain Node: esbuild joins our own files, packages stay outside.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

const outDir = path.join(root, '.cache', 'node');

/** Bundles `entry` and returns the path of the module made of it. Several processes may do so at once: a file appears whole. */
export async function bundle(entry, name = path.basename(entry).replace(/\.tsx?$/, '')) {
  const outfile = path.join(outDir, `${name}.mjs`);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.json'),
  });
  fs.mkdirSync(outDir, { recursive: true });
  const draft = `${outfile}.${process.pid}`;
  fs.writeFileSync(draft, outputFiles[0].contents);
  fs.renameSync(draft, outfile);
  return outfile;
}

/** The child processes of the server, which it forks by path: reading uploaded files, rendering reports. */
const children = { 'extract-child': 'lib/server/extract/child.ts', 'report-child': 'lib/server/report/child.ts' };

export const bundleChildren = () => Promise.all(Object.entries(children).map(([name, entry]) => bundle(entry, name)));
