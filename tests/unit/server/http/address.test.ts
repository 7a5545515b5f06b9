import { clientOf } from '@/lib/server/http/address';

const one = (...addresses: string[]) => expect(new Set(addresses.map(clientOf)).size).toBe(1);

describe('one client', () => {
  it('is one IPv4 address, whatever port a proxy writes after it', () => {
    one('198.51.100.7', '198.51.100.7:40000', '198.51.100.7:40001');
    expect(clientOf('198.51.100.7')).not.toBe(clientOf('198.51.100.8'));
  });

  it('is one IPv6 network of 64 bits, in any spelling', () => {
    one('2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::', '[2001:db8:1:2::9]:443', '2001:db8:1:2::1%eth0');
    one('2001:db8:1:2::1', '2001:0DB8:1:2:9::11667');
    expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
    expect(clientOf('2001:db8::1')).not.toBe(clientOf('2001:db8:1::1'));
  });

  it('is the IPv4 address that a socket of both kinds writes as an IPv6 one', () => {
    one('198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407');
    expect(clientOf('::ffff:198.51.100.7')).not.toBe(clientOf('::ffff:198.51.100.8'));
  });

  it('is shared by all clients without a valid address', () => one('unknown', '', '_hidden', '999.1.1.1', 'localhost'));
});
