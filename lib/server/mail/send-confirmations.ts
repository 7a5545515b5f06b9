import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { confirmationEmail } from '@/lib/content/confirmation-email';
import {
  claimConfirmation,
  endConfirmation,
  findDueConfirmations,
  noteRefusal,
  postponeConfirmation,
  type Confirmation,
} from '@/lib/server/db/confirmations';
import { env, siteAddress } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { maxAttempts, retryDelayMs } from '@/lib/server/attempts';
import { leadToken } from '@/lib/server/services/personal-data/lead-token';
import { giveBackLetter, takeLetter } from './letter-allowance';

const timeoutMs = 10_000;
/** After this time another run counts an email in progress as lost. */
const longestSendMs = 5 * 60_000;
/** A letter beyond what its address gets a day waits so long at most: else a flood of one day would be letters for weeks. */
const longestWaitMs = 2 * 24 * 60 * 60_000;
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
      if (await claimConfirmation(confirmation, nextTry(now, confirmation))) await sendOrWait(server, confirmation, now);
    }
  } finally {
    server.close();
  }
}

async function sendOrWait(server: Transporter, confirmation: Confirmation, now: Date): Promise<void> {
  const { leadId, email, createdAt } = confirmation;
  const line = { job: 'confirmations', lead: leadId, attempt: confirmation.tries + 1 };
  const until = await takeLetter(email, now);
  if (until) {
    if (until.getTime() - createdAt.getTime() <= longestWaitMs) await postponeConfirmation(confirmation, until);
    else await endConfirmation(leadId, null);
    return log().info(line, 'letter beyond those of a day');
  }
  const refusal = await server.sendMail({ to: email, ...emailTo(confirmation) }).then(() => null, refusalOf);
  if (refusal === null) {
    await endConfirmation(leadId, null);
    return log().info(line, 'letter accepted');
  }
  await giveBackLetter(email);
  if (line.attempt >= maxAttempts) await endConfirmation(leadId, refusal);
  else await noteRefusal(leadId, refusal);
  log().warn({ ...line, code: refusal }, 'letter not accepted');
}

/** The mail server's code, such as 550; where it gave none, that of the connection. Never its words, which quote the address. */
function refusalOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** In the address, since nodemailer reads nothing beside it. */
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
