import { writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';
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
 * @param folder for the certificate
 * @param port of the program
 */
export async function openTlsProxy(folder: string, port: number): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const certificate = join(folder, 'certificate.pem');
  await writeFile(certificate, cert);
  const secure = createTlsServer({ key, cert }, (visitor) => {
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

/** The redirect to https, as the platform answers it. */
function moved(request: string, host: string): string {
  const [, path = '/'] = request.split(' ');
  const head = ['HTTP/1.1 301 Moved Permanently', `Location: https://${host}${path}`];
  return [...head, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n');
}
