import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

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

function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;

  // The URL parser normalizes the address to its canonical form.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
}
