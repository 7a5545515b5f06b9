// Bundles TypeScript that runs in plain Node with esbuild: our own files are joined, packages stay external.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const outDir = path.join(root, '.cache', 'node');

/** Bundles `entry` and returns the path of the module. The file is renamed into place, so several processes may do it at once. */
export async function bundle(entry, name = path.basename(entry).replace(/\.tsx?$/, '')) {
  const outfile = path.join(outDir, `${name}.mjs`);
  const stampFile = `${outfile}.inputs`;
  if (isUnchanged(outfile, stampFile, entry)) return outfile;
  // loaded only when needed, because loading esbuild takes longer than checking every source
  const { build } = await import('esbuild');
  const started = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // otherwise a pattern with Unicode classes would be compiled again each time it is used
    supported: { 'regexp-unicode-property-escapes': true },
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.json'),
  });
  fs.mkdirSync(outDir, { recursive: true });
  const inputs = [...Object.keys(metafile.inputs), ...settings].map((file) => [file, stampOf(file)]);
  place(outfile, outputFiles[0].contents);
  // a source saved while the bundle was made may be missing from it
  const isCurrent = inputs.every(([, stamp]) => Number(stamp.split(' ')[0]) < secondOf(started));
  if (isCurrent) place(stampFile, JSON.stringify({ entry, inputs }));
  return outfile;
}

/** Everything else that the bundle depends on. */
const settings = ['tsconfig.json', 'package-lock.json', 'scripts/lib/bundle.mjs'];

function place(file, contents) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, contents);
  fs.renameSync(draft, file);
}

const secondOf = (ms) => Math.floor(ms / 1000);

/** In whole seconds, because the layers of a container image keep no finer times. */
const stampOf = (file) => {
  const stats = fs.statSync(path.resolve(root, file), { throwIfNoEntry: false });
  return stats ? `${secondOf(stats.mtimeMs)} ${stats.size}` : 'gone';
};

/** Whether no source has changed since the bundle was made. */
function isUnchanged(outfile, stampFile, entry) {
  if (!fs.existsSync(outfile)) return false;
  try {
    const made = JSON.parse(fs.readFileSync(stampFile, 'utf8'));
    return made.entry === entry && made.inputs.every(([file, stamp]) => stampOf(file) === stamp);
  } catch {
    return false;
  }
}
