import { request } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { generate } from 'selfsigned';
import { listen } from './local-server.ts';

const { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_HOST } = constants;

/** What HTTP/2 forbids, since it has one connection for all answers (RFC 9113, section 8.2.2). */
const PER_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16;

/** An origin, served once more as a CDN serves it. */
export interface Secure {
  /** The same for http and https. */
  port: number;
  /** PEM. No browser trusts it: it has to be told to ignore that. */
  certificate: string;
  stop: () => void;
}

/**
 * Serves `origin` over HTTP/2 and TLS, or HTTP/1 and TLS, and says so in the headers that proxies send; plain http is
 * redirected there.
 */
export async function startSecure(origin: string): Promise<Secure> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const secure = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => passOn(origin, asked, answer));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    socket.once('data', (bytes) => {
      if (bytes[0] !== HANDSHAKE) return socket.end(moved(bytes.toString('latin1'), port));
      socket.pause();
      socket.unshift(bytes);
      return secure.emit('connection', socket);
    });
  });
  const port = await listen(server);
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, certificate: cert, stop };
}

function passOn(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  headers[HTTP2_HEADER_HOST] ??= asked.headers[HTTP2_HEADER_AUTHORITY];
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], asked.socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] = 'https';
  headers['x-forwarded-host'] = headers[HTTP2_HEADER_HOST];
  const { method } = asked;
  const upstream = request(new URL(asked.url, origin), { method, headers }, (response) => {
    for (const name of PER_CONNECTION) delete response.headers[name];
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  upstream.once('error', () => answer.socket?.destroy());
  asked.pipe(upstream);
}

/** The redirect to https, as the platform answers it. */
function moved(asked: string, port: number): string {
  const [, path = '/'] = asked.split(' ');
  const head = ['HTTP/1.1 301 Moved Permanently', `Location: https://localhost:${port}${path}`];
  return [...head, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n');
}
