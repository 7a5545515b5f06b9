import { consentWording } from '@/lib/content/consent';
import { emailAddress } from '@/lib/shared/email-address';
import { AppError } from '@/lib/shared/errors';
import { findAnalysis } from '@/lib/server/db/analyses';
import { createLead, findLeadOf } from '@/lib/server/db/leads';
import { isSuppressed } from '@/lib/server/db/suppressions';
import { sendsEmails } from '@/lib/server/settings';
import { webhookTarget } from '@/lib/server/webhook/deliver-leads';
import { demoId } from './demo';
import { isMinor } from './is-minor';
import { emailHash } from '../personal-data/unsubscribe';

interface Unlock {
  id: string;
  email: string;
  marketingConsent: boolean;
}

/**
 * Stores the first email its owner gives for a report. It counts as proven at once where no confirmation can be sent. Throws
 * INVALID_EMAIL, ANALYSIS_NOT_FOUND, and NOT_OWNER in any other browser.
 */
export async function unlockReport({ id: analysisId, email, marketingConsent }: Unlock, owner: string | null): Promise<void> {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success) throw new AppError('email/INVALID_EMAIL');
  if (analysisId === demoId) throw new AppError('analysis/DEMO_READ_ONLY');
  const analysis = await findAnalysis(analysisId);
  if (!analysis) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  if (analysis.ownerHash !== owner) throw new AppError('email/NOT_OWNER');
  const proven = !sendsEmails();
  const first = await findLeadOf(analysisId);
  if (first && (first.proven || !proven)) return;
  // A tick in a form does not outweigh the address's holder's own withdrawal.
  const consents = marketingConsent && !(await isSuppressed(emailHash(parsed.data))) && !(await isMinor(analysis.uploadId));
  const wording = consents ? `${consentWording.version}: ${consentWording.text}` : null;
  const lead = { email: parsed.data, proven, analysisId, marketingConsent: consents, consentWording: wording };
  await createLead(lead, { deliver: webhookTarget() !== null, confirm: !analysis.sample && sendsEmails() });
}
