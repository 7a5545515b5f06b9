import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** This machine and private networks (RFC 1918, RFC 6598, RFC 4193, link-local), where an operator's own proxy is. */
const ownNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

const bitsOf = { 4: 32, 6: 128 } as const;

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const kind = isIP(address);
  if (rest.length > 0 || (kind !== 4 && kind !== 6)) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bitsOf[kind]);
}

/** From which addresses X-Forwarded-* is believed: [] from none, else from these addresses and networks. */
export const trustedProxies = z
  .string()
  .default('false')
  .transform((value) => {
    const choice = z.stringbool().safeParse(value);
    if (choice.success) return choice.data ? ownNetworks : [];
    return value.split(',').map((item) => item.trim());
  })
  .refine((networks) => networks.every(isNetwork), 'must be true, false, or the addresses of the proxy such as 203.0.113.7, 2001:db8::/32');

/** Whether a socket's address is one of `networks`. */
export function proxyTest(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(prefix), kind);
  }
  return (address) => {
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}
