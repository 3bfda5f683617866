/** A worker thread: our server with one call that blocks the event loop, as the embedded database does. */
import { parentPort, workerData } from 'node:worker_threads';
import { apiOf, serveTestSite } from './local-server.ts';

/** One number: set and notified when the first request may go on. */
const gate = new Int32Array(workerData as SharedArrayBuffer);

const busy = async () => {
  Atomics.wait(gate, 0, 0);
  return new Response('done');
};
const { port } = await serveTestSite({ api: apiOf({ '/busy': busy }) });
parentPort?.postMessage(port);
