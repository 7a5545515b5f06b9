import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 144 random bits, URL-safe, 24 characters: unguessable and readable in an address. */
export const newId = (): string => randomBytes(18).toString('base64url');

/** 256 random bits for cookies and tokens, of which only hashes are kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Equality that takes the same time wherever the two differ. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
