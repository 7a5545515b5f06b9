import { createHmac } from 'node:crypto';
import { env } from '@/lib/server/env';
import { sameSecret } from '@/lib/server/ids';

/** A keyed hash: without DATA_KEY nobody can make one, or tell which lead it belongs to. */
export const keyed = (purpose: string, text: string): string =>
  createHmac('sha256', env().DATA_KEY).update(`${purpose}:${text}`).digest('base64url');

/** What the link in an email may do. */
type Purpose = 'unsubscribe' | 'confirm-email';

/** The token for a link in an email. It names a lead and one action, and cannot be forged for another. */
export const leadToken = (purpose: Purpose, leadId: string): string => `${leadId}.${keyed(purpose, leadId)}`;

/** The lead of a token; null where the token was not made here, or for another action. */
export function readLeadToken(purpose: Purpose, token: string): string | null {
  const [leadId = ''] = token.split('.', 1);
  return sameSecret(token, leadToken(purpose, leadId)) ? leadId : null;
}
