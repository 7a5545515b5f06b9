import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '@/lib/server/ids';

/** Time-based codes as authenticator apps make them: RFC 6238 with its defaults (SHA-1, thirty seconds, six digits). */
const stepMs = 30_000;
const digits = 6;
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20;
/** RFC 6238, section 5.2: one step either way, for clocks that differ and codes that are typed late. */
const steps = [-1, 0, 1];

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, section 6, for lengths that need no padding: a multiple of five bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => base32Alphabet.charAt(parseInt(five, 2)));
}

export const newTotpSecret = (): Uint8Array => randomBytes(secretBytes);

export const stepAt = (time: Date): number => Math.floor(time.getTime() / stepMs);

/** The code of one step (RFC 4226, section 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that the typed code belongs to, among those accepted now; null where it belongs to none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const found = steps.map((by) => stepAt(now) + by).filter((step) => sameSecret(code, totpCode(secret, step)));
  return found.at(-1) ?? null;
}

/** What the QR code holds; the form that authenticator apps read (Google Authenticator, 'Key Uri Format'). */
export function totpUri(secret: Uint8Array, site: string, email: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`;
}
