/** A worker thread: our server with one function that blocks the event loop, as the embedded database does. */
import { parentPort, workerData } from 'node:worker_threads';
import { describeFunction } from '#server/serve/functions.ts';
import { serveSite } from './local-server.ts';

/** One number: set and notified when the first request may go on. */
const gate = new Int32Array(workerData as SharedArrayBuffer);

const busy = {
  config: { path: '/busy' },
  default: async () => {
    Atomics.wait(gate, 0, 0);
    return new Response('done');
  },
};
const functions = [describeFunction('busy', busy)];
const { port } = await serveSite({ functions });
parentPort?.postMessage(port);
