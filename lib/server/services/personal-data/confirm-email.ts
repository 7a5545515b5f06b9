import { AppError } from '@/lib/shared/errors';
import { confirmLead } from '@/lib/server/db/confirmations';
import { webhookTarget } from '@/lib/server/webhook/deliver-leads';
import { readLeadToken } from './lead-token';

/** By the link's token; throws INVALID_REQUEST for one that is none of ours, LINK_EXPIRED where the report is deleted. */
export async function confirmEmail(token: string): Promise<void> {
  const isKept = await confirmLead(readLeadToken('confirm-email', token), { deliver: webhookTarget() !== null });
  if (!isKept) throw new AppError('email/LINK_EXPIRED');
}
