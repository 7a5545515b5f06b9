import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactRecord } from '@/lib/cv/document/redacted-document';
import { demoContact, demoFilename } from '../analyses/demo';

/** The bundled sample CV. */
export const readSample = (): Promise<Buffer> => readFile(path.join(process.cwd(), 'public', 'sample', demoFilename));

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let sampleHash: Promise<string> | undefined;

/** A CV of the sample's invented owner: an improved version of it counts as the sample too. */
export const isSampleOwner = ({ email }: ContactRecord): boolean => email === demoContact.email;

/** The bundled sample CV, known by its bytes: left out of leads, lists and figures, and purged daily. */
export async function isSample(bytes: Uint8Array): Promise<boolean> {
  sampleHash ??= readSample().then(hash);
  return hash(bytes) === (await sampleHash);
}
