import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Stands for a database, a mail server or a build hook: what comes to it is counted and sent away. */
export class Door {
  knocks = 0;
  #server: Server = createServer((socket) => {
    this.knocks += 1;
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
