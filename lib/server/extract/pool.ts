import fs from 'node:fs';
import path from 'node:path';
import { AppError } from '@/lib/shared/errors';
import type { ReadResult } from './child-protocol';
import { ReaderPool } from './reader-pool';

declare global {
  /** One pool per process, whichever of Next's bundles asks first. */
  var extractionPool: ReaderPool | undefined;
}

/** Reads and redacts a file in a child process: a poisoned file takes only its child with it. */
export function readCv(bytes: Uint8Array, kind: 'pdf' | 'docx', options: { signal?: AbortSignal | undefined } = {}): Promise<ReadResult> {
  return pool().read(bytes, kind, options.signal);
}

/** Draws one page of a PDF as a PNG, in a child process too; throws NOT_FOUND where there is no such page. */
export const drawCvPage = (bytes: Uint8Array, page: number, signal?: AbortSignal): Promise<Uint8Array> => pool().draw(bytes, page, signal);

/** Forks the children before the first upload. */
export function warmPool(): void {
  pool().warm();
}

/** Ends the children; the next `readCv` starts new ones. */
export async function closePool(): Promise<void> {
  const open = globalThis.extractionPool;
  globalThis.extractionPool = undefined;
  await open?.close();
}

function pool(): ReaderPool {
  globalThis.extractionPool ??= new ReaderPool({ childPath: childPath() });
  return globalThis.extractionPool;
}

/** By path from the working directory: a bundler cannot follow it, and must not. */
function childPath(): string {
  const file = path.join(process.cwd(), '.cache', 'node', 'extract-child.mjs');
  if (!fs.existsSync(file)) throw new AppError('server/UNAVAILABLE', { cause: new Error(`The reading process is not built: ${file}`) });
  return file;
}
