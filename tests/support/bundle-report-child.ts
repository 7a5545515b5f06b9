import { execFileSync } from 'node:child_process';

/** The process that makes PDFs is forked by path, so a test of it alone has to bundle it first. */
export function bundleReportChild(): void {
  const script = "import('./scripts/lib/bundle.mjs').then((m) => m.bundle('lib/server/workers/rendering-child.ts'))";
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
}
