import { z } from 'zod';
import { markOwnerTokenUsed } from '@/lib/server/db/owner-tokens';
import { open, seal } from '@/lib/server/encryption';
import { hashSecret } from '@/lib/server/ids';

const lifetimeMs = 5 * 60_000;
const context = 'owner-token';

/** Pages a link with an owner token may lead to: those that show the owner's own things. */
const destinations = /^\/(?:premium|results|guided-improvement|api\/cv\/pdf-viewer)(?:[/?]|$)/;

/** A path within this site, or null: nobody is sent elsewhere with a token. */
export const safeDestination = (to: string): string | null =>
  destinations.test(to) && !to.includes('\\') && !to.includes('//') ? to : null;

/** A link that sets the visitor cookie in the window it opens in, once, within five minutes, and goes on to `to`. */
export function ownerLink(visitorSecret: string, to: string): string {
  const { keyId, bytes } = seal(Buffer.from(JSON.stringify({ visitorSecret, expiresAt: Date.now() + lifetimeMs })), context);
  return `/api/cv/owner-link/${keyId}.${Buffer.from(bytes).toString('base64url')}?to=${encodeURIComponent(to)}`;
}

const contentSchema = z.object({ visitorSecret: z.string(), expiresAt: z.number() });

/** The secret a token carried; null when it is not ours, used or too old. */
export async function redeemOwnerToken(token: string): Promise<string | null> {
  const [keyId = '', sealed = ''] = token.split('.');
  const content = openToken(keyId, Buffer.from(sealed, 'base64url'));
  if (!content || content.expiresAt < Date.now()) return null;
  return (await markOwnerTokenUsed(hashSecret(token), new Date(content.expiresAt))) ? content.visitorSecret : null;
}

function openToken(keyId: string, bytes: Uint8Array): z.infer<typeof contentSchema> | null {
  try {
    return contentSchema.parse(JSON.parse(open({ keyId, bytes }, context).toString('utf8')));
  } catch {
    // Whatever does not open was not sealed here.
    return null;
  }
}
