import { sign } from '@/lib/server/webhook/sign';

describe('the signature of a webhook', () => {
  it('is HMAC-SHA256 of the timestamp, a full stop and the body', () => {
    // echo -n '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret
    expect(sign('secret', 1_700_000_000, '{"a":1}')).toBe('49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686');
  });

  it('changes with the secret, the time and the body', () => {
    const all = [sign('s', 1, 'b'), sign('t', 1, 'b'), sign('s', 2, 'b'), sign('s', 1, 'c')];
    expect(new Set(all).size).toBe(4);
  });
});
