import { maxAttempts, retryDelayMs } from '@/lib/server/attempts';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { claimDelivery, findDueDeliveries, finishDelivery, giveUpDelivery, type LeadDelivery } from '@/lib/server/db/webhook-deliveries';
import { unsubscribeUrl } from '@/lib/server/services/personal-data/unsubscribe';
import { signedHeaders } from './sign';

const timeoutMs = 10_000;
const batch = 20;

/** Leads are sent only with both settings, because a receiver could not tell an unsigned message from a forged one. */
export function webhookTarget(): { url: string; secret: string } | null {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env();
  return url && secret ? { url, secret } : null;
}

const bodyOf = ({ lead, score }: LeadDelivery): string =>
  JSON.stringify({
    event: 'lead.created',
    id: lead.id,
    email: lead.email,
    proven: lead.proven,
    analysisId: lead.analysisId,
    score,
    createdAt: lead.createdAt.toISOString(),
    marketingConsent: lead.marketingConsent,
    consentAt: lead.consentAt?.toISOString() ?? null,
    ...unsubscribeLink(lead),
  });

/** The unsubscribe link that a marketing email must carry; it needs the site's own address. */
function unsubscribeLink(lead: LeadDelivery['lead']): { unsubscribeUrl?: string } {
  const url = lead.marketingConsent ? unsubscribeUrl(lead.id) : null;
  return url ? { unsubscribeUrl: url } : {};
}

/**
 * Sends the leads that are due. A lead is removed from the queue only after a 2xx answer, so a restart loses none and may send one
 * twice.
 */
export async function deliverLeads(now: Date): Promise<void> {
  const target = webhookTarget();
  if (!target) return;
  for (const delivery of await findDueDeliveries(now, batch)) {
    const attempt = delivery.attempts + 1;
    if (!(await claimDelivery(delivery.leadId, delivery.attempts, new Date(now.getTime() + retryDelayMs(delivery.attempts))))) continue;
    const status = await post(target, bodyOf(delivery), delivery.leadId, now);
    const isAccepted = status >= 200 && status < 300;
    if (isAccepted) await finishDelivery(delivery.leadId);
    else if (attempt >= maxAttempts) await giveUpDelivery(delivery.leadId, now);
    log().info({ job: 'webhook', lead: delivery.leadId, attempt, status }, isAccepted ? 'lead accepted' : 'lead not accepted');
  }
}

/** The receiver's status; 0 where there was no answer. Redirects are not followed, because leads go only to the address that was set. */
async function post(target: { url: string; secret: string }, body: string, id: string, now: Date): Promise<number> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(target.secret, { id, sentAt: now, body }),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
