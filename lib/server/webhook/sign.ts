import { createHmac } from 'node:crypto';

/**
 * What the receiver checks: HMAC-SHA256, in hex, of the timestamp (whole seconds), a full stop and the body as it was
 * sent. A receiver that refuses old timestamps cannot be played a recording.
 */
export const sign = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
