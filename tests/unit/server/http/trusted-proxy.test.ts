import { proxyTest, trustedProxies } from '@/lib/server/http/trusted-proxy';

const isProxy = (setting: string | undefined, address: string | undefined) => proxyTest(trustedProxies.parse(setting))(address);

describe('TRUST_PROXY', () => {
  it.each([undefined, 'false', '0'])('%s believes nobody', (setting) => {
    expect(['127.0.0.1', '10.1.2.3', '203.0.113.7', '::1'].some((address) => isProxy(setting, address))).toBe(false);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.18.0.2', '10.1.2.3', 'fd00::2'])(
    'true believes a proxy at %s, on this machine or in a network of its own',
    (address) => expect(isProxy('true', address)).toBe(true),
  );

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', undefined, ''])('true does not believe %s', (address) =>
    expect(isProxy('true', address)).toBe(false),
  );

  it('believes the addresses and networks it names, and nobody else', () => {
    const setting = '203.0.113.7, 2001:db8:5::/48';
    expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:5:1::9'].every((address) => isProxy(setting, address))).toBe(true);
    expect(['203.0.113.8', '2001:db8:6::9', '127.0.0.1'].some((address) => isProxy(setting, address))).toBe(false);
  });

  it.each(['maybe', '203.0.113.7,', '203.0.113.0/33', '2001:db8::/129', '203.0.113.7/8/9'])('refuses %s', (setting) =>
    expect(trustedProxies.safeParse(setting).success).toBe(false),
  );
});
