import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Printable } from '@/lib/analysis/wording/wording';

const isPrintable = (value: unknown): value is Printable =>
  typeof value === 'object' && value !== null && 'shown' in value && typeof value.shown === 'function';

/**
 * The code that none of its examples reaches, as V8 counts it, for each module of wordings; a module without a wording is
 * left out. Each is run anew from its source, since code that a test runner has rewritten has branches of the runner's own.
 * All are counted in one go: V8 hands out the counts of everything that is loaded each time it is asked.
 */
export async function unreachedBranches(files: readonly string[]): Promise<Map<string, string[]>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const codes = new Map(files.flatMap((file) => showAll(file)));
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const functions = new Map(result.map((script) => [script.url, script.functions]));
    return new Map(
      [...codes].map(([file, code]) => [file, (functions.get(urlOf(file)) ?? []).flatMap(({ ranges }) => unreached(ranges, code))]),
    );
  } finally {
    session.disconnect();
  }
}

const urlOf = (file: string) => `${file}.js`;

/** Runs a module and the examples of all its wordings; the code that ran, by file. */
function showAll(file: string): [string, string][] {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', target: 'es2022' });
  const load = (name: string): unknown => jest.requireActual(name.startsWith('.') ? path.join(path.dirname(file), name) : name);
  const own = { exports: {} };
  new Function('module', 'require', `${code}\n//# sourceURL=${urlOf(file)}`)(own, load);
  const wordings = Object.values(own.exports).filter(isPrintable);
  for (const wording of wordings) wording.shown();
  return wordings.length === 0 ? [] : [[file, code]];
}

/** `new Function` writes two lines in front of the code. */
const HEADER = new Function('module', 'require', '').toString().indexOf('{') + 2;

function unreached(ranges: readonly { startOffset: number; endOffset: number; count: number }[], code: string): string[] {
  // What esbuild puts in front of a module is not the module's.
  const body = code.indexOf('module.exports = ');
  return ranges
    .filter(({ count, startOffset }) => count === 0 && startOffset - HEADER > body)
    .map(({ startOffset, endOffset }) => code.slice(startOffset - HEADER, endOffset - HEADER).trim());
}
