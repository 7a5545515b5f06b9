import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactRecord } from '@/lib/cv/document/redacted-document';
import { demoContact, demoFilename } from '../analyses/demo';

/** The bundled sample CV. */
export const readSample = (): Promise<Buffer> => readFile(path.join(process.cwd(), 'public', 'sample', demoFilename));

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let sampleHash: Promise<string> | undefined;

/** Whether the CV is that of the sample's fictional owner: an improved version of the sample counts as the sample too. */
export const isSampleOwner = ({ email }: ContactRecord): boolean => email === demoContact.email;

/** Recognises the bundled sample CV by its bytes. It is left out of leads, lists and figures, and purged daily. */
export async function isSample(bytes: Uint8Array): Promise<boolean> {
  sampleHash ??= readSample().then(hash);
  return hash(bytes) === (await sampleHash);
}
