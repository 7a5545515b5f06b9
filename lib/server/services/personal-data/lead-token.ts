import { createHmac } from 'node:crypto';
import { env } from '@/lib/server/env';
import { sameSecret } from '@/lib/server/ids';

/** A keyed hash: without DATA_KEY nobody can make one, or tell what it is of. */
export const keyed = (purpose: string, text: string): string =>
  createHmac('sha256', env().DATA_KEY).update(`${purpose}:${text}`).digest('base64url');

/** What the link of a letter may do. */
type Purpose = 'unsubscribe' | 'confirm-email';

/** What stands in the link of a letter: it names a lead and what the link does, and nobody can make one for another. */
export const leadToken = (purpose: Purpose, leadId: string): string => `${leadId}.${keyed(purpose, leadId)}`;

/** The lead of a token; null for one that is none of ours, or made for something else. */
export function readLeadToken(purpose: Purpose, token: string): string | null {
  const [leadId = ''] = token.split('.', 1);
  return sameSecret(token, leadToken(purpose, leadId)) ? leadId : null;
}
