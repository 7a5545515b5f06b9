import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import readline from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { dataKey } from '@/lib/server/encryption';

/**
 * A backup is one readable line that describes it, then the rows, compressed and encrypted with DATA_KEY (AES-256-GCM), then the tag
 * (16 bytes) that proves it whole and unchanged.
 */
const headerSchema = z.object({
  format: z.literal('cv-backup-1'),
  createdAt: z.string(),
  keyId: z.string(),
  iv: z.string(),
});
type BackupHeader = z.infer<typeof headerSchema>;

const tagLength = 16;
const longestHeader = 4_096;

/** Writes to a temporary file beside `file` and renames it once it is complete and on the disk. */
export async function writeBackupFile(
  file: string,
  createdAt: Date,
  fill: (write: (name: string, line: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { key, keyId } = dataKey();
  const iv = randomBytes(12);
  const header: BackupHeader = { format: 'cv-backup-1', createdAt: createdAt.toISOString(), keyId, iv: iv.toString('hex') };
  const first = `${JSON.stringify(header)}\n`;
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(first));
  const draft = `${file}.draft`;
  const rows = new PassThrough();
  const out = fs.createWriteStream(draft, { mode: 0o600, flush: true });
  out.write(first);
  const written = pipeline(
    rows,
    createGzip(),
    cipher,
    async function* (source: AsyncIterable<Buffer>) {
      yield* source;
      yield cipher.getAuthTag();
    },
    out,
  );
  try {
    await Promise.race([
      written,
      fill(async (name, line) => {
        if (!rows.write(`${name}\t${line}\n`)) await once(rows, 'drain');
      }).then(() => {
        rows.end();
        return written;
      }),
    ]);
  } catch (error) {
    rows.destroy();
    await written.catch(() => undefined);
    fs.rmSync(draft, { force: true });
    throw error;
  }
  fs.renameSync(draft, file);
}

/** Throws in plain words where there is no such file or it is no backup. */
export async function readHeader(file: string): Promise<{ header: BackupHeader; length: number; first: string }> {
  const handle = await fs.promises.open(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(0x0a);
    const first = buffer.subarray(0, end + 1).toString('utf8');
    const parsed = headerSchema.safeParse(end > 0 ? parseJson(first) : null);
    if (!parsed.success) throw new Error(`${file} is no backup of this product.`);
    return { header: parsed.data, length: end + 1, first };
  } finally {
    await handle.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The rows of a backup. Trust them only after the reading has ended without an error, because the tag comes last. */
export async function* readBackup(file: string): AsyncGenerator<{ name: string; line: string }> {
  const { key, keyId } = dataKey();
  const { header, length, first } = await readHeader(file);
  if (header.keyId !== keyId) throw new Error('The backup was made with another DATA_KEY; set that key to read it.');
  const { size } = await fs.promises.stat(file);
  const handle = await fs.promises.open(file);
  const tag = Buffer.alloc(tagLength);
  await handle.read(tag, 0, tagLength, size - tagLength);
  await handle.close();
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(header.iv, 'hex')).setAAD(Buffer.from(first)).setAuthTag(tag);
  const plain = new PassThrough();
  const source = fs.createReadStream(file, { start: length, end: size - tagLength - 1 });
  const done = pipeline(source, decipher, createGunzip(), plain);
  done.catch((error: unknown) => plain.destroy(error instanceof Error ? error : undefined));
  for await (const row of readline.createInterface({ input: plain, crlfDelay: Infinity })) {
    const at = row.indexOf('\t');
    yield { name: row.slice(0, at), line: row.slice(at + 1) };
  }
  await done;
}

/** Reads the whole backup, so that the tag is checked. Throws in plain words. */
export async function verifyBackup(file: string): Promise<number> {
  let count = 0;
  try {
    for await (const _row of readBackup(file)) count++;
  } catch (error) {
    if (error instanceof Error && /DATA_KEY|no backup/.test(error.message)) throw error;
    throw new Error(`${file} is damaged or was changed; it is not restored.`, { cause: error });
  }
  return count;
}
