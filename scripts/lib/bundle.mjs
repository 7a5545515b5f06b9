// One mechanism for TypeScript that runs in plain Node: esbuild joins our own files, packages stay outside.
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

const outDir = path.join(root, '.cache', 'node');

/** Bundles `entry` and returns the path of the module made of it. Several processes may do so at once. */
export async function bundle(entry, name = path.basename(entry).replace(/\.tsx?$/, '')) {
  const outfile = path.join(outDir, `${name}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
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
  return outfile;
}

/** The child process that reads uploaded files; `lib/server/extract/pool.ts` forks this file. */
export const bundleExtractChild = () => bundle('lib/server/extract/child.ts', 'extract-child');
