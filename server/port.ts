import { type AddressInfo, createServer } from 'node:net';
import { PlainError } from './plain-error.ts';

/**
 * Listens on a port for a moment, to fail before a build instead of after it.
 * @returns the port; instead of 0, a free one
 * @throws {PlainError} one line that says what to do
 */
export function requireFreePort(host: string, port: number): Promise<number> {
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
  const lines: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT.`,
    EACCES: `This user may not listen on ${where}: set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new PlainError(lines[error.code ?? ''] ?? `Cannot listen on ${where}: ${error.message}`);
}
