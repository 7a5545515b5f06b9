import { z } from 'zod';
import { markOwnerTokenUsed } from '@/lib/server/db/owner-tokens';
import { open, seal } from '@/lib/server/encryption';
import { hashSecret } from '@/lib/server/ids';

const minuteMs = 60_000;
const lifetimeMs = 5 * minuteMs;
/** How long the link in the answer to an upload is valid: in a frame that keeps no cookie it unlocks the report after the analysis. */
export const viewerLinkLifetimeMs = 60 * minuteMs;
const context = 'owner-token';

/** Pages that a link with an owner token may lead to: those that show the owner's data. */
const destinations = /^\/(?:premium|results|guided-improvement|job-match|supporting-statement|api\/cv\/pdf-viewer)(?:[/?]|$)/;

/** Characters allowed in the path: no control characters, spaces or non-ASCII letters, which an HTTP header cannot hold. */
const printable = /^[!-~]+$/;

/** The path within this site, or null: a token must never lead to another site. */
export const safeDestination = (to: string): string | null =>
  printable.test(to) && destinations.test(to) && !to.includes('\\') && !to.includes('//') ? to : null;

/** A single-use link that sets the visitor cookie in the window it opens in, and leads on to `to`. */
export function ownerLink(visitorSecret: string, to: string, lifetime = lifetimeMs): string {
  const { keyId, bytes } = seal(Buffer.from(JSON.stringify({ visitorSecret, expiresAt: Date.now() + lifetime })), context);
  return `/api/cv/owner-link/${keyId}.${Buffer.from(bytes).toString('base64url')}?to=${encodeURIComponent(to)}`;
}

const contentSchema = z.object({ visitorSecret: z.string(), expiresAt: z.number() });

/** Whether the token belongs to another visitor than this browser's. Redeeming it would make the browser lose what it owns. */
export function replacesVisitor(token: string, owner: string | null): boolean {
  const content = contentOf(token);
  return owner !== null && content !== null && hashSecret(content.visitorSecret) !== owner;
}

/** The visitor secret in the token; null when it was not made here, was used or has expired. */
export async function redeemOwnerToken(token: string): Promise<string | null> {
  const content = contentOf(token);
  if (!content || content.expiresAt < Date.now()) return null;
  return (await markOwnerTokenUsed(hashSecret(token), new Date(content.expiresAt))) ? content.visitorSecret : null;
}

function contentOf(token: string): z.infer<typeof contentSchema> | null {
  const [keyId = '', sealed = ''] = token.split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    return contentSchema.parse(JSON.parse(open({ keyId, bytes }, context).toString('utf8')));
  } catch {
    // A token that cannot be decrypted was not made here.
    return null;
  }
}
