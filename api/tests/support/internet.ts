/**
 * A piece of the internet: names with their addresses, and one web server that stands behind all of them, in place of
 * `node:dns` and `node:https`.
 */
import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach } from 'vitest';
import { startServer } from '#server/testing/local-server.ts';
import { replaceBuiltin } from './builtins.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Never answers. */
  silent?: true;
}

interface Internet {
  /** The addresses of each name. */
  names: Record<string, string[]>;
  /** The answer to each URL. */
  pages: Record<string, Answer>;
  /** The URLs that were asked for, with what was sent. */
  asked: { url: string; body: string; headers: IncomingMessage['headers'] }[];
}

const internet: Internet = { names: {}, pages: {}, asked: [] };
let port = 0;

const realLookup = dns.lookup;

const fakeDns = {
  lookup(name: string, options: LookupAllOptions, done: (error: Error | null, found: LookupAddress[]) => void): void {
    // Servers and databases of tests have addresses instead of names.
    if (isIP(name) > 0) return realLookup(name, options, done);
    const addresses = internet.names[name];
    if (!addresses) return done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    done(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );
  },
};

const fakeHttps = {
  /** Connects to the server here, but only if the caller's own look-up lets it. */
  request(url: URL, options: RequestOptions, answered: (response: IncomingMessage) => void) {
    const lookup: LookupFunction = (name, how, done) => {
      (options.lookup as LookupFunction)(name, how, (error, address, family) => {
        if (error) return done(error, address, family);
        done(null, how.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4);
      });
    };
    const headers = { ...options.headers, 'X-Url': url.href };
    const here = { ...options, lookup, headers, host: url.hostname, port, path: url.pathname };
    return request(here, answered);
  },
};

/** The internet for the whole file, empty before each test. */
export function useInternet(): Internet {
  replaceBuiltin(dns, fakeDns);
  replaceBuiltin(https, fakeHttps);
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const url = String(incoming.headers['x-url']);
      internet.asked.push({ url, body, headers: incoming.headers });
      const page = internet.pages[url] ?? { status: 404 };
      if (page.silent) return;
      outgoing.writeHead(page.status ?? 200, page.headers).end(page.body);
    });
  });
  beforeAll(async () => {
    const started = await startServer(server);
    port = started.port;
    return started.stop;
  });
  beforeEach(() => {
    Object.assign(internet, { names: {}, pages: {}, asked: [] });
  });
  return internet;
}
