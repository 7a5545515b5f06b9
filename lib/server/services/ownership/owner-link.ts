import { z } from 'zod';
import { markOwnerTokenUsed } from '@/lib/server/db/owner-tokens';
import { open, seal } from '@/lib/server/encryption';
import { hashSecret } from '@/lib/server/ids';

const minuteMs = 60_000;
const lifetimeMs = 5 * minuteMs;
/** Of the link in the upload's answer: a frame that keeps no cookie unlocks its report by it, after the analysis. */
export const viewerLinkLifetimeMs = 60 * minuteMs;
const context = 'owner-token';

/** Pages a link with an owner token may lead to: those that show the owner's own things. */
const destinations = /^\/(?:premium|results|guided-improvement|job-match|supporting-statement|api\/cv\/pdf-viewer)(?:[/?]|$)/;

/** What an address is written in: no control characters, blanks or other letters, which a header would not carry. */
const printable = /^[!-~]+$/;

/** A path within this site, or null: nobody is sent elsewhere with a token. */
export const safeDestination = (to: string): string | null =>
  printable.test(to) && destinations.test(to) && !to.includes('\\') && !to.includes('//') ? to : null;

/** A link that sets the visitor cookie in the window it opens in, once, while it lives, and goes on to `to`. */
export function ownerLink(visitorSecret: string, to: string, lifetime = lifetimeMs): string {
  const { keyId, bytes } = seal(Buffer.from(JSON.stringify({ visitorSecret, expiresAt: Date.now() + lifetime })), context);
  return `/api/cv/owner-link/${keyId}.${Buffer.from(bytes).toString('base64url')}?to=${encodeURIComponent(to)}`;
}

const contentSchema = z.object({ visitorSecret: z.string(), expiresAt: z.number() });

/** Whether the token carries another visitor than this browser's: by redeeming it the browser would lose what it owns. */
export function replacesVisitor(token: string, owner: string | null): boolean {
  const content = contentOf(token);
  return owner !== null && content !== null && hashSecret(content.visitorSecret) !== owner;
}

/** The secret a token carried; null when it is not ours, used or too old. */
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
    // Whatever does not open was not sealed here.
    return null;
  }
}
