import { AppError } from '@/lib/shared/errors';
import { findLeadEmail } from '@/lib/server/db/leads';
import { withdrawConsents } from '@/lib/server/db/suppressions';
import { env } from '@/lib/server/env';
import { keyed, leadToken, readLeadToken } from './lead-token';

/** The keyed hash of an address for the suppression list: without the key nobody can tell which address it is. */
export const emailHash = (email: string): string => keyed('suppression', email.trim().toLowerCase());

/** The unsubscribe link for the operator's mailing tool; null while the site's own address is not set. */
export function unsubscribeUrl(leadId: string): string | null {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL ? new URL(`/unsubscribe?token=${encodeURIComponent(leadToken('unsubscribe', leadId))}`, PUBLIC_URL).href : null;
}

/**
 * Withdraws the consents of an address, by the link's token or by the address itself. The answer does not show whether the address is
 * known. Throws INVALID_REQUEST for a token that was not made here.
 */
export async function unsubscribe(who: { token: string } | { email: string }, now: Date): Promise<void> {
  const email = 'email' in who ? who.email.trim() : await emailOf(who.token);
  if (email) await withdrawConsents(email, emailHash(email), now);
}

async function emailOf(token: string): Promise<string | null> {
  const leadId = readLeadToken('unsubscribe', token);
  if (leadId === null) throw new AppError('request/INVALID_REQUEST');
  return findLeadEmail(leadId);
}
