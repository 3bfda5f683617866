import { createServer } from 'node:net';
import { listen } from '#server/testing/local-server.ts';

/** A TCP server in place of a database, mail server or build hook: counts connections and closes them. */
export class ConnectionCounter {
  connections = 0;
  #port = 0;
  #server = createServer((socket) => {
    this.connections += 1;
    socket.on('error', () => undefined).destroy();
  });

  async open(): Promise<void> {
    this.#port = await listen(this.#server);
  }

  address(scheme: string): string {
    return `${scheme}://127.0.0.1:${this.#port}/any`;
  }

  close(): void {
    this.#server.close();
  }
}
