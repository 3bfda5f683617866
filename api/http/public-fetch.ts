/** Requests to addresses that users have entered, without becoming their way into a private network. */
import { lookup as resolve } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { readWithin } from './body.ts';

/** Why it could not be fetched, in words for admins. */
export class FetchError extends Error {
  override name = 'FetchError';
}

const MAX_REDIRECTS = 3;

/** Fetches a text as {@link fetchPublic} does. @throws {FetchError} */
export async function fetchPublicText(address: string, limits: FetchLimits): Promise<string> {
  return (await fetchPublic(address, limits)).toString('utf8');
}

interface FetchLimits {
  /** The milliseconds for everything, redirects included. */
  timeout: number;
  /** In bytes. */
  maxSize: number;
}

/**
 * Fetches something over https, only from public addresses: a name is checked after it was resolved, in the very look-up
 * that the connection uses, so that it cannot resolve to something else a moment later. Each redirect is checked alike.
 *
 * @throws {FetchError}
 */
export async function fetchPublic(address: string, { timeout, maxSize }: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout);
  let url = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const { status, location, content } = await send(url, { signal, maxSize });
    if (!location) {
      if (status !== 200) throw new FetchError(`It answered ${status}.`);
      return content;
    }
    url = new URL(location, url).href;
  }
  throw new FetchError('It redirects too often.');
}

/**
 * POSTs a text to a public address; redirects are not followed.
 *
 * @returns the status
 * @throws {FetchError}
 */
export async function postPublic(
  address: string,
  call: { headers: Record<string, string>; body: string; timeout: number },
): Promise<number> {
  const { headers, body, timeout } = call;
  const signal = AbortSignal.timeout(timeout);
  return (await send(address, { signal, maxSize: 0, post: { headers, body } })).status;
}

interface Call {
  signal: AbortSignal;
  /** In bytes; 0 if the answer's content is not read. */
  maxSize: number;
  post?: { headers: Record<string, string>; body: string };
}

interface Answer {
  status: number;
  /** Where it redirects to. */
  location: string | undefined;
  content: Buffer;
}

async function send(address: string, { signal, maxSize, post }: Call): Promise<Answer> {
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new FetchError('It is not an https address.');
  if (!canBePublic(url)) throw notPublic();
  const sent = request(url, {
    method: post ? 'POST' : 'GET',
    lookup: lookUpPublic,
    signal,
    headers: { 'Accept-Encoding': 'identity', ...post?.headers },
    // No connection is kept: one that was checked long ago must not be used again.
    agent: false,
  });
  // One after the response came would end the process; reading the response fails by itself.
  sent.on('error', () => undefined);
  sent.end(post?.body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(status);
    const location = isRedirect ? headers.location : undefined;
    if (status !== 200 || maxSize === 0) {
      response.destroy();
      return { status, location, content: Buffer.alloc(0) };
    }
    const content = await readWithin(maxSize, response);
    if (!content) throw new FetchError('It is too large.');
    return { status, location, content };
  } catch (error) {
    throw explained(error, signal);
  }
}

/** Resolves a name, and refuses it if any of its addresses is not public. */
const lookUpPublic: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (!addresses.every(({ address }) => isPublic(address))) return done(notPublic(), '');
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    return done(null, first?.address ?? '', first?.family);
  });
};

/** Whether an address is not that of this machine or of a private network at first sight; names are not resolved. */
export function canBePublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? isPublic(host) : !/(^|\.)localhost\.?$/.test(host);
}

/** Not loopback, private, link-local, multicast, reserved, or an IPv6 form of such an address. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function notPublic(): FetchError {
  return new FetchError('It is not at a public address.');
}

function explained(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  return new FetchError(signal.aborted ? 'It took too long.' : 'It could not be reached.');
}
