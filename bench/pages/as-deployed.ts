import { once } from 'node:events';
import { request } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { generate } from 'selfsigned';
import { listen } from '#server/testing/local-server.ts';

const { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_HOST } = constants;

/** What HTTP/2 forbids, since it has one connection for all answers (RFC 9113, section 8.2.2). */
const PER_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** An origin, served once more over HTTP/2 and TLS, as a CDN serves it. */
export interface Secure {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves `origin` over HTTP/2 with a certificate that no browser trusts: it has to be told to ignore that. */
export async function startSecure(origin: string): Promise<Secure> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (asked, answer) =>
    passOn(origin, asked, answer),
  );
  return {
    origin: `https://127.0.0.1:${await listen(server)}`,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  );
  headers[HTTP2_HEADER_HOST] = asked.headers[HTTP2_HEADER_AUTHORITY];
  // Behind this the site is at an address without TLS, and takes only what its own pages send.
  if (headers.origin) headers.origin = headers.origin.toString().replace('https:', 'http:');
  const { method } = asked;
  const upstream = request(new URL(asked.url, origin), { method, headers }, (response) => {
    for (const name of PER_CONNECTION) delete response.headers[name];
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  upstream.once('error', () => answer.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
  asked.pipe(upstream);
}
