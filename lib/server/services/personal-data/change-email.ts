import type { OwnEmail } from '@/lib/shared/privacy';
import { emailAddress } from '@/lib/shared/email-address';
import { AppError } from '@/lib/shared/errors';
import { findLeadOf, replaceLead } from '@/lib/server/db/leads';
import { isSuppressed } from '@/lib/server/db/suppressions';
import { sendsEmails } from '@/lib/server/settings';
import { webhookTarget } from '@/lib/server/webhook/deliver-leads';
import { requireOwnAnalysis } from '../ownership/ownership';
import { emailHash } from './unsubscribe';

/** Where no letter can be sent, an address cannot be confirmed, so its owner may correct it. */
const isConfirmed = (lead: { proven: boolean }): boolean => lead.proven && sendsEmails();

/** The email that unlocked a report, for its owner. */
export async function readOwnEmail(analysisId: string, owner: string | null): Promise<OwnEmail> {
  await requireOwnAnalysis(analysisId, owner);
  const lead = await findLeadOf(analysisId);
  if (!lead) return { email: null, isConfirmed: false, mayChange: false };
  return { email: lead.email, isConfirmed: isConfirmed(lead), mayChange: !isConfirmed(lead) };
}

/** Puts another address in the place of one that is not confirmed. Throws INVALID_EMAIL, NOT_GIVEN where none was given before, and CONFIRMED. */
export async function changeEmail(analysisId: string, owner: string | null, given: string): Promise<void> {
  const { sample } = await requireOwnAnalysis(analysisId, owner);
  const parsed = emailAddress.safeParse(given);
  if (!parsed.success) throw new AppError('email/INVALID_EMAIL');
  const email = parsed.data;
  const lead = await findLeadOf(analysisId);
  if (!lead) throw new AppError('email/NOT_GIVEN');
  if (isConfirmed(lead)) throw new AppError('email/CONFIRMED');
  if (email === lead.email) return;
  const keepsConsent = !(await isSuppressed(emailHash(email)));
  await replaceLead(
    lead,
    { email, proven: !sendsEmails(), keepsConsent },
    { deliver: webhookTarget() !== null, confirm: !sample && sendsEmails() },
  );
}
