import { AppError } from '@/lib/shared/errors';
import { confirmLead } from '@/lib/server/db/confirmations';
import { webhookTarget } from '@/lib/server/webhook/deliver-leads';
import { readLeadToken } from './lead-token';

/** Confirms an email by the token of its link. Throws LINK_UNKNOWN where the token was not made here or the report is deleted. */
export async function confirmEmail(token: string): Promise<void> {
  const leadId = readLeadToken('confirm-email', token);
  const isKept = leadId !== null && (await confirmLead(leadId, { deliver: webhookTarget() !== null }));
  if (!isKept) throw new AppError('email/LINK_UNKNOWN');
}
