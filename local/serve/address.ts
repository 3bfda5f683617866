import type { IncomingMessage } from 'node:http';

/** A longer address is no link of ours. */
export const MAX_ADDRESS = 8192;

/**
 * The address a request asks for, on the host it names; undefined where there is none. Built from
 * its text, because as a relative address `//other.example` would be another host.
 */
export function addressOf({ url = '', headers }: IncomingMessage): URL | undefined {
  const { host = 'localhost' } = headers;
  const absolute = url.startsWith('/') ? `http://${host}${collapse(url)}` : url;
  if (url.length > MAX_ADDRESS || !/^[\w.\-:[\]]+$/.test(host)) return undefined;
  if (!absolute.startsWith('http://') || !URL.canParse(absolute)) return undefined;
  return new URL(absolute);
}

/** `//blog///post` names the same page as `/blog/post`. */
function collapse(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replace(/[/\\]{2,}/g, '/'), ...query].join('?');
}
