import { AppError } from '@/lib/shared/errors';
import { findLeadEmail } from '@/lib/server/db/leads';
import { withdrawConsents } from '@/lib/server/db/suppressions';
import { env } from '@/lib/server/env';
import { keyed, leadToken, readLeadToken } from './lead-token';

/** What the suppression list keeps of an address: without the key nobody can tell which it is. */
export const emailHash = (email: string): string => keyed('suppression', email.trim().toLowerCase());

/** The link for the operator's mailing tool; null while the site's own address is not set. */
export function unsubscribeUrl(leadId: string): string | null {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL ? new URL(`/unsubscribe?token=${encodeURIComponent(leadToken('unsubscribe', leadId))}`, PUBLIC_URL).href : null;
}

/**
 * Withdraws the consents of an address, by the link's token or by the address itself. The answer is the same whether
 * the address is known or not; throws INVALID_REQUEST for a token that is none of ours.
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
