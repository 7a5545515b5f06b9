import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const folders = ['app', 'components', 'lib', 'cli', 'scripts', 'tests'];
const sources = folders.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
    .map((name) => path.join(folder, name)),
);

/** What each file imports when it runs: imports of types alone are gone. */
function importsOf(entryPoints: string[]): Map<string, string[]> {
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    // Without it every entry point would be written with all that it imports.
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['@/lib/generated/*'],
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    logLevel: 'silent',
    tsconfig: 'tsconfig.json',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path: imported }) => imported),
    ]),
  );
}

/** The first way from each file back to itself. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const follow = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) follow(imported, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return cycles;
}

describe('the imports', () => {
  it('lead from no file back to itself', () => {
    const imports = importsOf(sources);
    expect(imports.size).toBeGreaterThan(500);
    expect(cyclesIn(imports).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });

  it('would be found to do so', () => {
    const circular = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(cyclesIn(circular)).toEqual([['a', 'b', 'd', 'a']]);
  });
});
