import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Over 143 random bits, URL-safe, 24 characters. None begins with '-', which a spreadsheet would take for a formula. */
export function newId(): string {
  const id = randomBytes(18).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

/** 256 random bits for cookies and tokens. Only their hashes are stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
