import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';

/**
 * The client that limits count by. The last entry of X-Forwarded-For is believed: `correctRequests` puts the socket's address there, or
 * the trusted proxy puts there the address it saw.
 */
export const clientAddress = (request: { headers: { get(name: string): string | null } }): string =>
  clientOf(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');

/** A keyed hash that distinguishes the files of clients without revealing their addresses. */
export const clientHash = (request: NextRequest): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(`files of ${clientAddress(request)}`)
    .digest('base64url');

/**
 * An IPv4 address as it is. Of an IPv6 address only the network of 64 bits counts: one household or one rented server has all of it
 * (RFC 6177, section 2). A port, which some proxies add, is dropped.
 */
export function clientOf(written: string): string {
  const address = withoutPort(written);
  if (isIP(address) === 4) return address;
  // Only the first half counts, so the rest need not be a valid address.
  const groups = isIP(address) === 6 ? groupsOf(address) : (/^(?:[\da-f]{1,4}:){4}/i.exec(address)?.[0].split(':').slice(0, 4) ?? []);
  if (groups.length === 0) return 'unknown';
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).map(shortest).join(':')}::/64`;
}

/** '0DB8' is 'db8'. */
const shortest = (group: string): string => Number.parseInt(group, 16).toString(16);

/** '[2001:db8::1]:443' and '198.51.100.7:40000' as proxies write them; 'fe80::1%eth0' names the interface. */
const withoutPort = (written: string): string =>
  written
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The eight groups of an IPv6 address in one spelling: '2001:DB8::1' is '2001:db8:0:0:0:0:0:1'. */
function groupsOf(address: string): string[] {
  const [front = '', back] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [before, after] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean));
  if (!before || !after) return [];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** A dual-stack socket shows an IPv4 client as '::ffff:198.51.100.7'. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}
