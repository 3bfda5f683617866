/** A worker thread: our server with one function that blocks the event loop, as the embedded database does. */
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { describeFunction } from '#server/serve/functions.ts';
import { handlerOf } from '#server/serve/route.ts';
import { createServer } from '#server/serve/server.ts';

/** One number: set and notified when the first request may go on. */
const gate = new Int32Array(workerData as SharedArrayBuffer);

const busy = {
  config: { path: '/busy' },
  default: async () => {
    Atomics.wait(gate, 0, 0);
    return new Response('done');
  },
};
const handler = handlerOf({
  site: () => ({ files: new Map(), rules: { redirects: [], headers: [], warnings: [] } }),
  functions: [describeFunction('busy', busy.config, async () => busy)],
});
const server = createServer(handler, {
  siteUrl: 'http://localhost:4321',
  waitUntil: () => undefined,
});
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});
