import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The bundled sample CV, from the working directory. */
export const sampleFile = path.join('public', 'sample', 'Alex-Morgan-CV.pdf');
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let sampleHash: Promise<string> | undefined;

/** The bundled sample CV, known by its bytes: left out of leads, lists and figures, and purged daily. */
export async function isSample(bytes: Uint8Array): Promise<boolean> {
  sampleHash ??= readFile(path.join(process.cwd(), sampleFile)).then(hash);
  return hash(bytes) === (await sampleHash);
}
