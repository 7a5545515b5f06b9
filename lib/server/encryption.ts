import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { env } from './env';

/** AES-256-GCM; a record is iv (12 bytes), tag (16 bytes), cipher text. The key's id stands beside each record. */
export interface Sealed {
  keyId: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const ivLength = 12;
const tagLength = 16;

/** DATA_KEY as bytes, and its id: what stands beside a record and tells keys apart without telling the key. */
export const dataKey = (): { key: Buffer; keyId: string } => {
  const key = Buffer.from(env().DATA_KEY, 'hex');
  return { key, keyId: createHash('sha256').update(key).digest('hex').slice(0, 16) };
};

export const currentKeyId = (): string => dataKey().keyId;

/** `context` (the record's id) is bound in: a record moved under another id does not open. */
export function seal(plain: Uint8Array, context: string): Sealed {
  const { key, keyId } = dataKey();
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = [cipher.update(plain), cipher.final()];
  return { keyId, bytes: Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), ...body])) };
}

/** Throws when the record was sealed by another key, for another context, or was changed. */
export function open(sealed: { keyId: string; bytes: Uint8Array }, context: string): Buffer {
  const { key, keyId } = dataKey();
  if (sealed.keyId !== keyId) throw new Error('A record was sealed by another DATA_KEY; restore that key to read it.');
  const bytes = Buffer.from(sealed.bytes);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}
