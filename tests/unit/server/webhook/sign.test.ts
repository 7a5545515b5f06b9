import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { signedHeaders } from '@/lib/server/webhook/sign';

const standardSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const plainSecret = 'a secret that is no base64: £';
const body = '{"event":"lead.created"}';
const message = () => ({ id: 'lead_1', sentAt: new Date(), body });

/** As the receivers' own libraries check it. */
const receivers = {
  'whsec_…': { secret: standardSecret, receiver: new Webhook(standardSecret) },
  'plain text': { secret: plainSecret, receiver: new Webhook(Buffer.from(plainSecret, 'utf8'), { format: 'raw' }) },
};

describe('the signature of a webhook', () => {
  it('is the one that the standard gives as its example', () => {
    const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
    expect(signedHeaders(standardSecret, example)).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  describe.each(Object.entries(receivers))('with a secret of %s', (_, { secret, receiver }) => {
    it('is accepted by a receiver that has the secret', () => {
      expect(receiver.verify(body, signedHeaders(secret, message()))).toEqual(JSON.parse(body));
    });

    it('is refused where body, id or time were changed, or the secret is another', () => {
      const headers = signedHeaders(secret, message());
      const verify = (text: string, changed = {}) => receiver.verify(text, { ...headers, ...changed });
      expect(() => verify(body.replace('lead', 'load'))).toThrow(WebhookVerificationError);
      expect(() => verify(body, { 'webhook-id': 'lead_2' })).toThrow(WebhookVerificationError);
      expect(() => verify(body, { 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) })).toThrow(
        WebhookVerificationError,
      );
      expect(() => receiver.verify(body, signedHeaders(`${secret.slice(0, -4)}AAAA`, message()))).toThrow(WebhookVerificationError);
    });

    it('is refused as a recording of ten minutes ago', () => {
      const old = { ...message(), sentAt: new Date(Date.now() - 10 * 60_000) };
      expect(() => receiver.verify(body, signedHeaders(secret, old))).toThrow('Message timestamp too old');
    });
  });
});
