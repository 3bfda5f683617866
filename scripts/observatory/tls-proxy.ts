import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { listen } from '#server/testing/local-server.ts';

/** A proxy in front of the program, as on the platform: terminates TLS and redirects plain http. */
export interface TlsProxy {
  /** Host and port, the same for http and https. */
  host: string;
  /** File of the self-signed certificate. */
  certificate: string;
  close: () => void;
}

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16;

/**
 * Opens the proxy on a free port of this machine, with a new certificate.
 *
 * @param folder for key and certificate
 * @param port of the program
 * @throws if there is no `openssl`
 */
export async function openTlsProxy(folder: string, port: number): Promise<TlsProxy> {
  const [key, certificate] = makeCertificate(folder);
  const options = { key: readFileSync(key), cert: readFileSync(certificate) };
  const secure = createTlsServer(options, (visitor) => {
    const program = connect(port, '127.0.0.1');
    // Either end may disconnect first.
    visitor.on('error', () => program.destroy());
    program.on('error', () => visitor.destroy());
    visitor.pipe(program).pipe(visitor);
  });
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    socket.once('data', (bytes) => {
      if (bytes[0] !== HANDSHAKE) return socket.end(moved(bytes.toString('latin1'), host));
      socket.pause();
      socket.unshift(bytes);
      return secure.emit('connection', socket);
    });
  });
  const host = `localhost:${await listen(proxy)}`;
  const close = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return { host, certificate, close };
}

function makeCertificate(folder: string): [key: string, certificate: string] {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  return [key, certificate];
}

/** The redirect to https, as the platform answers it. */
function moved(request: string, host: string): string {
  const [, path = '/'] = request.split(' ');
  const head = ['HTTP/1.1 301 Moved Permanently', `Location: https://${host}${path}`];
  return [...head, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n');
}
