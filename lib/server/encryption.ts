import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { env } from './env';

/** AES-256-GCM. A record is iv (12 bytes), tag (16 bytes) and cipher text; the key's id is stored beside it. */
export interface Sealed {
  keyId: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const ivLength = 12;
const tagLength = 16;

/** DATA_KEY as bytes, and an id that tells keys apart without revealing them. */
export const dataKey = (): { key: Buffer; keyId: string } => {
  const key = Buffer.from(env().DATA_KEY, 'hex');
  return { key, keyId: createHash('sha256').update(key).digest('hex').slice(0, 16) };
};

export const currentKeyId = (): string => dataKey().keyId;

/** `context` (the record's id) is authenticated: a record that is moved to another id cannot be decrypted. */
export function seal(plain: Uint8Array, context: string): Sealed {
  const { key, keyId } = dataKey();
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = [cipher.update(plain), cipher.final()];
  return { keyId, bytes: Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), ...body])) };
}

/** Throws where the record was encrypted with another key or for another context, or was changed. */
export function open(sealed: { keyId: string; bytes: Uint8Array }, context: string): Buffer {
  const { key, keyId } = dataKey();
  if (sealed.keyId !== keyId) throw new Error('A record was sealed by another DATA_KEY; restore that key to read it.');
  const bytes = Buffer.from(sealed.bytes);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}
