import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * A keyed hash of a client's address, for counters; it cannot be reversed without the secret. An IPv6 address counts by
 * its /64 network, which is what one household or server gets.
 *
 * @param address the peer's address, never one from a header
 */
export function clientKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`client ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

/** What of an address counts as one client. It is personal data: never log or store it. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIP(bare)) return bare;
  const ip = ipaddr.process(bare);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  return ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
