import { type AddressInfo, createServer } from 'node:net';
import { PlainError } from './plain-error.ts';

/**
 * Fails early where the server could not listen: before a build of a minute, not after it. Port 0 is any free port.
 *
 * @throws {PlainError} one line that says what to do
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  await listenOnce(host, port);
}

/** A port that nothing listens on at this moment. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return listenOnce(host, 0);
}

function listenOnce(host: string, port: number): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address() as AddressInfo;
      probe.close(() => resolve(address.port));
    });
  });
}

/** A listening error as one line that says what to do. */
export function portError(error: NodeJS.ErrnoException, host: string, port: number): PlainError {
  const where = `port ${port} on ${host}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new PlainError(
        `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT.`,
      );
    case 'EACCES':
      return new PlainError(`This user may not listen on ${where}: set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlainError(`HOST ${host} is not an address of this machine.`);
    default:
      return new PlainError(`Cannot listen on ${where}: ${error.message}`);
  }
}
