import { Webhook } from 'standardwebhooks';

interface Message {
  /** The same for every attempt, so that the receiver recognises a repetition. */
  id: string;
  sentAt: Date;
  body: string;
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256, in base64, of id, timestamp and body.
 * A secret `whsec_…` holds its key in base64, as the standard says; any other secret is the key itself, as UTF-8 bytes.
 */
export function signedHeaders(secret: string, { id, sentAt, body }: Message): Record<string, string> {
  const webhook = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(new TextEncoder().encode(secret), { format: 'raw' });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': webhook.sign(id, sentAt, body),
  };
}
