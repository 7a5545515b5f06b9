import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { confirmationEmail } from '@/lib/content/confirmation-email';
import { claimConfirmation, endConfirmation, findDueConfirmations, type Confirmation } from '@/lib/server/db/confirmations';
import { env, siteAddress } from '@/lib/server/env';
import { describeError, log } from '@/lib/server/log';
import { maxAttempts, retryDelayMs } from '@/lib/server/attempts';
import { leadToken } from '@/lib/server/services/personal-data/lead-token';

const timeoutMs = 10_000;
/** After this time another run counts an email in progress as lost. */
const longestSendMs = 5 * 60_000;
const batch = 20;

/**
 * Sends the confirmation links that are due. An entry is removed only once the mail server has accepted the email, so a restart loses
 * none and may send one twice.
 */
export async function sendConfirmations(now: Date): Promise<void> {
  const { SMTP_URL } = env();
  const due = SMTP_URL ? await findDueConfirmations(now, batch) : [];
  if (!SMTP_URL || due.length === 0) return;
  const server = createTransport(withTimeouts(SMTP_URL), { from: sender() });
  try {
    for (const confirmation of due) {
      if (!(await claimConfirmation(confirmation, nextTry(now, confirmation)))) continue;
      const attempt = confirmation.tries + 1;
      const problem = await server.sendMail({ to: confirmation.email, ...emailTo(confirmation) }).then(() => null, describeError);
      if (!problem || attempt >= maxAttempts) await endConfirmation(confirmation.leadId);
      log().info({ job: 'confirmations', lead: confirmation.leadId, attempt }, problem ? 'email not accepted' : 'email accepted');
    }
  } finally {
    server.close();
  }
}

/** Timeouts are set in the address, because nodemailer reads no options beside it. */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) url.searchParams.set(name, String(timeoutMs));
  return url.href;
}

/** Counted from the moment this email is taken up, because earlier ones in the run may have been slow. */
const nextTry = (now: Date, { tries }: Confirmation): Date =>
  new Date(Math.max(now.getTime(), Date.now()) + Math.max(longestSendMs, retryDelayMs(tries)));

function emailTo({ leadId, marketingConsent }: Confirmation) {
  const { PRODUCT_NAME: productName, RETENTION_DAYS: retentionDays } = env();
  const link = new URL(`/confirm-email?token=${encodeURIComponent(leadToken('confirm-email', leadId))}`, siteAddress()).href;
  return confirmationEmail({ productName, link, retentionDays, consents: marketingConsent });
}

/** The operator's contact where it is an email address; else an address at the site's own host. */
function sender(): { name: string; address: string } {
  const { OPERATOR_CONTACT, PRODUCT_NAME: name } = env();
  const contact = z.email().safeParse(OPERATOR_CONTACT);
  return { name, address: contact.data ?? `no-reply@${new URL(siteAddress()).hostname}` };
}
