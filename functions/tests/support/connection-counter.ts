import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** A TCP server in place of a database, mail server or build hook: counts connections and closes them. */
export class ConnectionCounter {
  connections = 0;
  #server: Server = createServer((socket) => {
    this.connections += 1;
    socket.on('error', () => undefined).destroy();
  });

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  address(scheme: string): string {
    return `${scheme}://127.0.0.1:${(this.#server.address() as AddressInfo).port}/any`;
  }

  close(): void {
    this.#server.close();
  }
}
