import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { confirmationLetter } from '@/lib/content/confirmation-letter';
import { claimConfirmation, endConfirmation, findDueConfirmations, type Confirmation } from '@/lib/server/db/confirmations';
import { env, siteAddress } from '@/lib/server/env';
import { describeError, log } from '@/lib/server/log';
import { maxAttempts, waitMs } from '@/lib/server/attempts';
import { leadToken } from '@/lib/server/services/personal-data/lead-token';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
const batch = 20;

/** Sends the links that are due. One is forgotten only when the mail server took it, so a restart loses none and may send one twice. */
export async function sendConfirmations(now: Date): Promise<void> {
  const { SMTP_URL } = env();
  const due = SMTP_URL ? await findDueConfirmations(now, batch) : [];
  if (!SMTP_URL || due.length === 0) return;
  const server = createTransport({ url: SMTP_URL, ...timeouts }, { from: sender() });
  try {
    for (const confirmation of due) {
      if (!(await claimConfirmation(confirmation, new Date(now.getTime() + waitMs(confirmation.tries))))) continue;
      const attempt = confirmation.tries + 1;
      const problem = await server.sendMail({ to: confirmation.email, ...letterTo(confirmation) }).then(() => null, describeError);
      if (!problem || attempt >= maxAttempts) await endConfirmation(confirmation.leadId);
      log().info({ job: 'confirmations', lead: confirmation.leadId, attempt }, problem ? 'letter not accepted' : 'letter accepted');
    }
  } finally {
    server.close();
  }
}

function letterTo({ leadId, marketingConsent }: Confirmation) {
  const { PRODUCT_NAME: productName, RETENTION_DAYS: retentionDays } = env();
  const link = new URL(`/confirm-email?token=${encodeURIComponent(leadToken('confirm-email', leadId))}`, siteAddress()).href;
  return confirmationLetter({ productName, link, retentionDays, consents: marketingConsent });
}

/** Whoever is responsible for the site, where that is an email address; else an address at its own host. */
function sender(): { name: string; address: string } {
  const { OPERATOR_CONTACT, PRODUCT_NAME: name } = env();
  const contact = z.email().safeParse(OPERATOR_CONTACT);
  return { name, address: contact.data ?? `no-reply@${new URL(siteAddress()).hostname}` };
}
