import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Printable } from '@/lib/analysis/wording/wording';

const isPrintable = (value: unknown): value is Printable =>
  typeof value === 'object' && value !== null && 'shown' in value && typeof value.shown === 'function';

/**
 * The code in a module of wordings that none of its examples reaches, as V8 counts it; null where it exports no wording.
 * The module is run anew from its source, since code that a test runner has rewritten has branches of the runner's own.
 */
export async function unreachedBranches(file: string): Promise<string[] | null> {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', target: 'es2022' });
  const load = (name: string): unknown => jest.requireActual(name.startsWith('.') ? path.join(path.dirname(file), name) : name);
  const url = `${file}.js`;
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const own = { exports: {} };
    new Function('module', 'require', `${code}\n//# sourceURL=${url}`)(own, load);
    const wordings = Object.values(own.exports).filter(isPrintable);
    for (const wording of wordings) wording.shown();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const functions = result.find((script) => script.url === url)?.functions ?? [];
    return wordings.length === 0 ? null : functions.flatMap(({ ranges }) => unreached(ranges, code));
  } finally {
    session.disconnect();
  }
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
