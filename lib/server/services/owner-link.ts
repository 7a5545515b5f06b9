import { createOwnerToken } from '@/lib/server/db/owner-tokens';

/** Pages a link with an owner token may lead to: those that show the owner's own things. */
const destinations = /^\/(?:premium|results|guided-improvement|api\/cv\/pdf-viewer)(?:[/?]|$)/;

/** A path within this site, or null: nobody is sent elsewhere with a token. */
export const safeDestination = (to: string): string | null =>
  destinations.test(to) && !to.includes('\\') && !to.includes('//') ? to : null;

/** A link that sets the visitor cookie in the window it opens in, once, and goes on to `to`. */
export async function ownerLink(visitorSecret: string, to: string): Promise<string> {
  const token = await createOwnerToken(visitorSecret);
  return `/api/cv/owner-link/${token}?to=${encodeURIComponent(to)}`;
}
