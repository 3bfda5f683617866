import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { log } from '#src/lib/log.ts';

/** Who made a request, and the address that they asked for. */
export interface Visit {
  /** IP address of the client; empty if the connection is gone. */
  ip: string;
  /** `http:` or `https:`; undefined where no trusted proxy says it. */
  protocol: string | undefined;
  /** With its port, if it has one; undefined where no trusted proxy says it. */
  host: string | undefined;
}

/** The part of a request of Node.js that says it. */
interface Incoming {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * Reads who made a request. What `X-Forwarded-For`, `-Proto` and `-Host` say counts only as far as trusted proxies wrote
 * it: each appends to a list, in which anything before may have been sent by the client itself. The first request that
 * seems to come through a proxy that nobody has named is logged.
 *
 * @param trusted addresses and ranges of proxies (`TRUST_PROXY`)
 */
export function visitsBehind(trusted: readonly string[]): (incoming: Incoming) => Visit {
  const proxies = new BlockList();
  for (const range of trusted) {
    const [address = '', bits] = range.split('/');
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address));
    else proxies.addAddress(address, familyOf(address));
  }
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address));

  let hasWarned = false;

  return ({ socket, headers }) => {
    let ip = bareAddress(socket.remoteAddress ?? '');
    const clients = listOf(headers['x-forwarded-for']).map(bareAddress);
    // Proxies that the request came through, as seen from here.
    let passed = 0;
    while (isProxy(ip)) {
      passed += 1;
      const before = clients.at(-passed);
      // A proxy that names no address stands for all of its clients.
      if (!before || !isIP(before)) break;
      ip = before;
    }
    if (!hasWarned && clients.length > passed && !isProxy(ip) && isOfPrivateNetwork(ip)) {
      hasWarned = true;
      warnOfProxy(ip);
    }
    if (passed === 0) return { ip, protocol: undefined, host: undefined };
    // A proxy that does not append passes on what the one before it wrote.
    const written = (header: string) => {
      const values = listOf(headers[header]);
      return values.at(-Math.min(passed, values.length));
    };
    return { ip, protocol: protocolOf(written('x-forwarded-proto')), host: hostOf(written('x-forwarded-host')) };
  };
}

/** Where proxies of one's own are, and visitors from the internet never. */
const PRIVATE = new Set(['loopback', 'private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal']);

function isOfPrivateNetwork(address: string): boolean {
  return isIP(address) !== 0 && PRIVATE.has(ipaddr.parse(address).range());
}

/** Says which address to name: one of a private network, so it tells nothing of a visitor from the internet. */
function warnOfProxy(address: string): void {
  log('error', {
    event: 'warning',
    warning: `X-Forwarded-For came through ${address}, which TRUST_PROXY does not name, so it does not count. If that is a proxy of yours, all its visitors share one limit, and https is not seen: name it (docs/deploying.md).`,
  });
}

function listOf(header: string | string[] | undefined): string[] {
  const values = String(header ?? '').split(',');
  return values.map((value) => value.trim()).filter(Boolean);
}

/** Without port, brackets, zone, and the prefix of an IPv4 address that is mapped to IPv6: it is the same client. */
function bareAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? withPort ?? text).split('%');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

function protocolOf(scheme = ''): string | undefined {
  return /^https?$/i.test(scheme) ? `${scheme.toLowerCase()}:` : undefined;
}

/** Nothing but a host and perhaps a port: a path or a user name in it would make another address. */
function hostOf(host = ''): string | undefined {
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
  return isHost && URL.canParse(`http://${host}`) ? host : undefined;
}
