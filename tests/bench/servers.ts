import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { percentile } from './pairs';

/** The anchor: an empty Next app of the same version. One page holds a client button, one route extracts text inline. */
const anchorFiles: Record<string, string> = {
  'package.json': '{ "name": "anchor", "private": true }',
  'next.config.mjs': `export default { turbopack: { root: '/' }, serverExternalPackages: ['unpdf'] };`,
  'app/layout.jsx': `export const dynamic = 'force-dynamic';\nexport default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  'app/page.jsx': `export default function Page() { return <main><h1>Empty</h1></main>; }`,
  'app/button/page.jsx': `import { Count } from './count';\nexport default function Page() { return <main><h1>Empty</h1><Count /></main>; }`,
  'app/button/count.jsx': `'use client';\nimport { useState } from 'react';\nexport function Count() { const [count, setCount] = useState(0); return <button onClick={() => setCount(count + 1)}>{count}</button>; }`,
  'app/api/ping/route.js': `export const dynamic = 'force-dynamic';\nexport const GET = () => Response.json({ authenticated: false });`,
  'app/api/inline/route.js': `import { extractText } from 'unpdf';\nexport const POST = async (request) => { const form = await request.formData(); const bytes = new Uint8Array(await form.get('file').arrayBuffer()); const { text } = await extractText(bytes, { mergePages: true }); return Response.json({ length: text.length }, { status: 201 }); };`,
};

const root = process.cwd();

/** The project's own scripts are plain Node and stay outside the bundle. */
export const script = (name: string) => import(`${root}/scripts/lib/${name}.mjs`);
/** Outside the project, or the framework would find the project's own instrumentation above it. */
const anchorDir = path.join(os.tmpdir(), 'analyse-my-cv-anchor');

export async function buildAnchor(): Promise<void> {
  fs.rmSync(anchorDir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(anchorFiles)) {
    fs.mkdirSync(path.dirname(path.join(anchorDir, file)), { recursive: true });
    fs.writeFileSync(path.join(anchorDir, file), text);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(anchorDir, 'node_modules'));
  await finished(
    spawn(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: anchorDir,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
}

const finished = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ended with code ${code}`)))),
  );

export interface Site {
  url: string;
  /** From spawn to the first answered request. */
  readyMs: number;
  pid: number;
  stop: () => Promise<void>;
}

/** Pages are asked for as browsers do: what comes then is not what a bare call gets. */
export const fetchPage = (url: string): Promise<Response> => fetch(url, { headers: { accept: 'text/html' } });

/** `next start` itself, without our script around it, so that both sides start alike. */
export async function startSite(directory: string, env: Record<string, string>): Promise<Site> {
  const port: number = await (await script('free-port')).freePort();
  const started = performance.now();
  const server = spawn(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)], {
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetchPage(url).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || performance.now() - started > 60_000) {
      server.kill('SIGKILL');
      throw new Error(`The site in ${directory} did not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const readyMs = performance.now() - started;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { url, readyMs, pid: server.pid ?? 0, stop };
}

export const startAnchor = (): Promise<Site> => startSite(anchorDir, {});

/** Gzipped bytes of every script the page names, nomodule polyfills aside. */
export async function firstLoadBytes(url: string): Promise<{ bytes: number; scripts: string[] }> {
  const html = await (await fetchPage(url)).text();
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => /\b(?:data-)?src="([^"]+)"/.exec(tag)?.[1] ?? []));
  let bytes = 0;
  const scripts: string[] = [];
  for (const source of sources) {
    const body = Buffer.from(await (await fetch(new URL(source, url))).arrayBuffer());
    bytes += gzipSync(body, { level: 9 }).byteLength;
    scripts.push(body.toString('utf8'));
  }
  return { bytes, scripts };
}

export function formWith(bytes: Uint8Array, filename: string): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(bytes)], filename));
  return form;
}

export interface Load {
  uploads: number;
  /** Of `/`, read beside the uploads. */
  p99: number;
}

/** So many clients post the file again and again, and one reader asks for the page. */
export async function underLoad(
  site: Site,
  uploadPath: string,
  bytes: Uint8Array,
  { seconds, clients }: { seconds: number; clients: number },
): Promise<Load> {
  const until = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let uploads = 0;
  const uploader = async () => {
    while (performance.now() < until) {
      const response = await fetch(site.url + uploadPath, { method: 'POST', body: formWith(bytes, 'cv.pdf') });
      await response.arrayBuffer();
      if (response.status === 201) uploads++;
    }
  };
  const reader = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await (await fetchPage(site.url)).arrayBuffer();
      latencies.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all([...Array.from({ length: clients }, uploader), reader()]);
  return { p99: percentile(latencies, 0.99), uploads };
}

/** Where a site started with these settings notes its stalls, and the longest since `since`. */
export function stallWatch(directory: string): { env: Record<string, string>; longest: (since: number) => number } {
  const file = path.join(directory, 'stalls');
  fs.writeFileSync(file, '');
  return {
    env: { STALL_FILE: file, NODE_OPTIONS: `--import ${path.join(root, 'tests/bench/stall-watch.mjs')}` },
    longest: (since) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.split(' ').map(Number))
        .reduce((most, [at = 0, gap = 0]) => (at >= since ? Math.max(most, gap) : most), 0),
  };
}
